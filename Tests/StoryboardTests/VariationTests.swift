import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Storyboards / Variations and values", .serialized)
struct VariationTests {
    @Test(.documented("IB-HELP: varying by size class"))
    func `what varies with the size class follows the device's turn`() throws {
        let content = """
            <subviews>
            <label id="l" text="T" translatesAutoresizingMaskIntoConstraints="NO"><fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=compact" hidden="YES"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
            <view id="w" translatesAutoresizingMaskIntoConstraints="NO"/>
            </subviews>
            <constraints>
            <constraint firstItem="l" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" constant="10" id="c1"><variation key="heightClass=compact" constant="70"/></constraint>
            <constraint firstItem="l" firstAttribute="top" secondItem="vc-view" secondAttribute="top" id="c2"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" id="c3"/>
            <constraint firstItem="w" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" constant="100" id="c4"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask><mask key="constraints"><exclude reference="c3"/><exclude reference="c4"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="w"/></mask><mask key="constraints"><include reference="c4"/></mask></variation>
            """
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let stage = Stage()
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        let view: UIView = controller.view
        let label = try #require(view.subviews.first as? UILabel)
        #expect(view.subviews.count == 1 && label.frame.minX == 10 && !label.isHidden && label.font.pointSize == 17)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(view.subviews.count == 2 && label.isHidden && label.font.pointSize == 30)
        #expect(label.frame.minX == 70 && view.subviews[1].frame.minX == 100)
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        #expect(view.subviews.count == 1 && !label.isHidden && label.frame.minX == 10)
    }

    @Test(.documented("IB-HELP: localised strings"))
    func `texts come from the language's table by object and property`() throws {
        let content = """
            <subviews><label id="l" text="Base"/><button id="b"><state key="normal" title="Push"/></button><label id="m" text="Kept"/></subviews>
            """
        let files = InterfaceFiles([
            "Base.lproj/Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content)),
            "de.lproj/Main.strings": """
            /* Class = "UILabel"; text = "Base"; */
            "l.text" = "Grund \\"eins\\"";
            "b.normalTitle" = "Dr\\U00fccken";
            """,
        ])
        Localization.preferred = ["de-AT"]
        defer { Localization.preferred = [] }
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let views = controller.view.subviews
        #expect((views[0] as? UILabel)?.text == #"Grund "eins""#)
        #expect((views[1] as? UIButton)?.title(for: .normal) == "Drücken")
        #expect((views[2] as? UILabel)?.text == "Kept")
    }

    @Test(.documented("UILabel in Interface Builder, defaults of the file"))
    func `labels, images and stacks get their attributes`() throws {
        let content = """
            <subviews>
            <label id="l" text="A" textAlignment="center" lineBreakMode="wordWrap" numberOfLines="0" adjustsFontSizeToFit="NO" userInteractionEnabled="NO" opaque="NO" horizontalHuggingPriority="251" tag="4" alpha="0.5">
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/><color key="textColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
            <imageView id="i" contentMode="scaleAspectFit" image="star" catalog="system"/>
            <stackView id="s" axis="vertical" alignment="center" distribution="equalSpacing" spacing="7"><subviews><view id="x"/><view id="y"/></subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
            <label id="n" text="B"/>
            </subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/>
            """
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        let views = controller.view.subviews
        let label = try #require(views[0] as? UILabel)
        #expect(label.textAlignment == .center && label.lineBreakMode == .byWordWrapping && label.numberOfLines == 0)
        #expect(!label.isUserInteractionEnabled && !label.isOpaque && label.tag == 4 && label.alpha == 0.5)
        #expect(
            label.font == .systemFont(ofSize: 21, weight: .semibold)
                && label.textColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(!label.adjustsFontSizeToFitWidth)
        let image = try #require(views[1] as? UIImageView)
        #expect(image.contentMode == .scaleAspectFit && image.isUserInteractionEnabled && image.image?.isSymbolImage == true)
        let stack = try #require(views[2] as? UIStackView)
        #expect(
            stack.axis == .vertical && stack.alignment == .center && stack.distribution == .equalSpacing && stack.spacing == 7)
        #expect(stack.arrangedSubviews.count == 2 && stack.isLayoutMarginsRelativeArrangement)
        let plain = try #require(views[3] as? UILabel)
        #expect(
            plain.isUserInteractionEnabled && plain.isOpaque && plain.textAlignment == .left && plain.adjustsFontSizeToFitWidth)
        #expect(controller.view.backgroundColor == .systemBackground)
    }

    @Test(.oracle("STORY-E4"))
    func `an attribute that the class doesn't have is reported, and the rest goes on`() throws {
        let content = """
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="nonsense"><real key="value" value="1"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="isHidden" value="maybe"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="3"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            """
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(InterfaceFiles.scene(content))])
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        #expect(controller.view.layer.borderWidth == 3)
        #expect(words.first?.hasPrefix("Failed to set (nonsense) user defined inspected property on (UIView)") == true)
    }
}
