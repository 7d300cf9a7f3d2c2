/// Storyboards for tests, built of pieces.
enum Documents {
  /// A document of scenes; the first controller's id is the initial one's.
  static func storyboard(_ controllers: [String], initial: String = "c0") -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"s\(index)\"><objects>\(controller)</objects></scene>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
      initialViewController="\(initial)">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes>\(scenes.joined())</scenes>
      </document>

      """
  }

  /// A view controller with a root view of 414 × 896 pt.
  static func controller(
    _ id: String = "c0", views: String = "", constraints: String = "", rest: String = "",
    rootFrame: String = "x=\"0.0\" y=\"0.0\" width=\"414\" height=\"896\""
  ) -> String {
    """
    <viewController id="\(id)" sceneMemberID="viewController">
    <view key="view" id="root-\(id)"><rect key="frame" \(rootFrame)/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <subviews>\(views)</subviews>
    <viewLayoutGuide key="safeArea" id="safe-\(id)"/>
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
    <constraints>\(constraints)</constraints></view>\(rest)</viewController>
    """
  }

  static func button(_ id: String, frame: String, isFixed: Bool = true, title: String = "Pay") -> String {
    let mask = isFixed ? "fixedFrame=\"YES\" " : ""
    return """
      <button opaque="NO" \(mask)translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
      <rect key="frame" \(frame)/><state key="normal" title="\(title)"/></button>
      """
  }

  static func frame(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\""
  }

  static func constraint(_ id: String, _ attributes: String) -> String {
    "<constraint \(attributes) id=\"\(id)\"/>"
  }

  static func container(_ id: String, showing destination: String) -> String {
    """
    <containerView opaque="NO" id="\(id)"><rect key="frame" x="0" y="0" width="240" height="128"/>\
    <connections><segue destination="\(destination)" kind="embed" id="segue-\(id)"/></connections></containerView>
    """
  }

  /// A button pinned 10 pt above the screen's bottom edge, right on phones with a home button only.
  static let faulty = storyboard([
    controller(
      views: button("pay", frame: frame(20, 842, 374, 44), isFixed: false),
      constraints: constraint(
        "k1",
        "firstItem=\"pay\" firstAttribute=\"leading\" secondItem=\"safe-c0\" secondAttribute=\"leading\" constant=\"20\""
      )
        + constraint(
          "k2",
          "firstItem=\"safe-c0\" firstAttribute=\"trailing\" secondItem=\"pay\" secondAttribute=\"trailing\" constant=\"20\""
        )
        + constraint(
          "k3", "firstAttribute=\"bottom\" secondItem=\"pay\" secondAttribute=\"bottom\" constant=\"10\""))
  ])
}
