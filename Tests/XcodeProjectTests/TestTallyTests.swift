import TestEvidence
import Testing

@testable import RunOrders
@testable import XcodeProject

@Suite("Projects / Counts and tolerances", .ours)
struct TestTallyTests {
    @Test func `a test that runs again, because another ended its program or because it failed, counts once`() {
        var tally = TestTally()
        for _ in 0..<3 { for name in ["A.a", "A.b"] { tally.finished(name, .failed, of: "P") } }
        #expect(tally.done == 2 && tally.failures == 2)
        tally.finished("A.a", .passed, of: "P")
        tally.finished("A.a", .failed, of: "Q")
        #expect(tally.done == 3 && tally.failures == 2)
    }

    @Test func `a tolerance is said in words, a share also as a percentage`() throws {
        let words = try ToleranceWords("channel=2, pixels=0.1%,perceptual=1.5")
        #expect(words.channel == 2 && abs(words.pixels - 0.001) < 1e-12 && words.perceptual == 1.5)
        #expect(try ToleranceWords("pixels=0.25").pixels == 0.25)
    }

    @Test(arguments: [
        "", "2", "channel", "channel=", "channel=2.5", "channel=300", "pixels=2", "pixels=101%", "perceptual=5%",
        "channel=2;pixels=1", "eye=2",
    ])
    func `what isn't understood is answered with what there is`(text: String) {
        let problem = #expect(throws: ToleranceWords.Problem.self) { try ToleranceWords(text) }
        #expect(problem?.description.contains("'\(text)'") == true && problem?.description.contains("pixels=0.1%") == true)
    }

    @Test func `words are quoted where a shell would take them for something else`() {
        #expect(ShellWord.quoted("--only") == "--only" && ShellWord.quoted("/a/b-c_d.e") == "/a/b-c_d.e")
        #expect(
            ShellWord.quoted("iPhone SE") == "'iPhone SE'" && ShellWord.quoted("it's") == "'it'\\''s'"
                && ShellWord.quoted("") == "''")
    }
}
