import AppleFoundation
import CoreGraphics
import HeadlessHost
import RasterKernels
import RunOrders
import TestEvidence
import TestPrograms
import Testing
import UIKit

@testable import LiveHost

/// What changes is taken into a program that runs, and another run of it goes where the last one was.
@MainActor @Suite("Live / Exchange", .ours, .serialized)
struct LiveExchangeTests {
    private final class ShelfController: UIViewController {
        static var color = UIColor.red
        let shelf = UIScrollView()
        let field = UITextField()
        var calls: [String] = []
        var model = "given by whoever made it"

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("viewDidLoad")
            view.backgroundColor = Self.color
            shelf.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(shelf)
            view.addSubview(field)
        }

        override func viewDidLayoutSubviews() { shelf.frame = view.bounds }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("viewDidAppear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("viewWillDisappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("viewDidDisappear")
        }
    }

    private let host = HeadlessHost(device: .iPhoneSE)
    private let controller = ShelfController()
    private let navigation: UINavigationController

    init() {
        ShelfController.color = .red
        navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        host.show(window)
        navigation.pushViewController(controller, animated: false)
        host.advance(by: 0)
    }

    @Test func `animations that a view begins with begin again with the new one`() {
        final class BreathingController: UIViewController {
            var heart = UIView()
            override func viewDidLoad() {
                super.viewDidLoad()
                heart = UIView()
                view.addSubview(heart)
                UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .repeat]) { self.heart.alpha = 0.5 }
            }
        }
        let breathing = BreathingController()
        navigation.pushViewController(breathing, animated: false)
        host.advance(by: 0.5)
        let before = breathing.view
        LiveExchange.renewViews()
        #expect(breathing.view !== before)
        #expect(breathing.heart.layer.animation(forKey: "opacity") != nil)
    }

    @Test func `a controller stays who it is, and makes its view again in the old one's place`() throws {
        let old = try #require(controller.view)
        controller.shelf.contentOffset = CGPoint(x: 0, y: 700)
        controller.field.text = "typed"
        host.advance(by: 0)
        controller.calls = []
        ShelfController.color = .blue
        let misuses = Misuse.observed {
            LiveExchange.renewViews()
            host.advance(by: 0.1)
        }
        #expect(misuses.isEmpty, "\(misuses)")
        let new = try #require(controller.viewIfLoaded)
        #expect(new !== old && old.window == nil && new.window != nil && new.frame == old.frame)
        #expect(new.backgroundColor == .blue && controller.model == "given by whoever made it")
        #expect(navigation.viewControllers.count == 2 && navigation.topViewController === controller)
        #expect(controller.shelf.contentOffset.y == 700 && controller.field.text == "typed")
        #expect(
            controller.calls == ["viewWillDisappear", "viewDidDisappear", "viewDidLoad", "viewWillAppear", "viewDidAppear"],
            "\(controller.calls)")
    }

    @Test func `what is presented is renewed, too, and stays presented`() throws {
        host.advance(by: 0)
        let sheet = ShelfController()
        controller.present(sheet, animated: false)
        host.advance(by: 0.1)
        let old = try #require(sheet.viewIfLoaded)
        sheet.calls = []
        LiveExchange.renewViews()
        host.advance(by: 0.1)
        #expect(controller.presentedViewController === sheet && sheet.view !== old && sheet.view.window != nil)
        #expect(sheet.calls.contains("viewDidLoad") && sheet.view.superview?.bounds.width == sheet.view.frame.width)
        sheet.dismiss(animated: false)
        host.advance(by: 0.1)
        #expect(controller.presentedViewController == nil && sheet.calls.last == "viewDidDisappear", "\(sheet.calls)")
    }

    @Test func `what has been done goes over a line and comes back as it was`() throws {
        let events: [HostEvent] = [
            .touch(HostTouch(identifier: 3, phase: .moved, location: CGPoint(x: 1.5, y: 2), timestamp: 9)),
            .key(HostKey(.down, usage: 4, characters: "A", plainCharacters: "a", modifiers: .shift, timestamp: 9)),
            .text(.insert("é")), .text(.compose("ni", selection: 1..<2)),
            .scroll(HostScroll(.step, at: CGPoint(x: 5, y: 6), by: CGVector(dx: 0, dy: -40), timestamp: 9)),
            .pinch(HostPinch(.moved, at: CGPoint(x: 5, y: 6), scale: 1.5, rotation: 0.1, timestamp: 9)),
            .resize(CGSize(width: 700, height: 500)),
        ]
        for event in events {
            let recorded = try #require(RecordedEvent(event))
            let data = try JSONEncoder().encode(LivePlace(steps: [LivePlace.Step(wait: 0.5, event: recorded)]))
            let back = try JSONDecoder().decode(LivePlace.self, from: data).steps[0].event?.event(at: 9)
            #expect(back.map { "\($0)" } == "\(event)")
        }
        #expect(RecordedEvent(.memoryWarning) == nil)
    }

    @Test func `words about the build lie over the screen until they are taken away`() {
        // Its screen is the one in charge.
        host.advance(by: 0)
        var overlay = ScreenOverlay()
        #expect(overlay.follow(scale: 2, showsSystem: false).isEmpty)
        overlay.notice = "Shelf.swift:12\ncannot find 'shelv' in scope"
        let shown = overlay.follow(scale: 2, showsSystem: false)
        #expect(shown.count == 1 && shown[0].width > 600 && shown[0].maxY < 1334, "\(shown)")
        #expect(overlay.follow(scale: 2, showsSystem: false).isEmpty)
        overlay.notice = nil
        #expect(overlay.follow(scale: 2, showsSystem: false) == shown)
    }
}

/// Interface files that change while an app shows what is in them.
@MainActor @Suite("Live / Interface files", .ours, .serialized)
final class LiveFileTests {
    private let host = HeadlessHost(device: .iPhoneSE)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("live-" + UUID().uuidString)
    private let navigation: UINavigationController

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Self.storyboard(label: "as it was").write(to: folder.appendingPathComponent("Main.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        let first = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        navigation = try #require(first as? UINavigationController)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigation
        host.show(window)
        host.advance(by: 0)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static func storyboard(label: String, bar: String = "", detail: String = "detail") -> Data {
        func scene(_ id: String, _ text: String) -> String {
            """
            <scene sceneID="s-\(id)"><objects><viewController id="\(id)" storyboardIdentifier="\(id)" title="\(text)">
            <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><label text="\(text)" id="\(id)-label"><rect key="frame" x="20" y="100" width="300" height="30"/></label></subviews>
            </view></viewController></objects></scene>
            """
        }
        return Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav"><scenes>
            <scene sceneID="s"><objects><navigationController id="nav"><navigationBar key="navigationBar" id="bar" \(bar)/>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="root"/></connections>
            </navigationController></objects></scene>
            \(scene("list", label))\(detail.isEmpty ? "" : scene("detail", detail))</scenes></document>
            """.utf8)
    }

    /// Another suite's session may have been in charge meanwhile.
    private func save(_ file: Data) throws -> String? {
        host.advance(by: 0)
        try file.write(to: folder.appendingPathComponent("Main.storyboard"))
        LiveExchange.forgetFiles()
        let obstacle = LiveExchange.renewViews()
        host.advance(by: 0.1)
        return obstacle
    }

    private func label(_ number: Int) -> String? {
        navigation.viewControllers[number].view.subviews.lazy.compactMap { $0 as? UILabel }.first?.text
    }

    @Test func `a scene that has changed is on the screen, in the controller that was there`() throws {
        let list = try #require(navigation.topViewController)
        #expect(label(0) == "as it was" && list.title == "as it was")
        #expect(try save(Self.storyboard(label: "as it is")) == nil)
        #expect(navigation.topViewController === list && label(0) == "as it is" && list.title == "as it is")
        #expect(navigation.navigationBar.topItem?.title == "as it is" && list.view.window != nil)
        // Others come from the new file from now on.
        let detail = try #require(list.storyboard).instantiateViewController(withIdentifier: "detail")
        navigation.pushViewController(detail, animated: false)
        host.advance(by: 0.1)
        #expect(try save(Self.storyboard(label: "later", detail: "others")) == nil)
        #expect(label(1) == "others" && label(0) == "later" && navigation.viewControllers.count == 2)
    }

    @Test func `what a container's scene says shows in another run, and so does a scene that is gone`() throws {
        let obstacle = try save(Self.storyboard(label: "as it is", bar: #"barStyle="black""#))
        #expect(obstacle?.contains("UINavigationController") == true)
        let detail = try #require(navigation.viewControllers[0].storyboard).instantiateViewController(withIdentifier: "detail")
        navigation.pushViewController(detail, animated: false)
        host.advance(by: 0.1)
        #expect(try save(Self.storyboard(label: "alone", detail: "")) != nil)
        #expect(label(1) == "detail" && navigation.topViewController === detail && detail.view.window != nil)
    }

    @Test func `a child that its parent hasn't made with its view isn't made again, and that is said`() throws {
        final class Frame: UIViewController {}
        host.advance(by: 0)
        let frame = Frame()
        navigation.pushViewController(frame, animated: false)
        host.advance(by: 0.1)
        #expect(LiveExchange.renewViews() == nil)
        let child = UIViewController()
        frame.addChild(child)
        frame.view.addSubview(child.view)
        child.didMove(toParent: frame)
        #expect(LiveExchange.renewViews()?.contains("Frame") == true)
    }
}

/// A program in a page, and the tool's end of its line.
@Suite("Live / On the line", .ours, .enabled(if: PageProgram.hasLibrary, "needs libwebsockets"), .serialized)
struct LiveLineTests {
    private struct Run {
        let program: PageProgram
        let line: LiveLine

        init(more: String = "") throws {
            var ends: [Int32] = [-1, -1]
            try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
            _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
            defer { close(ends[1]) }
            let orders = #"{"device":"iPhone SE","web":true,"windowScale":1,"live":\#(ends[1])\#(more)}"#
            program = try PageProgram(orders: orders, isAnnounced: !more.contains("place"))
            line = LiveLine(file: ends[0])
        }

        func answer(_ kind: LiveWords.Kind) -> LiveWords? {
            while let words = line.hear() { if let word = words.first(where: { $0.kind == kind }) { return word } }
            return nil
        }
    }

    @Test func `another run is where the last one was, under the same address`() throws {
        let first = try Run()
        let host = "127.0.0.1:\(first.program.port)"
        let client = try PlainClient(port: first.program.port)
        #expect(client.upgrade(first.program.path + "socket", host: host, origin: "http://\(host)") == 101 && client.join())
        #expect(first.program.waitFor("ready"))
        client.send(#"{"k":"touch","p":"began","id":1,"x":80,"y":125}"#)
        client.send(#"{"k":"touch","p":"ended","id":1,"x":80,"y":125}"#)
        #expect(first.program.waitFor("lamp red"))
        client.send(#"{"k":"wheel","x":100,"y":320,"dx":0,"dy":500}"#)
        #expect(first.program.waitFor("offset 5"))
        first.line.say(LiveWords(.leave))
        let answer = try #require(first.answer(.place))
        #expect(answer.port == first.program.port && first.program.path == "/\(answer.token ?? "")/")
        #expect(first.program.child.finish().status == 0)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("place-\(UUID().uuidString).json")
        try #require(answer.place).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let second = try Run(
            more: #","place":"\#(file.path)","port":\#(answer.port ?? 0),"token":"\#(answer.token ?? "")""#)
        #expect(second.program.waitFor("lamp red"))
        #expect(second.program.waitFor("offset 5"))
        let page = try PlainClient(port: first.program.port).get(first.program.path, host: host)
        #expect(page.status == 200)
        second.line.say(LiveWords(.files))
        #expect(second.answer(.done) == LiveWords(.done))
        second.line.say(LiveWords(.patch, path: "/nowhere/patch.so"))
        #expect(second.answer(.done)?.words?.contains("/nowhere/patch.so") == true)
        #expect(second.program.finish().status == 0)
    }
}
