import AppleFoundation
import CoreGraphics
import UIKit

/// Where clusters begin and end, slowly.
struct Clusters {
    let all: [Int]

    init(_ units: [UInt16]) {
        var place = 0
        all =
            [0]
            + String(decoding: units, as: UTF16.self).map {
                place += $0.utf16.count
                return place
            }
    }

    func before(_ place: Int) -> Int { all.last { $0 < place } ?? 0 }
    func after(_ place: Int) -> Int { all.first { $0 > place } ?? all.last! }
}

/// Interferes where the script says so.
@MainActor final class RandomTextDelegate: NSObject, UITextViewDelegate {
    weak var run: RandomTextRun?
    var apply: (() -> Void)?
    var answer: Bool?
    var isQuiet = false
    var asksForGood = false
    private(set) var asked = 0
    /// How often something was done inside.
    private(set) var nested = 0
    private(set) var range: NSRange?
    private(set) var text = ""
    private var plans: [(when: Int, what: Int)] = []
    private var isInside = false

    nonisolated override init() {
        _ = Self.table
        super.init()
    }

    nonisolated private static let table: Void = {
        let names = """
            -textView:shouldChangeTextInRange:replacementText: -textViewDidChangeSelection: -textViewDidChange:
            """
        _objcRegister({ RandomTextDelegate.self }, "RandomTextDelegate") { table in
            table.c(names) { owner, index, arguments in
                guard let script = owner as? RandomTextDelegate else { return nil }
                if index == 0 { return script.mayChange(arguments[1] as! NSRange, arguments[2] as! String) }
                script.told(index)
                return nil
            }
        }
    }()

    func plan(_ when: Int, _ what: Int) { if plans.count < 3 { plans.append((when % 3, what)) } }

    private func takePlan(_ when: Int) -> Int? {
        guard !isQuiet, !isInside, run != nil, let index = plans.firstIndex(where: { $0.when == when }) else { return nil }
        return plans.remove(at: index).what
    }

    private func mayChange(_ range: NSRange, _ text: String) -> Bool {
        asked += 1
        (self.range, self.text) = (range, text)
        var may = true
        if !asksForGood, let what = takePlan(0), let run {
            nested += 1
            isInside = true
            may = run.inside(what, mayAnswer: true)
            isInside = false
        }
        if may { apply?() }
        return may
    }

    private func told(_ index: Int) {
        guard let what = takePlan(index), let run else { return }
        nested += 1
        isInside = true
        _ = run.inside(what, mayAnswer: false)
        isInside = false
    }
}
