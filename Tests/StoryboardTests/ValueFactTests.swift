import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private final class Tile: UIView {
    var number = 0
    var ratio = 0.0
    var words: String?
    var isOn = false
    var shade: UIColor?
    var spot = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var gone: String? = "here"
}

/// Sections 6, 7, 9 and 12 of the format: constraints, variations, values and texts.
@MainActor @Suite("Storyboards / Values, line by line", .serialized)
struct ValueFactTests {
    private func controller(_ content: String, files other: [String: String] = [:], name: String = "Main.storyboard") throws
        -> UIViewController
    {
        var all = other
        all[name] = InterfaceFiles.storyboard(InterfaceFiles.scene(content))
        return try #require(InterfaceFiles(all).storyboard().instantiateInitialViewController())
    }

    @Test(.documented("IB-HELP: user defined runtime attributes"))
    func `runtime attributes of each type arrive`() throws {
        NamedMembers.register(Tile.self, "Kit.Tile") { table in
            table.property("number", \Tile.number)
            table.property("ratio", \Tile.ratio)
            table.property("words", \Tile.words)
            table.property("isOn", \Tile.isOn)
            table.property("shade", \Tile.shade)
            table.property("spot", \Tile.spot)
            table.property("extent", \Tile.extent)
            table.property("area", \Tile.area)
            table.property("gone", \Tile.gone)
        }
        func attribute(_ type: String, _ path: String, _ value: String = "", _ child: String = "") -> String {
            #"<userDefinedRuntimeAttribute type="\#(type)" keyPath="\#(path)" \#(value)>\#(child)</userDefinedRuntimeAttribute>"#
        }
        let list = [
            attribute("number", "number", "", #"<integer key="value" value="7"/>"#),
            attribute("number", "ratio", "", #"<real key="value" value="0.25"/>"#),
            attribute("string", "words", #"value="Said""#), attribute("boolean", "isOn", #"value="YES""#),
            attribute("color", "shade", "", #"<color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/>"#),
            attribute("point", "spot", "", #"<point key="value" x="1" y="2"/>"#),
            attribute("size", "extent", "", #"<size key="value" width="3" height="4"/>"#),
            attribute("rect", "area", "", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#), attribute("nil", "gone"),
            attribute("number", "layer.borderWidth", "", #"<integer key="value" value="2"/>"#),
            attribute("boolean", "layer.masksToBounds", #"value="YES""#),
        ]
        let made = try controller(
            #"<subviews><view id="t" customClass="Tile" customModule="Kit"><userDefinedRuntimeAttributes>\#(list.joined())</userDefinedRuntimeAttributes></view></subviews>"#
        )
        let tile = try #require(made.view.subviews[0] as? Tile)
        #expect(tile.number == 7 && tile.ratio == 0.25 && tile.words == "Said" && tile.isOn && tile.gone == nil)
        #expect(tile.shade?.cgColor.components == UIColor(white: 0, alpha: 1).cgColor.components)
        #expect(tile.spot == CGPoint(x: 1, y: 2) && tile.extent == CGSize(width: 3, height: 4))
        #expect(tile.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(tile.layer.borderWidth == 2 && tile.layer.masksToBounds)
    }

    @Test(.assumed("ib-format 6: relation, priority, identifier, baselines, guides from before safe areas"))
    func `constraints have all that the file says`() throws {
        let text = InterfaceFiles.storyboard(
            """
            <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="390" height="844"/>
            <subviews><label id="a" text="A" translatesAutoresizingMaskIntoConstraints="NO"/><label id="b" text="B" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="top" secondAttribute="bottom" constant="8" symbolic="YES" id="c1"/>
            <constraint firstItem="bottom" firstAttribute="top" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom" priority="250" identifier="named" id="c2"/>
            <constraint firstItem="b" firstAttribute="baseline" secondItem="a" secondAttribute="firstBaseline" id="c3"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leadingMargin" id="c4"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="-3" id="c5"/>
            <constraint firstItem="b" firstAttribute="width" secondItem="a" secondAttribute="width" multiplier="16:9" id="c6"/>
            <constraint firstItem="a" firstAttribute="width" relation="lessThanOrEqual" constant="90" id="c7"/>
            <constraint firstItem="a" firstAttribute="width" constant="9" placeholder="YES" id="c8"/>
            </constraints></view></viewController>
            """)
        let made = try #require(InterfaceFiles(["Main.storyboard": text]).storyboard().instantiateInitialViewController())
        let all = made.view.constraints + made.view.subviews.flatMap(\.constraints)
        let named = try #require(all.first { $0.identifier == "named" })
        #expect(named.relation == .greaterThanOrEqual && named.priority.rawValue == 250)
        #expect(all.contains { $0.secondAttribute == .firstBaseline && $0.firstAttribute == .lastBaseline })
        #expect(all.contains { $0.secondAttribute == .leadingMargin } && all.contains { $0.constant == -3 })
        #expect(all.contains { abs($0.multiplier - 16 / 9) < 1e-9 } && !all.contains { $0.constant == 9 })
        #expect(all.filter { $0.relation == .lessThanOrEqual }.map(\.constant) == [90])
        #expect(all.contains { $0.firstAttribute == .top && $0.constant == 8 })
    }

    @Test(.assumed("ib-format 7: stacks vary in axis and spacing; the more specific wins"))
    func `stacks vary, and two classes win over one`() throws {
        let made = try controller(
            """
            <subviews><stackView id="s" spacing="3"><variation key="heightClass=regular-widthClass=compact" spacing="9"/><variation key="widthClass=compact" axis="vertical" spacing="5"/></stackView></subviews>
            """)
        let stage = Stage()
        stage.window.rootViewController = made
        stage.advance(by: 0)
        let stack = try #require(made.view.subviews[0] as? UIStackView)
        #expect(stack.axis == .vertical && stack.spacing == 9)
    }

    @Test(.assumed("ib-format 9: font spellings"))
    func `fonts are found in each spelling`() throws {
        func font(_ attributes: String) throws -> UIFont {
            let made = try controller(
                #"<subviews><label id="l" text="T"><fontDescription key="fontDescription" \#(attributes)/></label></subviews>"#)
            return try #require((made.view.subviews[0] as? UILabel)?.font)
        }
        #expect(try font(#"type="system" pointSize="12""#) == .systemFont(ofSize: 12))
        #expect(try font(#"type="system" weight="heavy" pointSize="12""#) == .systemFont(ofSize: 12, weight: .heavy))
        #expect(try font(#"type="boldSystem" pointSize="12""#) == .boldSystemFont(ofSize: 12))
        #expect(try font(#"type="italicSystem" pointSize="12""#) == .italicSystemFont(ofSize: 12))
        #expect(try font(#"style="UICTFontTextStyleTitle0""#) == .preferredFont(forTextStyle: .largeTitle))
        #expect(try font(#"style="UICTFontTextStyleSubhead""#) == .preferredFont(forTextStyle: .subheadline))
        #expect(try font(#"name="NoSuch-Book" family="NoSuch" pointSize="31""#).pointSize == 31)
    }

    @Test(.assumed("ib-format 9: colour spellings"))
    func `colours are found in each spelling`() throws {
        func color(_ attributes: String) throws -> UIColor {
            let made = try controller(
                #"<subviews><view id="v"><color key="backgroundColor" \#(attributes)/></view></subviews>"#)
            return try #require(made.view.subviews[0].backgroundColor)
        }
        #expect(
            try color(#"white="0.5" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
                == UIColor(white: 0.5, alpha: 1))
        #expect(
            try color(#"red="0.1" green="0.2" blue="0.3" alpha="0.4" colorSpace="calibratedRGB""#)
                == UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
        #expect(try color(#"systemColor="systemOrangeColor""#) == .systemOrange)
        #expect(
            try color(#"white="0" alpha="1" colorSpace="calibratedWhite" cocoaTouchSystemColor="darkTextColor""#) == .darkText)
        #expect(
            try color(#"cocoaTouchSystemColor="darkTextColor" xcode11CocoaTouchSystemColor="labelColor" white="0""#) == .label)
        #expect(try color(#"systemColor="separatorColor""#) == .separator && color(#"systemColor="linkColor""#) == .link)
        let none = try controller(
            #"<subviews><view id="v"><nil key="backgroundColor"/></view><label id="l" text="T"><nil key="textColor"/><nil key="highlightedColor"/></label></subviews>"#
        )
        #expect(none.view.subviews[0].backgroundColor == nil)
        let label = try #require(none.view.subviews[1] as? UILabel)
        #expect(label.textColor == .label && label.highlightedTextColor == nil)
    }

    @Test(.assumed("ib-format 12: keys of tables of texts"))
    func `every kind of text is found in the language's table`() throws {
        let content = """
            <subviews><segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <button id="b"><state key="normal" title="N"/><state key="selected" title="S"/></button>
            <button id="c"><buttonConfiguration key="configuration" style="plain" title="C"/></button>
            <view id="v"><accessibility key="accessibilityConfiguration" label="L" hint="H"/></view>
            <label id="u"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="U"/><userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="W"/></userDefinedRuntimeAttributes></label></subviews>
            """
        let table = """
            "s.segmentTitles[0]" = "Eins";
            "s.segmentTitles[1]" = "Zwei";
            "b.normalTitle" = "Normal";
            "b.selectedTitle" = "Gewählt";
            "c.configuration.title" = "Gestaltet";
            "v.accessibilityLabel" = "Name";
            "v.accessibilityHint" = "Hinweis";
            "u.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]" = "Eigen";
            """
        Localization.preferred = ["de"]
        defer { Localization.preferred = [] }
        let made = try controller(content, files: ["de.lproj/Main.strings": table], name: "Base.lproj/Main.storyboard")
        let views = made.view.subviews
        let segments = try #require(views[0] as? UISegmentedControl)
        #expect(segments.titleForSegment(at: 0) == "Eins" && segments.titleForSegment(at: 1) == "Zwei")
        #expect((views[1] as? UIButton)?.title(for: .selected) == "Gewählt")
        #expect((views[2] as? UIButton)?.configuration?.title == "Gestaltet")
        #expect(views[3].accessibilityLabel == "Name" && views[3].accessibilityHint == "Hinweis")
        #expect((views[4] as? UILabel)?.text == "Eigen" && views[4].accessibilityLabel == "W")
    }
}
