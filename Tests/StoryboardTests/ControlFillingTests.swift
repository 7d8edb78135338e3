import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Attributes of each kind of view as the files write them, and what their absence means.
@MainActor @Suite("Storyboards / Kinds of views", .serialized)
struct ControlFillingTests {
    private func views(_ content: String, files: [String: String] = [:]) throws -> [UIView] {
        var all = files
        all["Main.storyboard"] = InterfaceFiles.storyboard(InterfaceFiles.scene("<subviews>\(content)</subviews>"))
        let made = InterfaceFiles(all)
        let controller = try #require(made.storyboard().instantiateInitialViewController())
        return controller.view.subviews
    }

    private func view<Kind: UIView>(_ content: String, as type: Kind.Type = Kind.self) throws -> Kind {
        try #require(try views(content).first as? Kind)
    }

    private static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    // MARK: Views
    @Test(.oracle("XIB-2"))
    func `a bare view has the format's defaults`() throws {
        let view = try view(#"<view id="v"/>"#)
        #expect(view.contentMode == .scaleToFill && view.isOpaque && !view.clipsToBounds && !view.isHidden && view.alpha == 1)
        #expect(view.isUserInteractionEnabled && !view.isMultipleTouchEnabled && view.clearsContextBeforeDrawing)
        #expect(view.autoresizesSubviews && view.tag == 0 && view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.backgroundColor == nil && view.frame == .zero && view.autoresizingMask == [])
        #expect(view.insetsLayoutMarginsFromSafeArea && !view.preservesSuperviewLayoutMargins)
        #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(250))
    }

    @Test(.oracle("XIB-4"))
    func `a view's attributes are all taken`() throws {
        let view = try view(
            """
            <view id="v" contentMode="bottomLeft" opaque="NO" clipsSubviews="YES" alpha="0.25" userInteractionEnabled="NO" multipleTouchEnabled="YES" clearsContextBeforeDrawing="NO" autoresizesSubviews="NO" tag="-7" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="1" verticalHuggingPriority="999" horizontalCompressionResistancePriority="2" verticalCompressionResistancePriority="998" placeholderIntrinsicWidth="infinite" placeholderIntrinsicHeight="50" insetsLayoutMarginsFromSafeArea="NO" preservesSuperviewLayoutMargins="YES" layoutMarginsFollowReadableWidth="YES" semanticContentAttribute="forceRightToLeft" restorationIdentifier="rest">
            <rect key="frame" x="1" y="2.5" width="30" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
            <color key="tintColor" \(Self.red)
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
            <accessibility key="accessibilityConfiguration" identifier="id" label="label" hint="hint"><accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/></accessibility>
            </view>
            """)
        #expect(view.contentMode == .bottomLeft && !view.isOpaque && view.clipsToBounds && view.alpha == 0.25)
        #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled && !view.clearsContextBeforeDrawing)
        #expect(!view.autoresizesSubviews && view.tag == -7 && !view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 1)
        #expect(view.contentHuggingPriority(for: .vertical).rawValue == 999)
        #expect(view.contentCompressionResistancePriority(for: .horizontal).rawValue == 2)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 998)
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        #expect(!view.insetsLayoutMarginsFromSafeArea && view.preservesSuperviewLayoutMargins)
        #expect(view.layoutMarginsFollowReadableWidth && view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.restorationIdentifier == "rest" && view.frame == CGRect(x: 1, y: 2.5, width: 30, height: 40))
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.tintColor == red)
        #expect(
            view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(view.accessibilityIdentifier == "id" && view.accessibilityLabel == "label" && view.accessibilityHint == "hint")
        #expect(view.accessibilityTraits == [.button, .header] && view.isAccessibilityElement)
    }

    @Test(.oracle("XIB-5"))
    func `a fixed frame keeps its place by its mask`() throws {
        let view = try view(
            #"<view id="v" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="9" y="8" width="7" height="6"/></view>"#
        )
        #expect(view.translatesAutoresizingMaskIntoConstraints && view.frame == CGRect(x: 9, y: 8, width: 7, height: 6))
    }

    @Test(.documented("UISearchBar in Interface Builder"))
    func `a search bar with its scopes and traits`() throws {
        let bar: UISearchBar = try view(
            """
            <searchBar id="v" text="T" placeholder="P" prompt="Q" searchBarStyle="minimal" showsCancelButton="YES" showsScopeBar="YES" translucent="NO"><rect key="frame" x="0" y="0" width="375" height="122"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" returnKeyType="done"/>
            <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
            """)
        #expect(bar.text == "T" && bar.placeholder == "P" && bar.prompt == "Q" && bar.searchBarStyle == .minimal)
        #expect(bar.showsCancelButton && bar.showsScopeBar && !bar.isTranslucent && !bar.showsBookmarkButton)
        #expect(bar.scopeButtonTitles == ["All", "Mine"] && bar.selectedScopeButtonIndex == 0)
        #expect(bar.autocapitalizationType == .words && bar.returnKeyType == .done)
    }

    // MARK: Values
    @Test(.documented("UISwitch, UISlider, UIStepper in Interface Builder"))
    func `controls with a value`() throws {
        let made = try views(
            """
            <switch id="a"/><switch id="b" on="YES" enabled="NO"><color key="onTintColor" \(Self.red)<color key="thumbTintColor" \(Self.red)</switch>
            <slider id="c" minValue="10" maxValue="20" value="15" continuous="NO"><color key="minimumTrackTintColor" \(Self.red)</slider>
            <stepper id="d" minimumValue="-5" maximumValue="5" value="2.5" stepValue="0.5" wraps="YES" autorepeat="NO"/>
            <progressView id="e" progress="0.75" progressViewStyle="bar"><color key="progressTintColor" \(Self.red)<color key="trackTintColor" \(Self.red)</progressView>
            <pageControl id="f" numberOfPages="5" currentPage="3" hidesForSinglePage="YES"><color key="pageIndicatorTintColor" \(Self.red)</pageControl>
            """)
        let plain = try #require(made[0] as? UISwitch)
        let on = try #require(made[1] as? UISwitch)
        #expect(!plain.isOn && plain.isEnabled && on.isOn && !on.isEnabled)
        #expect(on.onTintColor == red && on.thumbTintColor == red)
        let slider = try #require(made[2] as? UISlider)
        #expect(slider.minimumValue == 10 && slider.maximumValue == 20 && slider.value == 15 && !slider.isContinuous)
        #expect(slider.minimumTrackTintColor == red)
        let stepper = try #require(made[3] as? UIStepper)
        #expect(stepper.minimumValue == -5 && stepper.maximumValue == 5 && stepper.value == 2.5 && stepper.stepValue == 0.5)
        #expect(stepper.wraps && !stepper.autorepeat && stepper.isContinuous)
        let progress = try #require(made[4] as? UIProgressView)
        #expect(progress.progress == 0.75 && progress.progressViewStyle == .bar && progress.progressTintColor == red)
        #expect(progress.trackTintColor == red)
        let pages = try #require(made[5] as? UIPageControl)
        #expect(pages.numberOfPages == 5 && pages.currentPage == 3 && pages.hidesForSinglePage)
        #expect(pages.pageIndicatorTintColor == red)
    }

    @Test(.documented("UISegmentedControl in Interface Builder"), .documented("IB-HELP: segmentTitles in .strings"))
    func `segments have titles of the language, widths and a choice`() throws {
        let content = """
            <segmentedControl id="s" selectedSegmentIndex="1"><segments><segment title="One"/><segment title="Two" width="70"/><segment title="Three" enabled="NO"/></segments></segmentedControl>
            <segmentedControl id="t" momentary="YES" apportionsSegmentWidthsByContent="YES"><segments><segment title="A"/></segments></segmentedControl>
            """
        Localization.preferred = ["de"]
        defer { Localization.preferred = [] }
        let made = try views(content, files: ["de.lproj/Main.strings": #""s.segmentTitles[0]" = "Eins";"#])
        let control = try #require(made[0] as? UISegmentedControl)
        #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Eins", "Two", "Three"])
        #expect(control.selectedSegmentIndex == 1 && control.widthForSegment(at: 1) == 70)
        #expect(!control.isEnabledForSegment(at: 2) && control.isEnabledForSegment(at: 0))
        let plain = try #require(made[1] as? UISegmentedControl)
        #expect(plain.selectedSegmentIndex == UISegmentedControl.noSegment && plain.isMomentary)
        #expect(plain.apportionsSegmentWidthsByContent)
    }

    @Test(.documented("UIActivityIndicatorView in Interface Builder"))
    func `an activity indicator of a file stays when it stops`() throws {
        let made = try views(
            """
            <activityIndicatorView id="a" style="medium"/>
            <activityIndicatorView id="b" style="whiteLarge" hidesWhenStopped="YES" animating="YES" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="5" y="6" width="37" height="37"/><color key="color" \(Self.red)</activityIndicatorView>
            """)
        let plain = try #require(made[0] as? UIActivityIndicatorView)
        #expect(!plain.hidesWhenStopped && !plain.isAnimating && !plain.isHidden)
        let large = try #require(made[1] as? UIActivityIndicatorView)
        #expect(large.hidesWhenStopped && large.isAnimating && large.style == .whiteLarge && large.color == red)
        #expect(!large.translatesAutoresizingMaskIntoConstraints && large.frame.origin == CGPoint(x: 5, y: 6))
    }

    // MARK: Scrolling
    @Test(.documented("UIScrollView in Interface Builder"))
    func `scroll views have their attributes, guides and insets`() throws {
        let content = """
            <scrollView id="s" clipsSubviews="YES" multipleTouchEnabled="YES" showsHorizontalScrollIndicator="NO" showsVerticalScrollIndicator="NO" scrollEnabled="NO" pagingEnabled="YES" bounces="NO" alwaysBounceVertical="YES" bouncesZoom="NO" minimumZoomScale="0.5" maximumZoomScale="4" delaysContentTouches="NO" canCancelContentTouches="NO" directionalLockEnabled="YES" keyboardDismissMode="onDrag" indicatorStyle="white" contentInsetAdjustmentBehavior="never" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0" y="0" width="200" height="300"/>
            <subviews><view id="c" translatesAutoresizingMaskIntoConstraints="NO"><constraints><constraint firstAttribute="height" constant="900" id="c6"/></constraints></view></subviews>
            <viewLayoutGuide key="contentLayoutGuide" id="cg"/><viewLayoutGuide key="frameLayoutGuide" id="fg"/>
            <constraints>
            <constraint firstItem="c" firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="c1"/>
            <constraint firstItem="cg" firstAttribute="trailing" secondItem="c" secondAttribute="trailing" id="c2"/>
            <constraint firstItem="c" firstAttribute="top" secondItem="cg" secondAttribute="top" id="c3"/>
            <constraint firstItem="cg" firstAttribute="bottom" secondItem="c" secondAttribute="bottom" id="c4"/>
            <constraint firstItem="c" firstAttribute="width" secondItem="fg" secondAttribute="width" multiplier="2" id="c5"/>
            <constraint firstAttribute="width" constant="200" id="c7"/><constraint firstAttribute="height" constant="300" id="c8"/>
            </constraints>
            <inset key="contentInset" minX="1" minY="2" maxX="3" maxY="4"/><inset key="scrollIndicatorInsets" minX="5" minY="6" maxX="7" maxY="8"/>
            </scrollView><scrollView id="p" minimumZoomScale="0.0" maximumZoomScale="0.0"/>
            """
        let made = try views(content)
        let scroll = try #require(made[0] as? UIScrollView)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(scroll)
        #expect(scroll.clipsToBounds && scroll.isMultipleTouchEnabled && !scroll.showsHorizontalScrollIndicator)
        #expect(!scroll.showsVerticalScrollIndicator && !scroll.isScrollEnabled && scroll.isPagingEnabled && !scroll.bounces)
        #expect(scroll.alwaysBounceVertical && !scroll.alwaysBounceHorizontal && !scroll.bouncesZoom)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 4)
        #expect(!scroll.delaysContentTouches && !scroll.canCancelContentTouches && scroll.isDirectionalLockEnabled)
        #expect(scroll.keyboardDismissMode == .onDrag && scroll.indicatorStyle == .white)
        #expect(scroll.contentInsetAdjustmentBehavior == .never)
        #expect(scroll.contentInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(scroll.verticalScrollIndicatorInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        root.layoutIfNeeded()
        #expect(scroll.contentSize == CGSize(width: 400, height: 900))
        let plain = try #require(made[1] as? UIScrollView)
        #expect(plain.bounces && plain.isScrollEnabled && plain.minimumZoomScale == 1 && plain.maximumZoomScale == 1)
        #expect(!plain.clipsToBounds && plain.showsVerticalScrollIndicator)
    }

    // MARK: Buttons
    @Test(.documented("UIButton in Interface Builder"))
    func `buttons have their states, insets and kinds`() throws {
        let made = try views(
            """
            <button id="a" contentHorizontalAlignment="trailing" contentVerticalAlignment="bottom" selected="YES" enabled="NO">
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><inset key="imageEdgeInsets" minX="2.2250738585072014e-308" minY="0" maxX="5" maxY="0"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="22"/>
            <state key="normal" title="N"><color key="titleColor" \(Self.red)</state><state key="selected" title="S"/><state key="disabled" title="D"/><state key="highlighted" title="H"/></button>
            <button id="b" buttonType="roundedRect"><state key="normal" title="System"/></button>
            <button id="c" buttonType="infoLight"/>
            <button id="d" buttonType="system"><state key="normal" title="Old"/><buttonConfiguration key="configuration" style="filled" title="New" imagePadding="6" cornerStyle="capsule"><color key="baseBackgroundColor" \(Self.red)</buttonConfiguration></button>
            """)
        let button = try #require(made[0] as? UIButton)
        #expect(button.buttonType == .custom && !button.isEnabled && button.isSelected)
        #expect(button.contentHorizontalAlignment == .trailing && button.contentVerticalAlignment == .bottom)
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(button.imageEdgeInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 5))
        let titles = [UIControl.State.normal, .selected, .disabled, .highlighted].map { button.title(for: $0) }
        #expect(titles == ["N", "S", "D", "H"] && button.titleColor(for: .normal) == red)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 22))
        #expect((made[1] as? UIButton)?.buttonType == .system && (made[2] as? UIButton)?.buttonType == .infoLight)
        let configured = try #require((made[3] as? UIButton)?.configuration)
        #expect(configured.title == "New" && configured.imagePadding == 6 && configured.cornerStyle == .capsule)
        #expect(configured.baseBackgroundColor == red)
    }

    @Test(.documented("NSAttributedString in Interface Builder"), .documented("UIFont in Interface Builder"))
    func `attributed texts, font spellings and missing fonts`() throws {
        let made = try views(
            """
            <label id="a" usesAttributedText="YES" adjustsFontSizeToFit="NO"><attributedString key="attributedText"><fragment content="One "><attributes><color key="NSColor" \(Self.red)<font key="NSFont" size="20" name="Nope"/><real key="NSKern" value="2"/></attributes></fragment><fragment content="two"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="5"/></attributes></fragment></attributedString></label>
            <label id="b" text="B"><fontDescription key="fontDescription" name="No-Such-Font" family="None" pointSize="23"/></label>
            <label id="c" text="C"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/></label>
            <label id="d" text="D"><fontDescription key="fontDescription" type="italicSystem" pointSize="11"/></label>
            <label id="e" text="E"><string key="text">Two
            lines</string><color key="shadowColor" \(Self.red)<size key="shadowOffset" width="2" height="-3"/></label>
            """)
        let labels = made.compactMap { $0 as? UILabel }
        let text = try #require(labels[0].attributedText)
        #expect(text.string == "One two" && text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == red)
        #expect((text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect((text.attribute(.kern, at: 1, effectiveRange: nil) as? NSNumber)?.doubleValue == 2)
        let style = text.attribute(.paragraphStyle, at: 5, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .center && style?.lineSpacing == 5)
        #expect(labels[1].font == .systemFont(ofSize: 23) && labels[2].font == .preferredFont(forTextStyle: .largeTitle))
        #expect(labels[3].font == .italicSystemFont(ofSize: 11))
        #expect(labels[4].text?.hasPrefix("Two\n") == true && labels[4].shadowColor == red)
        #expect(labels[4].shadowOffset == CGSize(width: 2, height: -3))
    }

    @Test(.documented("UIColor in Interface Builder"))
    func `a missing colour asset leaves what the file remembers, with a sentence`() throws {
        let content = #"<subviews><view id="v"><color key="backgroundColor" name="Brand"/></view></subviews>"#
        let resources =
            #"<resources><namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor></resources></document>"#
        let file = InterfaceFiles.storyboard(InterfaceFiles.scene(content)).replacingOccurrences(
            of: "</document>", with: resources)
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let controller = InterfaceFiles(["Main.storyboard": file]).storyboard().instantiateInitialViewController()
        #expect(controller?.view.subviews[0].backgroundColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(words.count == 1 && words[0].contains("named \"Brand\""))
    }

    // MARK: Text fields
    @Test(.oracle("XIB-2"))
    func `a bare text field has the format's defaults`() throws {
        let field: UITextField = try view(#"<textField id="f"/>"#)
        #expect(field.borderStyle == .none && field.textAlignment == .left && field.clearButtonMode == .never)
        #expect(field.text == "" && field.placeholder == nil && field.isEnabled)
    }

    @Test(.documented("IB-HELP"))
    func `a text field has all that its element says`() throws {
        let field: UITextField = try view(
            """
            <textField opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="left" contentVerticalAlignment="top" text="T" borderStyle="roundedRect" placeholder="P" textAlignment="natural" adjustsFontForContentSizeCategory="YES" adjustsFontSizeToFit="NO" minimumFontSize="9" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="f">
                <color key="textColor" \(Self.red)
                <fontDescription key="fontDescription" type="system" pointSize="14"/>
                <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert" returnKeyType="go" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email" smartDashesType="no"/>
            </textField>
            """)
        #expect(field.text == "T" && field.placeholder == "P" && !field.isEnabled && field.contentVerticalAlignment == .top)
        #expect(field.borderStyle == .roundedRect && field.textAlignment == .natural && field.minimumFontSize == 9)
        #expect(field.clearButtonMode == .whileEditing && field.clearsOnBeginEditing && !field.adjustsFontSizeToFitWidth)
        #expect(field.adjustsFontForContentSizeCategory && field.textColor == red && field.font?.pointSize == 14)
        #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no && field.spellCheckingType == .yes)
        #expect(field.keyboardType == .emailAddress && field.keyboardAppearance == .dark && field.returnKeyType == .go)
        #expect(field.enablesReturnKeyAutomatically && field.isSecureTextEntry && field.textContentType == .emailAddress)
        #expect(field.smartDashesType == .no && field.smartQuotesType == .default)
    }
}
