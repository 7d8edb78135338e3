import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor private var log: [String] = []

private final class Panel: UIView {
    var titleLabel: UILabel!
    var buttons: [UIButton] = []
    var corner: CGFloat = 0
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("panel init \(subviews.count) \(titleLabel == nil)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("panel awake \(titleLabel?.text ?? "-") \(corner)")
    }
}

private final class Screen: UIViewController {
    var panel: Panel!
    var loose: UIButton!
    var height: NSLayoutConstraint!
    var taps: [AnyObject] = []
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        log.append("screen init")
    }
    init?(coder: NSCoder, note: String) {
        super.init(coder: coder)
        log.append("screen \(note)")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("screen awake \(panel == nil) \(storyboard != nil) \(isViewLoaded)")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("screen loaded \(panel != nil)")
    }
    func pressed(_ sender: AnyObject) { taps.append(sender) }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Panel.self, "Kit.Panel") { table in
            table.property("titleLabel", \Panel.titleLabel)
            table.property("buttons", \Panel.buttons)
            table.property("corner", \Panel.corner)
        }
        NamedMembers.register(Screen.self, "Kit.Screen") { table in
            table.property("panel", \Screen.panel)
            table.property("loose", \Screen.loose)
            table.property("height", \Screen.height)
            table.method("pressed:") { (owner: Screen, arguments) in
                MainActor.assumeIsolated { owner.pressed(arguments[0] as AnyObject) }
                return nil
            }
        }
    }()
}

@MainActor @Suite("Storyboards / Instantiation", .serialized)
struct StoryboardTests {
    init() {
        _ = Members.registered
        log = []
    }

    private static let main = InterfaceFiles.storyboard(
        InterfaceFiles.scene(
            """
            <subviews>
            <view id="p" customClass="Panel" customModule="Elsewhere" customModuleProvider="target"><rect key="frame" x="10" y="20" width="300" height="100"/>
            <subviews><label text="Hello" id="l"><rect key="frame" x="1" y="2" width="30" height="21"/></label>
            <button id="b1" buttonType="system"><rect key="frame" x="0" y="40" width="90" height="30"/><state key="normal" title="One"/>
            <connections><action selector="pressed:" destination="vc" eventType="touchUpInside" id="a1"/></connections></button>
            <button id="b2"><rect key="frame" x="100" y="40" width="90" height="30"/><state key="normal" title="Two"/></button></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="titleLabel" destination="l" id="o1"/>
            <outletCollection property="buttons" destination="b1" id="c1"/><outletCollection property="buttons" destination="b2" id="c2"/></connections>
            </view></subviews>
            """,
            attributes: #"storyboardIdentifier="screen" customClass="Screen" customModule="Kit" title="First""#,
            extra:
                #"<button id="free" buttonType="system"><rect key="frame" x="0" y="0" width="80" height="30"/><state key="normal" title="Free"/></button>"#,
            connections:
                #"<outlet property="panel" destination="p" id="o2"/><outlet property="loose" destination="free" id="o3"/>"#))

    @Test(.documented("UIStoryboard.instantiateInitialViewController()"), .oracle("STORY-B5"))
    func `a scene's objects are made, filled, connected and woken in UIKit's order`() throws {
        let files = InterfaceFiles(["Main.storyboard": Self.main])
        let screen = try #require(files.storyboard().instantiateInitialViewController() as? Screen)
        #expect(log == ["screen init", "screen awake true true false"])
        #expect(screen.title == "First" && screen.loose != nil)
        log = []
        screen.loadViewIfNeeded()
        #expect(log == ["panel init 3 true", "panel awake Hello 7.5", "screen loaded true"])
        #expect(screen.panel.frame == CGRect(x: 10, y: 20, width: 300, height: 100))
        #expect(screen.panel.layer.cornerRadius == 9)
        #expect(screen.panel.buttons.map { $0.title(for: .normal) } == ["One", "Two"])
        #expect(screen.panel.buttons.map(\.buttonType) == [.system, .custom])
        screen.panel.buttons[0].sendActions(for: .touchUpInside)
        #expect(screen.taps.map(ObjectIdentifier.init) == [ObjectIdentifier(screen.panel.buttons[0])])
        #expect(screen.storyboard != nil)
    }

    @Test(.documented("UIStoryboard.instantiateViewController(identifier:creator:)"))
    func `a creator makes the controller with an initialiser of its own`() {
        let files = InterfaceFiles(["Main.storyboard": Self.main])
        let made: Screen = files.storyboard().instantiateViewController(identifier: "screen") { coder in
            Screen(coder: coder, note: "by hand")
        }
        #expect(log == ["screen by hand", "screen awake true true false"])
        #expect(made.title == "First")
        made.loadViewIfNeeded()
        #expect(made.panel != nil)
        let other: Screen = files.storyboard().instantiateViewController(identifier: "screen") { _ in nil }
        #expect(other !== made && log.contains("screen init"))
    }

    @Test(.oracle("STORY-B3, STORY-B4"))
    func `what isn't there is named in UIKit's words`() {
        let files = InterfaceFiles(["Main.storyboard": Self.main])
        let board = files.storyboard()
        let unknown = Misuse.observed { _ = board.instantiateViewController(withIdentifier: "X") }
        #expect(unknown.map(\.exceptionName) == ["NSInvalidArgumentException"])
        #expect(unknown.first?.message.hasSuffix("doesn't contain a view controller with identifier 'X'") == true)
        let missing = Misuse.observed { _ = files.storyboard("Gone") }
        #expect(missing.first?.message.hasPrefix("Could not find a storyboard named 'Gone' in bundle NSBundle <") == true)
        let segue = Misuse.observed { board.instantiateInitialViewController()!.performSegue(withIdentifier: "Y", sender: nil) }
        #expect(segue.first?.message.hasSuffix("has no segue with identifier 'Y'") == true)
    }

    @Test(.oracle("STORY-E3"))
    func `a missing class is reported, and its base class used`() throws {
        let scene = InterfaceFiles.scene(
            #"<subviews><button id="g" customClass="GradientButton" customModule="Kit" customModuleProvider="target"/></subviews>"#
        )
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let controller = try #require(files.storyboard().instantiateInitialViewController())
        #expect(controller.view.subviews.map { $0 is UIButton } == [true])
        #expect(words == ["Unknown class GradientButton in Interface Builder file."])
    }

    @Test(.assumed("an app's class is never one of ours that happens to have its name"))
    func `a class of an app is not mistaken for an inner one of UIKit`() throws {
        let scene = InterfaceFiles.scene(
            #"<subviews><view id="g" customClass="BadgeView"/><view id="h" customClass="UIImageView"/></subviews>"#)
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let views = try #require(files.storyboard().instantiateInitialViewController()).view.subviews
        #expect(type(of: views[0]) == UIView.self && type(of: views[1]) == UIImageView.self)
        #expect(words == ["Unknown class BadgeView in Interface Builder file."])
    }

    @Test(.documented("NSLayoutConstraint, Interface Builder's attributes"))
    func `constraints are made between views, guides and margins`() throws {
        let scene = InterfaceFiles.scene(
            """
            <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO"/><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="vc-view" secondAttribute="leading" constant="10" id="c1"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="30" id="c2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="vc-safe" secondAttribute="top" id="c3"/>
            <constraint firstItem="a" firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="1:7" id="c4"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" priority="750" constant="5" id="c5"/>
            <constraint firstItem="b" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="c6"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" constant="99" placeholder="YES" id="c9"/>
            </constraints>
            """, attributes: #"customClass="Screen" customModule="Kit""#,
            connections: #"<outlet property="height" destination="c7" id="o"/>"#
        ).replacingOccurrences(
            of: #"<view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
            with:
                #"<view id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints><constraint firstAttribute="height" constant="44" id="c7"/><constraint firstAttribute="width" relation="greaterThanOrEqual" constant="60" id="c8"/></constraints></view>"#
        )
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        let screen = try #require(files.storyboard().instantiateInitialViewController() as? Screen)
        let view: UIView = screen.view
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 0, width: 350, height: 50))
        #expect(view.subviews[1].frame == CGRect(x: 155, y: 55, width: 60, height: 44))
        #expect(screen.height?.constant == 44)
    }

    @Test(.documented("UINib.instantiate(withOwner:options:)"))
    func `a xib's objects come in order, and connect with the owner`() throws {
        final class Owner: NSObject {
            var label: UILabel?
        }
        NamedMembers.register(Owner.self, "Kit.NibOwner") { $0.property("label", \Owner.label) }
        let xib = InterfaceFiles.xib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections><outlet property="label" destination="l" id="o"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <view id="v" tag="5"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews><label id="l" text="In"/></subviews></view>
            <label id="m" text="Second"/><tapGestureRecognizer id="t" numberOfTapsRequired="2"/>
            """)
        let files = InterfaceFiles(["Card.xib": xib])
        let owner = Owner()
        let objects = try #require(files.bundle.loadNibNamed("Card", owner: owner))
        #expect(objects.count == 3 && (objects[0] as? UIView)?.tag == 5 && (objects[1] as? UILabel)?.text == "Second")
        #expect((objects[2] as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        #expect(owner.label?.text == "In")
        let misuse = Misuse.observed { #expect(files.bundle.loadNibNamed("None", owner: nil) == nil) }
        #expect(misuse.first?.message.contains("with name 'None'") == true)
    }
}
