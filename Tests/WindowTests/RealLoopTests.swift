import AppleFoundation
import TestEvidence
import TestPrograms
import Testing

/// The run loop of a program before which somebody sits waits for its host's file and until a frame is due, without a timer or a source of the
/// dispatch library.
@Suite("Window / Run loop", .ours)
struct RealLoopTests {
    @Test
    func `a turn ends when something comes, when the file has something, or at its limit, and loops inside are their own`()
        throws
    {
        let child = try Child([Child.program("RealLoop")], environment: Child.plainEnvironment, seconds: 60)
        var lines: [String] = []
        while let line = child.line() { lines.append(line) }
        #expect(child.finish().status == 0)
        #expect(
            lines == [
                "nothing: quiet at the limit",
                "threads: 1",
                "a file that is written: readable early",
                "a file that wasn't read: readable early",
                "the queue's work",
                "work of the main queue: quiet early",
                "the timer's work",
                "a timer: quiet early",
                "leaving: quiet early",
                "the loop's own work",
                "a block, which is no source: quiet at the limit",
                "inside: whole",
                "a loop inside: readable early",
                "the file after it: readable early",
                "a turn inside: quiet at the limit",
                "a turn around it: quiet early",
                "the next one: quiet at the limit",
                "a file without another end: cut early",
                "no file: quiet at the limit",
            ])
    }
}
