import CoreGraphics
import TestEvidence
import Testing
import UIKit

@testable import HeadlessHost

@MainActor @Suite("Headless host / Scripted input", .ours)
struct ScriptedInputTests {
    private func touches(_ input: ScriptedInput) -> [HostTouch] {
        input.takeEvents().compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    }

    @Test func `hands touches over when the clock reaches them`() {
        let input = ScriptedInput()
        var now = 100.0
        input.now = { now }
        input.add(.tap(at: CGPoint(x: 10, y: 20), holding: 0.1), from: 100.5)
        #expect(touches(input).isEmpty)
        now = 100.5
        #expect(touches(input).map(\.phase) == [.began])
        #expect(input.nextTime == 100.6)
        now = 200
        #expect(touches(input).map(\.phase) == [.ended])
        #expect(input.isEmpty)
    }

    @Test func `keeps the order of what happens at the same moment`() {
        let input = ScriptedInput()
        input.add(
            TouchScript((0..<20).map { TouchScript.Step(time: 0, finger: $0, phase: .began, location: .zero) }), from: 0)
        #expect(touches(input).map(\.identifier) == Array(0..<20))
    }

    @Test func `a drag is one finger in a straight line`() {
        let drag = TouchScript.drag(from: .zero, to: CGPoint(x: 60, y: 30), duration: 0.1)
        #expect(drag.steps.map(\.phase) == [.began, .moved, .moved, .moved, .moved, .moved, .moved, .ended])
        #expect(drag.steps[3].location == CGPoint(x: 30, y: 15))
        #expect(drag.duration == 0.1)
    }

    @Test func `scripts follow one another`() {
        let both = TouchScript.tap(at: .zero, holding: 0.2).then(.tap(at: .zero, holding: 0.2), after: 0.3)
        #expect(both.steps.map(\.time) == [0, 0.2, 0.5, 0.7])
    }
}
