import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Lines with the moment of the stage at which they were written.
@MainActor final class Diary {
    let stage = Stage(device: .iPhone8)
    private(set) var lines: [String] = []

    func note(_ line: String) { lines.append("\(String(format: "%.2f", stage.time)) \(line)") }
}

@MainActor @Suite("Testing kit / One clock", .serialized)
struct OneClockTests {
    @Test(.documented("FOUNDATION: OperationQueue.main, like DispatchQueue.main, first in, first out, after the running code"))
    func `what is queued for the main thread comes in the next turn, in its order`() {
        let diary = Diary()
        DispatchQueue.main.async { diary.note("first") }
        Task { diary.note("second") }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { diary.note("third") } }
        DispatchQueue.main.async {
            diary.note("fourth")
            DispatchQueue.main.async { diary.note("sixth") }
        }
        Task { @MainActor in diary.note("fifth") }
        #expect(diary.lines == [])
        diary.stage.advance(by: 0)
        #expect(
            diary.lines == [
                "0.00 first", "0.00 second", "0.00 third", "0.00 fourth", "0.00 fifth", "0.00 sixth",
            ])
    }

    @Test(.assumed("equal moments: as they were asked for, on every run"))
    func `what is due at the same moment comes in the order of asking`() {
        let diary = Diary()
        for number in 1...20 {
            if number.isMultiple(of: 2) {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { diary.note("\(number)") }
            } else {
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) {
                    DispatchQueue.main.sync { diary.note("\(number)") }
                }
            }
        }
        diary.stage.advance(by: 0.5)
        #expect(diary.lines == (1...20).map { "0.50 \($0)" })
    }

    @Test(.assumed("one clock")) func `all clocks stand still, and go as far as the stage`() {
        let stage = Stage()
        let date = Date()
        let uptime = ProcessInfo.processInfo.systemUptime
        let dispatch = DispatchTime.now().uptimeNanoseconds
        let continuous = ContinuousClock.now
        let suspending = SuspendingClock.now
        let media = CACurrentMediaTime()
        #expect(Date() == date)
        stage.advance(by: 2)
        #expect(abs(Date().timeIntervalSince(date) - 2) < 1e-6)
        #expect(abs(ProcessInfo.processInfo.systemUptime - uptime - 2) < 1e-6)
        #expect(DispatchTime.now().uptimeNanoseconds - dispatch == 2_000_000_000)
        #expect(ContinuousClock.now - continuous == .seconds(2))
        #expect(SuspendingClock.now - suspending == .seconds(2))
        #expect(CACurrentMediaTime() - media == 2)
    }

    @Test(.documented("Timer: a repeating timer fires at the scheduled times"))
    func `a repeating timer fires at each of its moments until it is told to stop`() {
        let diary = Diary()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
            MainActor.assumeIsolated { diary.note("tick") }
        }
        diary.stage.advance(by: 1)
        timer.invalidate()
        diary.stage.advance(by: 1)
        #expect(diary.lines == ["0.25 tick", "0.50 tick", "0.75 tick", "1.00 tick"])
    }

    @Test(.assumed("a loop that spins on a clock ends on a device, too"))
    func `a loop that does nothing but look at a clock ends`() {
        let stage = Stage()
        let end = CACurrentMediaTime() + 0.01
        while CACurrentMediaTime() < end {}
        let limit = Date(timeIntervalSinceNow: 0.01)
        while Date() < limit {}
        #expect(stage.time >= 0.02)
    }

    @Test(.assumed("work that looks at a clock is no loop that waits for it"))
    func `looks at a clock in many calls at one moment move nothing`() {
        let stage = Stage()
        let start = stage.time
        nonisolated(unsafe) var calls = 0
        for _ in 0..<30 {
            DispatchQueue.main.async {
                for _ in 0..<10_000 { _ = CACurrentMediaTime() }
                calls += 1
            }
        }
        stage.advance(by: 0)
        #expect(calls == 30)
        #expect(stage.time == start)
    }

    @Test(.assumed("what is asked for now begins now")) func `a presentation begins before the clock moves`() {
        let stage = Stage()
        let home = UIViewController()
        let sheet = UIViewController()
        stage.window.rootViewController = home
        stage.layoutNow()
        home.present(sheet, animated: true)
        stage.advance(by: 2)
        #expect(!sheet.isBeingPresented)
        #expect(home.presentedViewController === sheet)
        home.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(home.presentedViewController == nil)
        stage.expectNothingPending()
    }

    @Test(.assumed("a presentation from a delayed call begins at that call's moment"))
    func `a presentation that a timer starts is as far as it would be`() {
        let diary = Diary()
        let home = UIViewController()
        diary.stage.window.rootViewController = home
        diary.stage.layoutNow()
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            home.present(UIViewController(), animated: true) { diary.note("presented") }
        }
        diary.stage.advance(by: 10)
        #expect(diary.lines.count == 1)
        #expect(diary.lines[0] < "1.9")
    }

    @Test(.assumed("main thread")) func `the main actor is the main thread`() {
        #expect(Thread.isMainThread)
        #expect(RunLoop.current === RunLoop.main)
    }
}

/// Seconds on the clock that stays the hardware's.
func realTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC_RAW, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Other tests let time pass meanwhile, so these look at the order alone.
@MainActor @Suite("Testing kit / One clock, awaited", .serialized)
struct AwaitedClockTests {
    @Test(.documented("SWIFT: Task.sleep(for:)")) func `while a sleep is awaited all else comes at its moment`() async throws {
        nonisolated(unsafe) var lines: [String] = []
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { lines.append("main queue") }
        RunLoop.main.add(
            Timer(fire: Date(timeIntervalSinceNow: 0.2), interval: 0, repeats: false) { _ in lines.append("timer") },
            forMode: .default)
        try await Task.sleep(for: .seconds(0.3))
        #expect(lines == ["main queue", "timer"])
    }

    @Test(.documented("SWIFT: withCheckedContinuation(_:)")) func `a timer resumes what awaits it, on the main thread`() async {
        await withCheckedContinuation { continuation in
            RunLoop.main.add(
                Timer(fire: Date(timeIntervalSinceNow: 0.3), interval: 0, repeats: false) { _ in continuation.resume() },
                forMode: .default)
        }
        #expect(Thread.isMainThread)
    }
}
