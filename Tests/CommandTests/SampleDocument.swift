/// A storyboard of one screen with a button at the bottom, 10 pt above the edge.
enum SampleDocument {
  static let text = document(
    """
    <button opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pay">
      <rect key="frame" x="20" y="842" width="374" height="44"/>
      <constraints><constraint firstAttribute="height" constant="44" id="c4"/></constraints>
      <state key="normal" title="Pay"/>
    </button>
    """,
    constraints: """
      <constraint firstItem="pay" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c1"/>
      <constraint firstAttribute="trailing" secondItem="pay" secondAttribute="trailing" constant="20" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="pay" secondAttribute="bottom" constant="10" id="c3"/>
      """)

  static func document(_ views: String, constraints: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES" initialViewController="screen">
      <device id="retina6_1" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController title="Checkout" id="screen" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(views)</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>

    """
  }
}
