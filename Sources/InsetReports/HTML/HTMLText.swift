import InsetDrawing

/// Text for an element or an attribute of the page.
func html(_ text: String) -> String { escaped(text) }

/// Text of the reader's project inside a line of ours: it cannot turn the direction of what stands around it.
func isolated(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }
