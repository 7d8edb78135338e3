import AppleFoundation
import CoreGraphics
import FrameStream
import LiveHost
import RasterKernels
import UIKit

/// A browser that looks on: what it has of the picture, and what it holds down.
@MainActor final class Viewer {
    let number: Int
    /// It has said who it is, and takes frames.
    var isGreeted = false
    var isMac = false
    /// Pixels that it has for each point of the device.
    var ratio: CGFloat?
    /// Parts of the picture that it hasn't got; nil before it got any.
    var missing: TileSet?

    init(_ number: Int) {
        self.number = number
        mouse = MouseFingers(bounds: .zero, number: number)
    }

    // MARK: Frames

    /// Frames on their way to it. One more is sent while one is being painted, so that the line is never idle.
    private var underway: [UInt32] = []
    private static let mostUnderway = 2

    var takesFrames: Bool { isGreeted && underway.count < Self.mostUnderway }
    /// It has all that was sent last.
    var isUpToDate: Bool { missing?.isEmpty ?? false }

    func sent(_ number: UInt32) { underway.append(number) }

    /// It has painted a frame, and all before it.
    func painted(_ number: UInt32) {
        if let place = underway.firstIndex(of: number) { underway.removeFirst(place + 1) }
    }

    // MARK: Time

    /// What its clock and the session's differ by, at the least that a message has taken.
    private var difference: Double?

    /// When something happened that it tells of now.
    func time(_ milliseconds: Double?, now: TimeInterval) -> TimeInterval {
        guard let milliseconds, milliseconds.isFinite else { return now }
        let apart = now - milliseconds / 1000
        // Clocks drift: the least of long ago counts a little less each time.
        difference = min(apart, (difference ?? apart) + 0.0001)
        return min(now, max(now - 0.5, milliseconds / 1000 + (difference ?? apart)))
    }

    // MARK: What it holds down

    var mouse: MouseFingers
    private var fingers: [Int: (number: Int, place: CGPoint)] = [:]
    private var keys: [Int: HostKey] = [:]
    private var isPinching = false

    func touch(_ words: PageWords, time: TimeInterval) -> HostTouch? {
        let phases: [String: UITouch.Phase] = ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
        guard let phase = words.p.flatMap({ phases[$0] }), let id = words.id, let x = words.x, let y = words.y else {
            return nil
        }
        let place = CGPoint(x: x, y: y)
        if phase == .began {
            guard fingers[id] == nil, fingers.count < 20 else { return nil }
            let free = (0...).first { candidate in !fingers.values.contains { $0.number == candidate } } ?? 0
            fingers[id] = (free, place)
        }
        guard let finger = fingers[id] else { return nil }
        fingers[id] = phase == .ended || phase == .cancelled ? nil : (finger.number, place)
        return HostTouch(identifier: number * 100 + finger.number, phase: phase, location: place, timestamp: time)
    }

    func press(_ key: HostKey) {
        if key.phase == .up { keys[key.usage] = nil } else if key.usage != 0 { keys[key.usage] = key }
    }

    /// It is gone, or looks elsewhere: what it held down does nothing more.
    func release(time: TimeInterval) -> [HostEvent] {
        let touches = fingers.values.sorted { $0.number < $1.number }.map {
            HostTouch(identifier: number * 100 + $0.number, phase: .cancelled, location: $0.place, timestamp: time)
        }
        let keys = keys.values.sorted { $0.usage < $1.usage }.map { key in
            var key = key
            (key.phase, key.timestamp) = (.cancelled, time)
            return key
        }
        defer { (fingers, self.keys) = ([:], [:]) }
        return (mouse.cancel(time: time) + touches).map { .touch($0) } + keys.map { .key($0) }
    }
}
