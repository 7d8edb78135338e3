import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

private final class Desk: UIViewController {
    var heard: [String] = []
    var labels: [UILabel] = []
    var recognizer: UITapGestureRecognizer!
    var away: UIView!
    var delegateOfScroll: AnyObject?
    func note(_ word: String) { heard.append(word) }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Desk.self, "Kit.Desk") { table in
            table.property("labels", \Desk.labels)
            table.property("recognizer", \Desk.recognizer)
            table.property("away", \Desk.away)
            for word in ["down", "changed", "item", "swiped", "chained"] {
                table.method("\(word):") { (owner: Desk, _) in
                    MainActor.assumeIsolated { owner.note(word) }
                    return nil
                }
            }
        }
    }()
}

/// Section 8 of the format: outlets, collections and actions.
@MainActor @Suite("Storyboards / Connections", .serialized)
struct ConnectionTests {
    init() { _ = Members.registered }

    private func desk(_ content: String, extra: String = "", connections: String = "") throws -> Desk {
        let scene = InterfaceFiles.scene(
            content, attributes: #"customClass="Desk" customModule="Kit""#,
            extra: extra
                + #"<placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>"#,
            connections: connections)
        let files = InterfaceFiles(["Main.storyboard": InterfaceFiles.storyboard(scene)])
        let desk = try #require(files.storyboard().instantiateInitialViewController() as? Desk)
        desk.loadViewIfNeeded()
        return desk
    }

    @Test(.assumed("ib-format 8: eventType touchDown, valueChanged, primaryActionTriggered"))
    func `actions are sent for the event that the file names`() throws {
        let desk = try desk(
            """
            <subviews>
            <button id="b"><connections><action selector="down:" destination="vc" eventType="touchDown" id="a1"/><action selector="changed:" destination="vc" eventType="primaryActionTriggered" id="a2"/></connections></button>
            <slider id="s"><connections><action selector="changed:" destination="vc" eventType="valueChanged" id="a3"/></connections></slider>
            </subviews>
            """)
        let button = try #require(desk.view.subviews[0] as? UIButton)
        button.sendActions(for: .touchUpInside)
        #expect(desk.heard.isEmpty)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .primaryActionTriggered)
        (desk.view.subviews[1] as? UISlider)?.sendActions(for: .valueChanged)
        #expect(desk.heard == ["down", "changed", "changed"])
        let words = ["editingDidEnd", "editingChanged", "editingDidBegin", "editingDidEndOnExit", "touchUpOutside"]
        let events: [UIControl.Event] = [
            .editingDidEnd, .editingChanged, .editingDidBegin, .editingDidEndOnExit, .touchUpOutside,
        ]
        for (word, event) in zip(words, events) {
            let desk = try self.desk(
                #"<subviews><button id="b"><connections><action selector="down:" destination="vc" eventType="\#(word)" id="a"/></connections></button></subviews>"#
            )
            (desk.view.subviews[0] as? UIButton)?.sendActions(for: event)
            #expect(desk.heard == ["down"], "\(word)")
        }
    }

    @Test(.assumed("ib-format 8: an action of bar items and recognisers has no event"))
    func `bar items and recognisers have one action`() throws {
        let desk = try desk(
            #"<subviews><view id="v"><connections><outletCollection property="gestureRecognizers" destination="sw" appends="YES" id="g"/></connections></view></subviews>"#,
            extra:
                #"<swipeGestureRecognizer direction="left" id="sw"><connections><action selector="swiped:" destination="vc" id="a1"/></connections></swipeGestureRecognizer><barButtonItem title="I" id="i"><connections><action selector="item:" destination="vc" id="a2"/></connections></barButtonItem>"#
        )
        let swipe = try #require(desk.view.subviews[0].gestureRecognizers?.first as? UISwipeGestureRecognizer)
        #expect(swipe.direction == .left)
    }

    @Test(.assumed("ib-format 2: IBFirstResponder takes actions without a target"))
    func `an action to the first responder goes along the chain`() throws {
        let desk = try desk(
            #"<subviews><button id="b"><connections><action selector="chained:" destination="first" eventType="touchUpInside" id="a"/></connections></button></subviews>"#
        )
        let stage = Stage()
        stage.window.rootViewController = desk
        stage.advance(by: 0)
        (desk.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
        #expect(desk.heard == ["chained"])
    }

    @Test(.assumed("ib-format 8: collections are in document order, destinations may be recognisers"))
    func `a controller's collections and recognisers are connected`() throws {
        let desk = try desk(
            #"<subviews><label id="l1" text="1"/><label id="l2" text="2"/></subviews>"#,
            extra: #"<tapGestureRecognizer id="tap"/>"#,
            connections:
                #"<outletCollection property="labels" destination="l2" collectionClass="NSMutableArray" id="c1"/><outletCollection property="labels" destination="l1" id="c2"/><outlet property="recognizer" destination="tap" id="o"/>"#
        )
        #expect(desk.labels.map(\.text) == ["2", "1"] && desk.recognizer != nil)
    }

    @Test(.documented("IB-HELP: the box Installed"))
    func `a view that is not installed is made and connected, and not added`() throws {
        let desk = try desk(
            """
            <subviews><view id="w"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="w"/></mask></variation>
            """, connections: #"<outlet property="away" destination="w" id="o"/>"#)
        #expect(desk.away != nil && desk.away.superview == nil && desk.view.subviews.isEmpty)
    }

    @Test(.assumed("ib-format 2: views beside the controller's own belong to the scene"))
    func `an extra view of a scene lives as long as its controller`() throws {
        let desk = try desk(
            "", extra: #"<view id="loose"><rect key="frame" x="0" y="0" width="50" height="60"/></view>"#,
            connections: #"<outlet property="away" destination="loose" id="o"/>"#)
        #expect(desk.away?.bounds.size == CGSize(width: 50, height: 60) && desk.away.superview == nil)
    }
}
