/// A small storyboard with one of nearly everything, written for these tests.
let sampleStoryboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507.12" \
  targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
  useSafeAreas="YES" colorMatched="YES" initialViewController="nav-00-001">
      <device id="retina6_12" orientation="landscape" appearance="light"/>
      <dependencies>
          <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
      </dependencies>
      <scenes>
          <!--Travel Journal-->
          <scene sceneID="sce-00-001">
              <objects>
                  <viewController title="Caf&#233; &amp; Bar" id="vcn-00-001" customClass="JournalController" \
  sceneMemberID="viewController" hidesBottomBarWhenPushed="YES">
                      <layoutGuides>
                          <viewControllerLayoutGuide type="top" id="top-00-001"/>
                          <viewControllerLayoutGuide type="bottom" id="bot-00-001"/>
                      </layoutGuides>
                      <view key="view" contentMode="scaleToFill" id="roo-00-001">
                          <rect key="frame" x="0.0" y="0.0" width="852" height="393"/>
                          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                          <subviews>
                              <label text="Tom &quot;T&quot; &lt;3&#10;Ada" \
  translatesAutoresizingMaskIntoConstraints="NO" id="lab-00-001" userLabel="Title">
                                  <rect key="frame" x="16" y="20.5" width="100" height="21"/>
                                  <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                  <color key="textColor" systemColor="secondaryLabelColor"/>
                                  <nil key="highlightedColor"/>
                                  <variation key="widthClass=regular">
                                      <fontDescription key="fontDescription" type="boldSystem" pointSize="34"/>
                                  </variation>
                              </label>
                              <button opaque="NO" buttonType="system" fixedFrame="YES" id="but-00-001">
                                  <rect key="frame" x="16" y="60" width="80" height="30"/>
                                  <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" \
  flexibleMaxY="YES"/>
                                  <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
                                  <state key="normal" title="Pay" image="star" catalog="system">
                                      <color key="titleColor" red="1" green="0.0" blue="0.0" alpha="1" \
  colorSpace="custom" customColorSpace="sRGB"/>
                                  </state>
                                  <connections>
                                      <segue destination="mod-00-001" kind="presentation" \
  identifier="pay" modalPresentationStyle="formSheet" id="seg-00-002"/>
                                      <action selector="pay:" destination="vcn-00-001" \
  eventType="touchUpInside" id="act-00-001"/>
                                  </connections>
                              </button>
                          </subviews>
                          <viewLayoutGuide key="safeArea" id="saf-00-001"/>
                          <color key="backgroundColor" name="Paper"/>
                          <constraints>
                              <constraint firstItem="lab-00-001" firstAttribute="top" \
  secondItem="saf-00-001" secondAttribute="top" constant="20" id="con-00-001">
                                  <variation key="heightClass=compact" constant="8"/>
                              </constraint>
                              <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
  secondItem="lab-00-001" secondAttribute="trailing" multiplier="3:2" priority="750" id="con-00-002"/>
                              <constraint firstItem="lab-00-001" firstAttribute="leading" \
  secondItem="roo-00-001" secondAttribute="leadingMargin" placeholder="YES" id="con-00-003"/>
                          </constraints>
                          <variation key="default">
                              <mask key="constraints">
                                  <exclude reference="con-00-003"/>
                              </mask>
                          </variation>
                          <variation key="heightClass=compact-widthClass=compact">
                              <mask key="constraints">
                                  <include reference="con-00-003"/>
                              </mask>
                              <mask key="subviews">
                                  <exclude reference="but-00-001"/>
                              </mask>
                          </variation>
                      </view>
                      <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                      <navigationItem key="navigationItem" title="Journal" prompt="Where to?" \
  largeTitleDisplayMode="never" id="nit-00-001">
                          <barButtonItem key="rightBarButtonItem" style="plain" id="bbi-00-001">
                              <view key="customView" contentMode="scaleToFill" id="cus-00-001">
                                  <rect key="frame" x="700" y="7" width="60" height="30"/>
                              </view>
                          </barButtonItem>
                      </navigationItem>
                      <connections>
                          <outlet property="titleLabel" destination="lab-00-001" id="out-00-001"/>
                      </connections>
                  </viewController>
                  <placeholder placeholderIdentifier="IBFirstResponder" id="fir-00-001" \
  sceneMemberID="firstResponder"/>
                  <view contentMode="scaleToFill" id="ext-00-001">
                      <rect key="frame" x="0.0" y="0.0" width="240" height="128"/>
                  </view>
              </objects>
          </scene>
          <scene sceneID="sce-00-002">
              <objects>
                  <navigationController toolbarHidden="NO" id="nav-00-001" sceneMemberID="viewController">
                      <navigationBar key="navigationBar" largeTitles="YES" translucent="NO" id="nbr-00-001">
                          <rect key="frame" x="0.0" y="59" width="393" height="96"/>
                      </navigationBar>
                      <connections>
                          <segue destination="vcn-00-001" kind="relationship" \
  relationship="rootViewController" id="seg-00-001"/>
                      </connections>
                  </navigationController>
              </objects>
          </scene>
          <scene sceneID="sce-00-003">
              <objects>
                  <tableViewController id="mod-00-001" sceneMemberID="viewController">
                      <tableView key="view" dataMode="static" id="tab-00-001">
                          <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                          <sections>
                              <tableViewSection headerTitle="Card" footerTitle="Safe" id="tvs-00-001">
                                  <cells>
                                      <tableViewCell id="cel-00-001">
                                          <rect key="frame" x="0.0" y="55" width="393" height="44"/>
                                          <tableViewCellContentView key="contentView" id="cnt-00-001">
                                              <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                          </tableViewCellContentView>
                                      </tableViewCell>
                                  </cells>
                              </tableViewSection>
                          </sections>
                      </tableView>
                      <size key="freeformSize" width="393" height="700"/>
                      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" \
  prompted="NO"/>
                      <nil key="simulatedBottomBarMetrics"/>
                  </tableViewController>
              </objects>
          </scene>
      </scenes>
      <resources>
          <image name="star" catalog="system" width="128" height="116"/>
          <image name="Hero" width="390" height="240"/>
          <namedColor name="Paper">
              <color red="0.5" green="0.25" blue="1" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
          </namedColor>
      </resources>
  </document>

  """
