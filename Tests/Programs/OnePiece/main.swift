import CVirtualTime
import Foundation

// A program that is linked with Swift's libraries into one piece: all that waits for time, and when it came.

setbuf(stdout, nil)
var left = 8

func note(_ words: String) {
    print(String(format: "%.2f", Double(allium_time_now()) / 1e9), Thread.isMainThread ? "main" : "other", words)
}

func come(_ words: String) {
    note(words)
    left -= 1
}

allium_time_hold()
DispatchQueue.main.async { come("block") }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { come("delayed block") }
DispatchQueue.global().asyncAfter(deadline: .now() + 2.5) { DispatchQueue.main.sync { come("delayed elsewhere") } }
let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in come("timer") }
Task { @MainActor in
    come("task")
    try? await Task.sleep(nanoseconds: 1_500_000_000)
    come("task that slept")
}
Thread.detachNewThread {
    Thread.sleep(forTimeInterval: 3)
    DispatchQueue.main.async { come("thread that slept") }
}
DispatchQueue.global().sync { note("elsewhere at once") }
_ = allium_time_turn()
DispatchQueue.global().async {
    usleep(20)
    DispatchQueue.main.async { come("there and back") }
}
note(allium_time_await_work(2_000_000_000) ? "work is done" : "work is not done")

let began = allium_time_real()
while left > 0, allium_time_real() - began < 20_000_000_000 { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.25)) }
// Whether the last block came in this turn or begins another quarter is the threads' affair.
print("end")
