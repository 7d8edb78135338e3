import AppleFoundation
import CoreGraphics
import RunOrders
import UIKit

/// Where somebody is in an app, for another run of it to go to the same place: what has been done until then, and what is scrolled and typed.
package struct LivePlace: Codable, Equatable {
    package struct Step: Codable, Equatable {
        /// Seconds since the step before.
        package var wait: Double
        package var event: RecordedEvent?
        /// A key of the device.
        package var key: String?
    }

    package var steps: [Step] = []
    /// By window.
    package var contents: [ContentState] = []
}

/// An event of a host, in numbers and words.
package struct RecordedEvent: Codable, Equatable {
    private var kind: String
    private var numbers: [Double] = []
    private var words: [String] = []

    /// Nil for what nobody does again.
    package init?(_ event: HostEvent) {
        switch event {
        case .touch(let touch):
            kind = "touch"
            numbers = [
                Double(touch.identifier), Double(touch.phase.rawValue), Double(touch.location.x), Double(touch.location.y),
                Double(touch.type.rawValue), Double(touch.buttons.rawValue),
            ]
        case .key(let key):
            kind = "key"
            let phases: [HostKey.Phase] = [.down, .held, .up, .cancelled]
            numbers = [
                Double(phases.firstIndex(of: key.phase) ?? 0), Double(key.usage), Double(key.modifiers.rawValue),
                key.typesText ? 1 : 0,
            ]
            words = [key.characters, key.plainCharacters]
        case .text(.insert(let text)): (kind, words) = ("insert", [text])
        case .text(.compose(let text, let selection)):
            (kind, words, numbers) = ("compose", [text], [Double(selection.lowerBound), Double(selection.upperBound)])
        case .scroll(let scroll):
            kind = "scroll"
            let phases: [HostScroll.Phase] = [.step, .began, .moved, .ended, .cancelled]
            numbers = [
                Double(phases.firstIndex(of: scroll.phase) ?? 0), Double(scroll.location.x), Double(scroll.location.y),
                Double(scroll.distance.dx), Double(scroll.distance.dy),
            ]
        case .pinch(let pinch):
            kind = "pinch"
            let phases: [HostPinch.Phase] = [.began, .moved, .ended, .cancelled]
            numbers = [
                Double(phases.firstIndex(of: pinch.phase) ?? 0), Double(pinch.location.x), Double(pinch.location.y),
                Double(pinch.scale), Double(pinch.rotation),
            ]
        case .resize(let size): (kind, numbers) = ("resize", [Double(size.width), Double(size.height)])
        default: return nil
        }
    }

    /// As it happens at a moment.
    package func event(at time: TimeInterval) -> HostEvent? {
        func number(_ place: Int) -> Double { numbers.indices.contains(place) ? numbers[place] : 0 }
        func word(_ place: Int) -> String { words.indices.contains(place) ? words[place] : "" }
        func point(_ place: Int) -> CGPoint { CGPoint(x: number(place), y: number(place + 1)) }
        func phase<Phase>(_ phases: [Phase]) -> Phase { phases[min(max(Int(number(0)), 0), phases.count - 1)] }
        switch kind {
        case "touch":
            guard let phase = UITouch.Phase(rawValue: Int(number(1))) else { return nil }
            var touch = HostTouch(identifier: Int(number(0)), phase: phase, location: point(2), timestamp: time)
            touch.type = UITouch.TouchType(rawValue: Int(number(4))) ?? .direct
            touch.buttons = UIEvent.ButtonMask(rawValue: Int(number(5)))
            return .touch(touch)
        case "key":
            var key = HostKey(
                phase([.down, .held, .up, .cancelled]), usage: Int(number(1)), characters: word(0), plainCharacters: word(1),
                modifiers: UIKeyModifierFlags(rawValue: Int(number(2))), timestamp: time)
            key.typesText = number(3) != 0
            return .key(key)
        case "insert": return .text(.insert(word(0)))
        case "compose": return .text(.compose(word(0), selection: Int(number(0))..<max(Int(number(0)), Int(number(1)))))
        case "scroll":
            return .scroll(
                HostScroll(
                    phase([.step, .began, .moved, .ended, .cancelled]), at: point(1),
                    by: CGVector(dx: number(3), dy: number(4)), timestamp: time))
        case "pinch":
            return .pinch(
                HostPinch(
                    phase([.began, .moved, .ended, .cancelled]), at: point(1), scale: CGFloat(number(3)),
                    rotation: CGFloat(number(4)), timestamp: time))
        case "resize": return .resize(CGSize(width: number(0), height: number(1)))
        default: return nil
        }
    }
}

/// Writes down what is done to an app.
struct LiveRecording {
    private(set) var steps: [LivePlace.Step] = []
    private var last: TimeInterval?
    /// Whoever has done more than that begins anew.
    private static let most = 20_000

    mutating func add(_ event: HostEvent, at time: TimeInterval) {
        if let recorded = RecordedEvent(event) { add(LivePlace.Step(wait: 0, event: recorded), at: time) }
    }

    mutating func add(_ key: DeviceKey, at time: TimeInterval) { add(LivePlace.Step(wait: 0, key: key.rawValue), at: time) }

    private mutating func add(_ step: LivePlace.Step, at time: TimeInterval) {
        guard steps.count < Self.most else { return }
        var step = step
        step.wait = max(0, time - (last ?? time))
        last = time
        steps.append(step)
    }

    /// What was done in an earlier run.
    mutating func take(_ place: LivePlace, at time: TimeInterval) { (steps, last) = (place.steps, time) }
}
