import AppleFoundation
import CoreGraphics
import InterfaceBuilder
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor private var log: [String] = []

private class Visitor: UIViewController {
    var makes: ((NSCoder) -> UIViewController?)?
    fileprivate var name: String { title ?? "?" }
    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("\(name) awake")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("\(name) loaded")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        log.append("\(name) should \(identifier)")
        return true
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("\(name) prepare \(segue.identifier ?? "-") \(type(of: sender ?? "nil"))")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.append("\(name) will move \(parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.append("\(name) did move \(parent?.title ?? "nil")")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("\(name) will appear")
    }
    override func show(_ vc: UIViewController, sender: Any?) {
        log.append("\(name) show \(vc.title ?? "?")")
        super.show(vc, sender: sender)
    }
    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        log.append("\(name) detail \(vc.title ?? "?")")
    }
}

private final class Passing: UIStoryboardSegue {
    static weak var last: Passing?
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        log.append("segue made")
        Passing.last = self
    }
    override func perform() {
        log.append("perform animated \(UIView.areAnimationsEnabled)")
        super.perform()
    }
}

private enum Members {
    @MainActor static let registered: Void = {
        NamedMembers.register(Visitor.self, "Kit.Visitor") { table in
            for name in ["make:", "make:sender:", "make:sender:segueIdentifier:"] {
                table.method(name) { (owner: Visitor, arguments) in
                    MainActor.assumeIsolated {
                        let rest = arguments.dropFirst().map { $0 as? String ?? ($0 is UIButton ? "button" : "nil") }
                        log.append("\(name) \(rest.joined(separator: " "))")
                        let coder = arguments[0] as! NSCoder
                        return owner.makes.map { $0(coder) } ?? Visitor(coder: coder)
                    }
                }
            }
        }
        NamedMembers.register(Passing.self, "Kit.Passing") { _ in }
    }()
}

@MainActor @Suite("Storyboards / Kinds of segues", .serialized)
struct SegueKindTests {
    /// Made when the test runs: a screen is the process's.
    private final class LaterStage {
        @MainActor lazy var stage = Stage()
    }
    private let later = LaterStage()
    private var stage: Stage { later.stage }

    init() {
        _ = Members.registered
        log = []
    }

    private func scene(_ id: String, content: String = "", connections: String = "") -> String {
        InterfaceFiles.scene(
            content, id: id,
            attributes: #"customClass="Visitor" customModule="Kit" title="\#(id)" storyboardIdentifier="\#(id)""#,
            connections: connections)
    }

    private func board(_ scenes: String...) -> UIStoryboard {
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let file = InterfaceFiles.storyboard(attributes: #"initialViewController="A""#)
            .replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)
        return InterfaceFiles(["Main.storyboard": file]).storyboard()
    }

    private func first(_ board: UIStoryboard) throws -> Visitor {
        let controller = try #require(board.instantiateInitialViewController() as? Visitor)
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        log = []
        return controller
    }

    @Test(.oracle("STORY-G1"))
    func `the destination awakes before the segue is made, and the source prepares before it is performed`() throws {
        let segue =
            #"<segue kind="presentation" destination="B" identifier="go" customClass="Passing" customModule="Kit" animates="NO" modalPresentationStyle="fullScreen" id="g"/>"#
        let button = #"<subviews><button id="b"><connections>\#(segue)</connections></button></subviews>"#
        let source = try first(board(scene("A", content: button), scene("B")))
        (source.view.subviews[0] as? UIButton)?.sendActions(for: .touchUpInside)
        stage.advance(by: 1)
        #expect(
            log == [
                "A should go", "B awake", "segue made", "A prepare go UIButton", "perform animated false", "B loaded",
                "B will appear",
            ])
        // Kept until the destination is dismissed.
        #expect(source.presentedViewController?.title == "B" && Passing.last != nil && UIView.areAnimationsEnabled)
        source.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(Passing.last == nil)
    }

    @Test(.documented("UIViewController.show(_:sender:)"), .documented("UIViewController.showDetailViewController(_:sender:)"))
    func `show and show detail ask the source`() throws {
        let source = try first(
            board(
                scene(
                    "A",
                    connections:
                        #"<segue kind="show" destination="B" identifier="s" id="1"/><segue kind="showDetail" destination="B" identifier="d" id="2"/>"#
                ), scene("B")))
        source.performSegue(withIdentifier: "d", sender: nil)
        #expect(log == ["B awake", "A prepare d String", "A detail B"])
        log = []
        source.performSegue(withIdentifier: "s", sender: nil)
        stage.advance(by: 1)
        #expect(log.prefix(3) == ["B awake", "A prepare s String", "A show B"])
        #expect(source.presentedViewController?.title == "B")
    }

    @Test(.oracle("NAV-60"))
    func `an old push needs a navigation controller`() throws {
        let board = board(
            scene("A", connections: #"<segue kind="push" destination="B" identifier="p" id="1"/>"#), scene("B"))
        let source = try first(board)
        let misuse = Misuse.observed { source.performSegue(withIdentifier: "p", sender: nil) }
        #expect(misuse.first?.message.hasPrefix("Could not find a navigation controller for segue 'p'.") == true)
        let stack = UINavigationController(rootViewController: board.instantiateInitialViewController()!)
        stage.window.rootViewController = stack
        stage.advance(by: 0)
        stack.topViewController?.performSegue(withIdentifier: "p", sender: nil)
        stage.advance(by: 1)
        #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    }

    @Test(.documented("UIPopoverPresentationController, popover segues"))
    func `a popover gets its anchor and its arrow's directions`() throws {
        let content =
            #"<subviews><button id="b"><rect key="frame" x="10" y="20" width="60" height="30"/></button></subviews>"#
        let segue =
            #"<segue kind="popoverPresentation" destination="B" identifier="p" popoverAnchorView="b" id="1"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>"#
        let source = try first(board(scene("A", content: content, connections: segue), scene("B")))
        source.performSegue(withIdentifier: "p", sender: nil)
        let popover = try #require(source.presentedViewController?.popoverPresentationController)
        #expect(source.presentedViewController?.modalPresentationStyle == .popover)
        #expect(popover.sourceView === source.view.subviews[0] && popover.permittedArrowDirections == [.up, .left])
        stage.advance(by: 1)
    }

    @Test(.documented("UIStoryboardSegue.init(identifier:source:destination:performHandler:)"))
    func `a segue by code does what its handler says`() {
        var done = 0
        let segue = UIStoryboardSegue(identifier: "x", source: UIViewController(), destination: UIViewController()) {
            done += 1
        }
        segue.perform()
        #expect(done == 1 && segue.identifier == "x")
    }

    @Test(
        .documented("IB-HELP: segue actions"),
        arguments: ["make:", "make:sender:", "make:sender:segueIdentifier:"])
    func `a segue action makes the destination with what its form asks for`(name: String) throws {
        let segue = #"<segue kind="show" destination="B" identifier="go" destinationCreationSelector="\#(name)" id="1"/>"#
        let source = try first(board(scene("A", connections: segue), scene("B")))
        source.performSegue(withIdentifier: "go", sender: UIButton())
        let given = ["make:": "", "make:sender:": "button", "make:sender:segueIdentifier:": "button go"][name]!
        #expect(log.prefix(3) == ["\(name) \(given)", "B awake", "A prepare go UIButton"])
        stage.advance(by: 1)
    }

    @Test(.documented("IB-HELP: segue actions"))
    func `where a segue action makes nothing the scene's own class is used`() throws {
        let segue = #"<segue kind="show" destination="B" identifier="go" destinationCreationSelector="make:" id="1"/>"#
        let source = try first(board(scene("A", connections: segue), scene("B")))
        source.makes = { _ in nil }
        source.performSegue(withIdentifier: "go", sender: nil)
        #expect(log.contains("B awake"))
        stage.advance(by: 1)
    }

    @Test(.oracle("STORY-G30"), .assumed("an embedded scene can't be refused"))
    func `an embedded child moves in before it appears, and nobody is asked`() throws {
        let container =
            #"<subviews><containerView id="c"><rect key="frame" x="0" y="0" width="50" height="50"/><connections><segue kind="embed" destination="B" identifier="in" destinationCreationSelector="make:" id="e"/></connections></containerView></subviews>"#
        let board = board(scene("A", content: container), scene("B"))
        let parent = try #require(board.instantiateInitialViewController())
        log = []
        stage.window.rootViewController = parent
        stage.advance(by: 0)
        #expect(
            log == [
                "make: ", "B awake", "A prepare in UIView", "B will move A", "B loaded", "B did move A", "A loaded",
                "A will appear", "B will appear",
            ])
        let child = try #require(parent.children.first)
        let holder = parent.view.subviews[0]
        holder.frame.size = CGSize(width: 200, height: 90)
        stage.advance(by: 0.1)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 90))
    }

    @Test(.documented("UIStoryboard references: bundle, storyboard and identifier"))
    func `references to themselves and to nothing end with a sentence`() throws {
        let round = #"<viewControllerPlaceholder storyboardName="Main" referencedIdentifier="loop" id="ref"/>"#
        let scenes = [
            scene(
                "A",
                connections:
                    #"<segue kind="show" destination="ref" identifier="loop" id="1"/><segue kind="show" destination="gone" identifier="gone" id="2"/><segue kind="show" destination="empty" identifier="empty" id="3"/>"#
            ), round, #"<viewControllerPlaceholder id="empty"/>"#,
            #"<navigationController id="nav" storyboardIdentifier="loop"><connections><segue kind="relationship" relationship="rootViewController" destination="nav" id="r"/></connections></navigationController>"#,
        ]
        let text = scenes.map { "<scene sceneID=\"s\"><objects>\($0)</objects></scene>" }.joined()
        let file = InterfaceFiles.storyboard(attributes: #"initialViewController="A""#)
            .replacingOccurrences(of: "<scenes>", with: "<scenes>" + text)
        let files = InterfaceFiles(["Main.storyboard": file])
        var words: [String] = []
        NibReport.observer = { words.append($0.message) }
        defer { NibReport.observer = nil }
        let source = try first(files.storyboard())
        for identifier in ["loop", "gone", "empty"] { source.performSegue(withIdentifier: identifier, sender: nil) }
        stage.advance(by: 1)
        #expect(words.contains("the scene contains itself; the inner one is left out"))
        #expect(words.contains("the segue leads nowhere and does nothing"))
    }
}
