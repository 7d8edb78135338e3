import AppleFoundation
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Text / Memory of labels", .serialized)
struct LabelMemoryTests {
    @Test(.assumed("goal: no more than 1 KB for a label with its layer and text"))
    func `a label with its layer takes at most a kilobyte`() {
        func resident() -> Int {
            let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
            let fields = text.split(separator: " ")
            return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 : 0
        }
        let parent = UIView()
        func make(_ count: Int) -> [UILabel] {
            (0..<count).map { index in
                let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
                label.text = "Label number \(index)"
                label.textColor = .secondaryLabel
                parent.addSubview(label)
                return label
            }
        }
        var labels = make(500)
        let before = resident()
        // Many, so that what other tests allocate meanwhile counts for little.
        labels += make(60_000)
        let each = (resident() - before) / 60_000
        #expect(each <= 1024)
        #expect(labels.count == 60_500)
    }
}
