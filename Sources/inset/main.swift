print("inset 0.1.0")
