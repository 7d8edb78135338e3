import AppleFoundation
import TestEvidence
import Testing

@testable import RunOrders

/// What the lines of a script say, and what is refused before anything is built.
@Suite("Xcode projects / Steps", .assumed("Allium's own words"))
struct ScriptStepTests {
    private func action(_ line: String) throws -> ScriptStep.Action? { try ScriptStep(line, number: 1)?.action }

    @Test func `a finger goes to a title or to a point`() throws {
        #expect(try action(#"tap "Sign In""#) == .tap(.named("Sign In")))
        #expect(try action("tap 100 200.5") == .tap(.point(x: 100, y: 200.5)))
        #expect(try action("doubletap Map") == .doubleTap(.named("Map")))
        #expect(try action("longpress 1 2") == .longPress(.point(x: 1, y: 2)))
        #expect(try action("swipe 1 2 3 4") == .drag(from: .point(x: 1, y: 2), to: .point(x: 3, y: 4), seconds: 0.2))
        #expect(try action(#"drag "Knob" 3 4 0.5"#) == .drag(from: .named("Knob"), to: .point(x: 3, y: 4), seconds: 0.5))
        #expect(try action(#"pinch "Map" 2"#) == .pinch(.named("Map"), scale: 2, seconds: 0.3))
        #expect(try action("wait") == .wait(1))
        #expect(try action("rotate landscape") == .rotate(.landscapeLeft))
        #expect(try action("rotate LandscapeRight") == .rotate(.landscapeRight))
        #expect(try action("snapshot 'my picture.png'") == .snapshot("my picture.png"))
    }

    @Test func `a title of several words may go without quotes where it is all that a step says`() throws {
        #expect(try action("tap Light the lantern") == .tap(.named("Light the lantern")))
        #expect(throws: RunProblem.self) { try action(#"tap "A" "B""#) }
    }

    @Test func `quotes can be written, and come in every style`() throws {
        #expect(try action(#"tap "Say \"hi\"""#) == .tap(.named(#"Say "hi""#)))
        #expect(try action(#"tap "a\\b\nc""#) == .tap(.named("a\\b\nc")))
        #expect(try action("tap “Sign In”") == .tap(.named("Sign In")))
        #expect(try action("tap „Anmelden“") == .tap(.named("Anmelden")))
        #expect(try action("tap «Entrer»") == .tap(.named("Entrer")))
        #expect(try action("tap 'Don't'") == .tap(.named("Don't")))
        #expect(try action("tap ‘Don’t’") == .tap(.named("Don’t")))
        #expect(try action("tap Don't") == .tap(.named("Don't")))
        #expect(try action(#"tap "Say “hi”""#) == .tap(.named("Say “hi”")))
        #expect(try action(#"tap "100""#) == .tap(.named("100")))
    }

    @Test func `empty lines and comments are no steps`() throws {
        for line in ["", "  ", "# tap 1 2", "  #"] { #expect(try ScriptStep(line, number: 1) == nil) }
    }

    @Test(arguments: [
        "wait -1", "wait nan", "wait 1e300", "wait soon", "rotate sideways", "rotate", "tap nan nan", "tap 1e300 2", "tap 5",
        "tap",
        "tap \"\"", "tap \"open", "swipe 0 0 1 1 nan", "swipe 0 0 1 1 -1", "swipe 0 0 1 1 1e9", "swipe 0 0 1",
        "swipe 0 0 inf 1",
        "pinch 1 2", "pinch 1 2 0", "pinch 1 2 1e300", "snapshot", "print all", "jump 1 2", "tap 1 2 3",
    ])
    func `a step that means nothing is refused with its line`(line: String) throws {
        let problem = #expect(throws: RunProblem.self) { try ScriptStep(line, number: 7) }
        #expect(problem?.description.hasPrefix("step 7, \(line): ") == true)
    }

    @Test func `orders are checked before anything is built`() throws {
        var orders = RunOrders()
        orders.device = "iphone 15"
        orders.script = ["# start", "tap 1 2"]
        try orders.check()
        #expect(RunOrders(environment: [RunOrders.variable: orders.text]) == orders)
        #expect(RunOrders(environment: [:]) == nil)
        orders.script?.append("rotate sideways")
        let step = #expect(throws: RunProblem.self) { try orders.check() }
        #expect(step?.description.contains("step 3, rotate sideways") == true)
        orders.device = "iPhone 3000"
        let device = #expect(throws: RunProblem.self) { try orders.check() }
        #expect(device?.description.contains("there is no device named 'iPhone 3000'; there are: iPhone SE") == true)
    }
}
