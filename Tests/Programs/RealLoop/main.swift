import CVirtualTime
import Foundation

// A program before which somebody sits: what ends a turn of its main run loop, and when.

setbuf(stdout, nil)
allium_time_stay_real()

var ends: [Int32] = [0, 0]
guard pipe(&ends) == 0 else { exit(1) }
let (file, other) = (ends[0], ends[1])

/// The state of the file after a turn, and whether the turn took less than `limit` seconds.
@Sendable func turn(_ name: String, limit: Double, watching file: Int32 = file) {
    let began = allium_time_real()
    let state = allium_time_turn_really(file, Int64(limit * 1e9))
    let taken = Double(allium_time_real() - began) / 1e9
    let states = [ALLIUM_FILE_QUIET: "quiet", ALLIUM_FILE_READABLE: "readable", ALLIUM_FILE_CUT: "cut"]
    print("\(name): \(states[state] ?? "?")", taken < limit ? "early" : "at the limit")
}

func later(_ seconds: Double = 0.05, _ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
        usleep(UInt32(seconds * 1e6))
        body()
    }
}

func read() {
    var byte: UInt8 = 0
    _ = Foundation.read(file, &byte, 1)
}

@Sendable func write() { _ = Foundation.write(other, "x", 1) }

turn("nothing", limit: 0.05)
for _ in 0..<100 { _ = allium_time_turn_really(file, 1_000_000) }
print("threads:", (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) ?? 0)

later { write() }
turn("a file that is written", limit: 20)
turn("a file that wasn't read", limit: 20)
read()

later { DispatchQueue.main.async { print("the queue's work") } }
turn("work of the main queue", limit: 20)

_ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in print("the timer's work") }
turn("a timer", limit: 20)

later { allium_time_leave_loop() }
turn("leaving", limit: 20)

RunLoop.main.perform { print("the loop's own work") }
turn("a block, which is no source", limit: 0.05)

// A loop inside waits for its own limit, whatever the file says.
write()
DispatchQueue.main.async {
    let began = allium_time_real()
    // Without anything to wait for it would end at once.
    let timer = Timer.scheduledTimer(withTimeInterval: 3600, repeats: false) { _ in }
    defer { timer.invalidate() }
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
    print("inside:", allium_time_real() - began >= 199_000_000 ? "whole" : "cut short")
}
turn("a loop inside", limit: 20)
turn("the file after it", limit: 20)
read()

// And so does a turn inside, which leaves the outer one its limit.
let tick = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in turn("a turn inside", limit: 0.1) }
turn("a turn around it", limit: 20)
turn("the next one", limit: 0.05)

close(other)
turn("a file without another end", limit: 20)
turn("no file", limit: 0.05, watching: -1)
