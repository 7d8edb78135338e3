import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@testable import LiveHost

@Suite("Window / Mouse", .ours)
struct MouseFingersTests {
    private static let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
    private var mouse = MouseFingers(bounds: screen)

    private mutating func send(
        _ input: MouseFingers.Input, _ x: CGFloat, _ y: CGFloat, two: Bool = false, together: Bool = false
    ) -> [String] {
        mouse.receive(input, at: CGPoint(x: x, y: y), two: two, together: together, time: 1).map {
            "\($0.phase) \(Int($0.location.x)),\(Int($0.location.y))"
        }
    }

    @Test mutating func `a press, a drag and a release are a finger`() {
        #expect(send(.pressed, 10, 20) == ["began 10,20"])
        #expect(send(.moved, 30, 40) == ["moved 30,40"])
        #expect(send(.released, 30, 40) == ["ended 30,40"])
    }

    @Test mutating func `without a button the pointer hovers`() {
        #expect(send(.moved, 10, 20) == ["regionEntered 10,20"])
        #expect(send(.moved, 11, 20) == ["regionMoved 11,20"])
        #expect(send(.pressed, 11, 20) == ["regionExited 11,20", "began 11,20"])
        #expect(send(.released, 11, 20) == ["ended 11,20"])
        #expect(send(.moved, 12, 20) == ["regionEntered 12,20"])
        #expect(send(.left, 0, 0) == ["regionExited 12,20"])
        #expect(send(.left, 0, 0) == [])
    }

    @Test mutating func `a finger that slides off the glass comes up at its edge, and stays up until the next press`() {
        _ = send(.pressed, 390, 20)
        #expect(send(.moved, 500, 30) == ["ended 399,30"])
        #expect(send(.moved, 300, 30) == [])
        #expect(send(.released, 300, 30) == [])
        #expect(send(.pressed, 300, 30) == ["began 300,30"])
    }

    @Test mutating func `beside the glass there is nothing to touch`() {
        #expect(send(.pressed, 500, 30) == [])
        #expect(send(.released, 500, 30) == [])
    }

    @Test mutating func `with Alt two fingers lie on either side of the middle`() {
        #expect(send(.moved, 100, 400, two: true) == ["regionEntered 100,400"])
        #expect(mouse.marks == [CGPoint(x: 100, y: 400), CGPoint(x: 300, y: 400)])
        #expect(send(.pressed, 100, 400, two: true).suffix(2) == ["began 100,400", "began 300,400"])
        #expect(send(.moved, 50, 390, two: true) == ["moved 50,390", "moved 350,410"])
        #expect(send(.released, 50, 390, two: true) == ["ended 50,390", "ended 350,410"])
        #expect(send(.moved, 60, 390) == ["regionEntered 60,390"])
        #expect(mouse.marks == [])
    }

    @Test mutating func `with Alt and Shift both go along`() {
        _ = send(.pressed, 100, 400, two: true)
        #expect(send(.moved, 110, 420, two: true, together: true) == ["moved 110,420", "moved 310,420"])
        #expect(send(.moved, 100, 420, two: true) == ["moved 100,420", "moved 320,420"])
    }

    @Test mutating func `the second finger stays until the first one comes up, whatever becomes of Alt`() {
        _ = send(.pressed, 100, 400, two: true)
        #expect(send(.moved, 90, 400) == ["moved 90,400", "moved 310,400"])
        #expect(send(.released, 90, 400) == ["ended 90,400", "ended 310,400"])
    }
}
