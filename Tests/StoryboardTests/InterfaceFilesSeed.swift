/// A storyboard with a little of everything, one element a line: what mutations start from.
enum InterfaceFilesSeed {
    static let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="nav">
        <scenes><scene sceneID="s1"><objects>
        <navigationController id="nav" storyboardIdentifier="nav" toolbarHidden="NO"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/>
        <connections><segue destination="vc" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        </objects></scene><scene sceneID="s2"><objects>
        <viewController storyboardIdentifier="main" title="Main" modalTransitionStyle="crossDissolve" id="vc" customClass="Nowhere" customModuleProvider="target">
        <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/><viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <stackView axis="vertical" alignment="center" distribution="fillProportionally" spacing="8" id="k1"><subviews>
        <label text="A &amp; B" textAlignment="natural" numberOfLines="2" minimumScaleFactor="0.5" id="l1"><fontDescription key="fontDescription" type="system" weight="medium" pointSize="17"/><color key="textColor" white="0.3" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/></label>
        <button buttonType="system" id="b1"><state key="normal" title="Tap" image="star" catalog="system"><color key="titleColor" name="Brand"/></state><buttonConfiguration key="configuration" style="filled" title="Configured" imagePadding="4"/>
        <connections><action selector="tap:" destination="vc" eventType="touchUpInside" id="a1"/><segue destination="v2c" kind="presentation" modalPresentationStyle="formSheet" identifier="show" id="g1"/></connections></button>
        <segmentedControl selectedSegmentIndex="1" id="sc"><segments><segment title="One"/><segment title="Two" width="40"/></segments></segmentedControl>
        <slider minValue="1" maxValue="9" value="3" id="sl"/>
        <stepper minimumValue="-3" maximumValue="3" stepValue="0.5" value="1" id="sp"/>
        <switch on="YES" id="sw"/>
        <pageControl numberOfPages="4" currentPage="2" id="pc"/>
        <progressView progress="0.5" id="pv"/>
        <activityIndicatorView style="large" animating="YES" hidesWhenStopped="YES" id="ai"/>
        </subviews></stackView>
        <scrollView pagingEnabled="YES" minimumZoomScale="0.5" maximumZoomScale="4" id="sv"><rect key="frame" x="0" y="100" width="393" height="200"/>
        <subviews><imageView image="Missing" contentMode="scaleAspectFill" id="iv"><rect key="frame" x="0" y="0" width="800" height="200"/></imageView></subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
        <constraints><constraint firstItem="iv" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c9"/></constraints>
        <inset key="contentInset" minX="4" minY="5" maxX="6" maxY="7"/></scrollView>
        <tableView dataMode="static" rowHeight="44" id="tv"><rect key="frame" x="0" y="300" width="393" height="200"/>
        <sections><tableViewSection headerTitle="H" id="ts"><cells><tableViewCell style="IBUITableViewCellStyleValue1" textLabel="t1" id="tc"><rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="tc" id="cv"><subviews><label text="Cell" id="t1"/></subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
        <containerView id="co"><rect key="frame" x="0" y="600" width="100" height="100"/><connections><segue destination="v2c" kind="embed" identifier="in" id="g2"/></connections></containerView>
        <visualEffectView id="ve"><blurEffect style="dark"/><view key="contentView" id="vev"><subviews><label text="Over" id="l3"/></subviews></view></visualEffectView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="sa"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>
        <constraint firstItem="k1" firstAttribute="leading" secondItem="sa" secondAttribute="leading" constant="16" id="c1"><variation key="widthClass=regular" constant="40"/></constraint>
        <constraint firstItem="k1" firstAttribute="top" secondItem="tg" secondAttribute="bottom" multiplier="1:1" priority="999" id="c2"/>
        <constraint firstAttribute="trailingMargin" relation="greaterThanOrEqual" secondItem="k1" secondAttribute="trailing" id="c3"/>
        <constraint firstItem="co" firstAttribute="width" secondItem="co" secondAttribute="height" multiplier="16:9" id="c4"/>
        <constraint firstItem="l1" firstAttribute="baseline" secondItem="b1" secondAttribute="firstBaseline" id="c5"/>
        </constraints>
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="span"><range key="value" location="1" length="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="frame"><rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        <variation key="default"><mask key="subviews"><exclude reference="co"/></mask><mask key="constraints"><exclude reference="c3"/></mask></variation>
        <variation key="heightClass=regular"><mask key="subviews"><include reference="co"/></mask></variation>
        <connections><outletCollection property="gestureRecognizers" destination="tg1" appends="YES" id="o4"/></connections>
        </view>
        <navigationItem key="navigationItem" title="Start" largeTitleDisplayMode="always" id="ni"><barButtonItem key="rightBarButtonItem" systemItem="add" id="bi"><connections><segue destination="ref" kind="show" id="g3"/></connections></barButtonItem><slider key="titleView" id="nts"/></navigationItem>
        <tabBarItem key="tabBarItem" systemItem="favorites" badgeValue="3" id="ti"/>
        <size key="freeformSize" width="393" height="1200"/>
        <connections><outlet property="view" destination="v1" id="o1"/><outlet property="label" destination="l1" id="o2"/><outletCollection property="all" destination="b1" id="o3"/></connections>
        </viewController>
        <tapGestureRecognizer numberOfTapsRequired="2" id="tg1"><connections><action selector="twice:" destination="vc" id="a2"/></connections></tapGestureRecognizer>
        <view id="loose"><rect key="frame" x="0" y="0" width="50" height="50"/></view>
        <exit id="ex" sceneMemberID="exit"/>
        </objects></scene><scene sceneID="s3"><objects>
        <viewController storyboardIdentifier="second" automaticallyAdjustsScrollViewInsets="NO" id="v2c"><view key="view" id="v2"><rect key="frame" x="0" y="0" width="100" height="100"/></view>
        <connections><segue destination="ex" kind="unwind" unwindAction="back:" identifier="home" id="g4"/><segue destination="v2c" kind="custom" customClass="Fade" identifier="self" id="g5"/></connections></viewController>
        <viewControllerPlaceholder storyboardName="Other" id="ref"/>
        <splitViewController storyboardIdentifier="split" allowDoubleColumnStyle="YES" id="spl"><connections><segue destination="nav" kind="relationship" relationship="masterViewController" id="r2"/><segue destination="v2c" kind="relationship" relationship="detailViewController" id="r3"/></connections></splitViewController>
        </objects></scene></scenes>
        <resources><image name="Missing" width="30" height="20"/><namedColor name="Brand"><color red="0.1" green="0.2" blue="0.3" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources>
        </document>
        """
}
