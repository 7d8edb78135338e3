import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What later Xcodes write, and what bars and buttons have beyond their titles.
@MainActor @Suite("Storyboards / Later elements", .serialized)
struct LaterElementTests {
    private func controller(
        _ content: String, files: [String: String] = [:], name: String = "Main.storyboard"
    ) throws -> UIViewController {
        var all = files
        all[name] = InterfaceFiles.storyboard(InterfaceFiles.scene(content))
        let made = InterfaceFiles(all)
        return try #require(made.storyboard().instantiateInitialViewController())
    }

    private static let red = #"red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    // MARK: The keyboard's guide
    private let field = """
        <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
        <keyboardLayoutGuide key="keyboard" id="keys"/>
        <constraints><constraint firstItem="a" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" id="1"/>
        <constraint firstItem="a" firstAttribute="trailing" secondItem="vc-view" secondAttribute="trailing" id="2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="vc-safe" secondAttribute="top" id="3"/>
        <constraint firstItem="a" firstAttribute="bottom" secondItem="keys" secondAttribute="top" constant="-8" id="4"/></constraints>
        """

    @Test(.documented("UIView.keyboardLayoutGuide: at the bottom of the safe area while there is no keyboard"))
    func `a view above the keyboard's guide ends at the safe area, and at the keyboard once it is there`() throws {
        let screen = UIScreen.main
        let window = UIWindow(frame: screen.bounds)
        let controller = try controller(field)
        window.rootViewController = controller
        window.isHidden = false
        defer {
            screen.keyboardFrame = nil
            window.isHidden = true
            window.rootViewController = nil
        }
        window.layoutIfNeeded()
        let safe = controller.view.safeAreaInsets
        let view = controller.view.subviews[0]
        #expect(view.frame.minY == safe.top)
        #expect(view.frame.maxY == window.bounds.height - safe.bottom - 8)
        #expect(view.frame.width == window.bounds.width)
        screen.keyboardFrame = CGRect(x: 0, y: 500, width: screen.bounds.width, height: screen.bounds.height - 500)
        window.layoutIfNeeded()
        #expect(view.frame.maxY == 492)
    }

    @Test(.documented("UIKeyboardLayoutGuide.usesBottomSafeArea"))
    func `the keyboard's guide of a file has the file's attributes, and no words are said`() throws {
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let content = field.replacingOccurrences(
            of: #"id="keys"/>"#, with: #"id="keys" usesBottomSafeArea="NO" followsUndockedKeyboard="YES"/>"#)
        let guide = try controller(content).view.keyboardLayoutGuide
        #expect(!guide.usesBottomSafeArea && guide.followsUndockedKeyboard)
        #expect(words == [])
        let text = InterfaceFiles.storyboard(InterfaceFiles.scene(content))
        #expect(try IBDocument(bytes: [UInt8](text.utf8), file: "Main.storyboard").diagnostics.isEmpty)
    }

    // MARK: Buttons
    @Test(.documented("UIButton.Configuration.background; UIBackgroundConfiguration"))
    func `a configured button keeps the background that the file gives it`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let picture = try #require(
            UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { _ in }.pngData())
        let content = """
            <subviews><button id="b"><buttonConfiguration key="configuration" style="filled" title="T">
            <backgroundConfiguration key="background" image="plate.png" imageContentMode="scaleAspectFill" cornerRadius="7" strokeWidth="2" strokeOutset="1">
            <color key="backgroundColor" \(Self.red)<color key="strokeColor" systemColor="labelColor"/>
            <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
            </backgroundConfiguration></buttonConfiguration></button>
            <button id="c"><buttonConfiguration key="configuration" style="filled" title="T"/></button></subviews>
            """
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        try picture.write(to: URL(fileURLWithPath: files.bundle.bundlePath + "/plate.png"))
        let made = try #require(files.storyboard().instantiateInitialViewController())
        let background = try #require((made.view.subviews[0] as? UIButton)?.configuration?.background)
        #expect(background.image?.size == CGSize(width: 4, height: 4) && background.imageContentMode == .scaleAspectFill)
        #expect(background.backgroundColor == red && background.strokeColor == .label)
        #expect(background.cornerRadius == 7 && background.strokeWidth == 2 && background.strokeOutset == 1)
        #expect(background.backgroundInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let plain = try #require((made.view.subviews[1] as? UIButton)?.configuration?.background)
        #expect(plain.image == nil && plain.cornerRadius == UIButton.Configuration.filled().background.cornerRadius)
    }

    // MARK: Attributes by key
    @Test(.assumed("KeePassium's EntryFieldEditorVC and its tables of texts look so"))
    func `where some texts by key are marked to be translated, only those are, and counted`() throws {
        let content = """
            <subviews><label id="u"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="Kept"/>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Field" localized="YES"/>
            </userDefinedRuntimeAttributes></label></subviews>
            """
        let table = #""u.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Feld";"#
        Localization.preferred = ["de"]
        defer { Localization.preferred = [] }
        let made = try controller(content, files: ["de.lproj/Main.strings": table], name: "Base.lproj/Main.storyboard")
        let label = try #require(made.view.subviews[0] as? UILabel)
        #expect(label.text == "Kept" && label.accessibilityLabel == "Feld")
    }

    @Test(.assumed("what Xcode adds to an attribute beside its value does not change the value"))
    func `an attribute by key may have options`() throws {
        let content = """
            <subviews><label id="u"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="T" options="5" localized="NO"/>
            </userDefinedRuntimeAttributes></label></subviews>
            """
        let text = InterfaceFiles.storyboard(InterfaceFiles.scene(content))
        #expect(try IBDocument(bytes: [UInt8](text.utf8), file: "Main.storyboard").diagnostics.isEmpty)
        #expect((try controller(content).view.subviews[0] as? UILabel)?.text == "T")
    }

    // MARK: Bars
    @Test(.documented("UINavigationBar.standardAppearance; titleTextAttributes"))
    func `bars have the looks and the titles' attributes of the file`() throws {
        let content = """
            <subviews><navigationBar id="n"><textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" type="boldSystem" pointSize="24"/><color key="textColor" \(Self.red)</textAttributes>
            <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" \(Self.red)<nil key="shadowColor"/>
            <textAttributes key="largeTitleTextAttributes"><color key="textColor" systemColor="labelColor"/></textAttributes></navigationBarAppearance></navigationBar>
            <toolbar id="t"><toolbarAppearance key="standardAppearance"/><toolbarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" \(Self.red)</toolbarAppearance></toolbar>
            <tabBar id="b"><tabBarAppearance key="standardAppearance"><color key="backgroundColor" \(Self.red)</tabBarAppearance>
            <items><tabBarItem title="A" id="i"><offsetWrapper key="titlePositionAdjustment" horizontal="1" vertical="-4"/></tabBarItem></items></tabBar></subviews>
            """
        let views = try controller(content).view.subviews
        let bar = try #require(views[0] as? UINavigationBar)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == red)
        #expect((bar.titleTextAttributes?[.font] as? UIFont) == .boldSystemFont(ofSize: 24))
        #expect(bar.scrollEdgeAppearance?.backgroundColor == red && bar.scrollEdgeAppearance?.shadowColor == nil)
        #expect(bar.scrollEdgeAppearance?.largeTitleTextAttributes[.foregroundColor] as? UIColor == .label)
        #expect(bar.compactAppearance == nil && bar.standardAppearance.backgroundColor != red)
        let toolbar = try #require(views[1] as? UIToolbar)
        #expect(toolbar.scrollEdgeAppearance?.backgroundColor == red && toolbar.standardAppearance.backgroundColor != red)
        let tabs = try #require(views[2] as? UITabBar)
        #expect(tabs.standardAppearance.backgroundColor == red)
        #expect(tabs.items?[0].titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -4))
    }

    @Test(.documented("NSParagraphStyle.baseWritingDirection"))
    func `a paragraph's direction is taken`() throws {
        let content = """
            <subviews><label id="l"><attributedString key="attributedText"><fragment content="T"><attributes>
            <paragraphStyle key="NSParagraphStyle" alignment="natural" baseWritingDirection="rightToLeft"/></attributes></fragment></attributedString></label></subviews>
            """
        let label = try #require(try controller(content).view.subviews[0] as? UILabel)
        let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.baseWritingDirection == .rightToLeft)
    }

    @Test(.documented("UITabBarController.selectedIndex, UINavigationItem.backButtonTitle and backButtonDisplayMode"))
    func `what the designer says of tabs, ways back and labels is taken`() throws {
        func child(_ id: String) -> String { #"<viewController id="\#(id)"><view key="view" id="\#(id)-v"/></viewController>"# }
        let segues = ["a", "b", "c"].map {
            #"<segue destination="\#($0)" kind="relationship" relationship="viewControllers" id="s-\#($0)"/>"#
        }.joined()
        let tabs = #"<tabBarController id="vc" selectedIndex="2"><connections>\#(segues)</connections></tabBarController>"#
        let files = InterfaceFiles([
            "Main.storyboard": InterfaceFiles.storyboard(tabs, child("a"), child("b"), child("c"))
        ])
        let made = try #require(files.storyboard().instantiateInitialViewController() as? UITabBarController)
        #expect(made.selectedIndex == 2)
        let content = """
            <subviews><navigationBar id="n"><items><navigationItem title="A" backButtonTitle="Back" backButtonDisplayMode="minimal" id="i"/></items></navigationBar>
            <label text="T" adjustsLetterSpacingToFitWidth="YES" id="l"/><label text="T" adjustsLetterSpacingToFitWidth="NO" id="m"/>
            <pageControl numberOfPages="3" backgroundStyle="prominent" allowsContinuousInteraction="NO" id="p"/>
            <button id="b"><buttonConfiguration key="configuration" style="plain" title="T" automaticallyUpdateForSelection="NO"/></button>
            <tabBar itemPositioning="centered" itemWidth="50" itemSpacing="4" id="t"/></subviews>
            """
        let views = try controller(content).view.subviews
        let item = (views[0] as? UINavigationBar)?.items?[0]
        #expect(item?.backButtonTitle == "Back" && item?.backButtonDisplayMode == .minimal)
        #expect((views[1] as? UILabel)?.allowsDefaultTighteningForTruncation == true)
        #expect((views[2] as? UILabel)?.allowsDefaultTighteningForTruncation == false)
        let pages = try #require(views[3] as? UIPageControl)
        #expect(pages.backgroundStyle == .prominent && !pages.allowsContinuousInteraction)
        #expect((views[4] as? UIButton)?.configuration?.automaticallyUpdateForSelection == false)
        let bar = try #require(views[5] as? UITabBar)
        #expect(bar.itemPositioning == .centered && bar.itemWidth == 50 && bar.itemSpacing == 4)
    }
}
