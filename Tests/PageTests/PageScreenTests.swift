import AppleFoundation
import CoreGraphics
import FrameStream
import LiveHost
import RasterKernels
import TestEvidence
import Testing
import UIKit

@testable import BrowserHost

/// Frames and viewers, without a line between them.
@MainActor @Suite("Page / Viewers", .ours)
final class PageScreenTests {
    private let screen = PageScreen()
    private let frame = PixelBuffer(width: 200, height: 400)!
    private var viewers: [Viewer] = []
    /// What was sent: how many bytes, to whom.
    private var sent: [(count: Int, viewers: [Int])] = []
    private var now = 100.0
    private var whole: PixelRect { PixelRect(x: 0, y: 0, width: 200, height: 400) }

    init() {
        screen.showsSurroundings = false
        screen.viewers = { [unowned self] in viewers }
        screen.send = { [unowned self] packet, viewers in sent.append((packet.count, viewers.map(\.number))) }
        screen.now = { [unowned self] in now }
    }

    private func join() -> Viewer {
        let viewer = Viewer(viewers.count + 1)
        viewer.isGreeted = true
        viewers.append(viewer)
        return viewer
    }

    private func change(_ seed: UInt32) {
        now += 1
        for y in 0..<40 { for x in 0..<40 { frame.row(y)[x] = 0xFF00_0000 | (seed &* 2_654_435_761) } }
        screen.present(frame, damage: [PixelRect(x: 0, y: 0, width: 40, height: 40)])
    }

    /// The number of the message that was sent last, as the screen counts them.
    private func paintAll(_ viewer: Viewer, upTo number: UInt32) { viewer.painted(number) }

    @Test func `viewers that keep up get one message, made once`() {
        let (one, two) = (join(), join())
        screen.present(frame, damage: [])
        #expect(sent.map(\.viewers) == [[1], [2]])
        one.painted(1)
        two.painted(2)
        change(1)
        #expect(sent.last?.viewers == [1, 2])
        change(1)
        #expect(sent.count == 3, "nothing has changed")
    }

    @Test func `one that reads nothing gets two frames, and the others go on`() {
        let (slow, quick) = (join(), join())
        for step in 0..<20 {
            change(UInt32(step))
            // It paints whatever has come.
            for number in 0..<100 { quick.painted(UInt32(number)) }
        }
        #expect(sent.filter { $0.viewers.contains(slow.number) }.count == 2)
        #expect(sent.filter { $0.viewers.contains(quick.number) }.count >= 20)
        #expect(!slow.takesFrames && quick.takesFrames)
        // Reading again it gets what it has missed, at once.
        let count = sent.count
        for number in 0..<100 { slow.painted(UInt32(number)) }
        screen.catchUp()
        #expect(sent.count == count + 1 && sent.last?.viewers == [slow.number])
        #expect(slow.isUpToDate)
        #expect((sent.last?.count ?? 0) < 1000, "only the squares that it has missed")
    }

    @Test func `whoever comes later gets all of it, and those who are there nothing`() {
        let first = join()
        screen.present(frame, damage: [])
        first.painted(1)
        _ = join()
        screen.catchUp()
        #expect(sent.map(\.viewers) == [[1], [2]])
    }

    @Test func `large parts that move are rough, and come to the last bit when they rest`() {
        let large = PixelBuffer(width: 600, height: 600)!
        let viewer = join()
        var state: UInt32 = 1
        func draw() {
            for y in 0..<600 {
                for x in 0..<600 {
                    state = state &* 1_664_525 &+ 1_013_904_223
                    large.row(y)[x] = 0xFF00_0000 | state >> 8
                }
            }
        }
        for _ in 0..<3 {
            draw()
            now += 0.016
            screen.present(large, damage: [PixelRect(x: 0, y: 0, width: 600, height: 600)])
            for number in 0..<100 { viewer.painted(UInt32(number)) }
        }
        #expect(screen.timeToRefine != nil)
        let rough = sent[2].count, exact = sent[0].count
        #expect(rough < exact / 2)
        screen.refine()
        #expect(sent.count == 3, "it isn't at rest yet")
        now += 0.3
        #expect(screen.timeToRefine == 0)
        while screen.timeToRefine != nil {
            screen.refine()
            for number in 0..<100 { viewer.painted(UInt32(number)) }
        }
        #expect(sent.dropFirst(3).reduce(0) { $0 + $1.count } > exact * 9 / 10)
    }

    // MARK: What a viewer holds down

    private func words(_ json: String) throws -> PageWords { try #require(PageWords(Data(json.utf8))) }

    @Test func `a viewer that goes lets go of what it holds`() throws {
        let viewer = Viewer(3)
        viewer.mouse.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(viewer.touch(try words(#"{"k":"touch","p":"began","id":9,"x":1,"y":2}"#), time: 1)?.identifier == 300)
        #expect(viewer.touch(try words(#"{"k":"touch","p":"began","id":12,"x":5,"y":6}"#), time: 1)?.identifier == 301)
        #expect(viewer.touch(try words(#"{"k":"touch","p":"moved","id":7,"x":5,"y":6}"#), time: 1) == nil, "it never came down")
        _ = viewer.mouse.receive(.pressed, at: CGPoint(x: 10, y: 10), two: false, together: false, time: 1)
        viewer.press(HostKey(.down, usage: 4, characters: "a", timestamp: 1))
        viewer.press(HostKey(.down, usage: 5, characters: "b", timestamp: 1))
        viewer.press(HostKey(.up, usage: 5, characters: "b", timestamp: 1))
        let events = viewer.release(time: 2)
        let ends = events.map { event in
            switch event {
            case .touch(let touch): "\(touch.identifier) \(touch.phase == .cancelled)"
            case .key(let key): "key \(key.usage) \(key.phase)"
            default: "?"
            }
        }
        #expect(ends == ["-10 true", "300 true", "301 true", "key 4 cancelled"])
        #expect(viewer.release(time: 3).isEmpty)
    }

    @Test func `things that came late happened when they happened`() {
        let viewer = Viewer(1)
        #expect(viewer.time(1000, now: 50) == 50)
        // 100 ms later by the page's clock, 150 by ours: 50 were on the line.
        #expect(abs(viewer.time(1100, now: 50.15) - 50.1) < 0.001)
        #expect(viewer.time(nil, now: 60) == 60)
        #expect(viewer.time(.infinity, now: 60) == 60)
        #expect(viewer.time(-1e9, now: 60) <= 60 && viewer.time(-1e9, now: 60) >= 59.5)
    }
}
