import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What users and programs do to a search, in any order: at rest, everything is where the last of it says.
@MainActor @Suite("Search / Random", .serialized)
struct RandomSearchTests {
    private static let environment = ProcessInfo.processInfo.environment
    /// `ALLIUM_FUZZ=20000` for more.
    private static let count = environment["ALLIUM_FUZZ"].flatMap(Int.init) ?? 240

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &+ 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private enum Act: CaseIterable {
        case begin, end, tap, cancel, type, clear, token, push, pop, pushAtOnce, popAtOnce, scroll, pull, wait, settle, dismiss
        case obscure, resign
    }

    @Test(.ours, arguments: [true, false], [true, false])
    func `a search ends up as it was last told, whatever else goes on`(_ isInItem: Bool, _ definesContext: Bool) {
        for seed in UInt64(1)...4 { play(seed, isInItem, definesContext) }
    }

    private func play(_ seed: UInt64, _ isInItem: Bool, _ definesContext: Bool) {
        var dice = Dice(state: seed &* 977)
        let results = PlainList()
        let scene = SearchScene(isInItem ? .item : .header, results: seed % 2 == 0 ? results : nil) { _, list, _ in
            list.definesPresentationContext = definesContext
            list.navigationItem.hidesSearchBarWhenScrolling = false
            list.tableView.rowHeight = 44
        }
        var trail: [Act] = []
        for step in 0..<Self.count / 4 {
            let act = Act.allCases.randomElement(using: &dice)!
            trail.append(act)
            perform(act, scene, &dice)
            if step % 6 != 5 { continue }
            scene.stage.settle()
            let problems = problems(scene, isInItem)
            if problems.isEmpty { continue }
            let last = trail.suffix(14).map { "\($0)" }.joined(separator: ", ")
            Issue.record("seed \(seed), step \(step): \(problems.joined(separator: "; "))\nlast: \(last)")
            return
        }
    }

    private func perform(_ act: Act, _ scene: SearchScene, _ dice: inout Dice) {
        let table = scene.list.tableView!
        let isOnTop = scene.nav.topViewController === scene.list
        switch act {
        case .begin: if isOnTop { scene.search.isActive = true }
        case .end: scene.search.isActive = false
        case .tap: if isOnTop, scene.bar.window != nil { scene.bar.becomeFirstResponder() }
        case .cancel:
            scene.stage.settle()
            if isOnTop, scene.bar.showsCancelButton { scene.stage.tap("Cancel") }
        case .type: if scene.bar.isFirstResponder { scene.stage.type("a") }
        case .clear: scene.bar.text = ""
        case .token: scene.bar.searchTextField.tokens = [UISearchToken(icon: nil, text: "t")]
        case .push, .pushAtOnce:
            if scene.nav.viewControllers.count < 3, isOnTop || scene.nav.presentedViewController == nil {
                scene.nav.pushViewController(UIViewController(), animated: act == .push)
            }
        case .pop, .popAtOnce: scene.nav.popViewController(animated: act == .pop)
        case .scroll: table.contentOffset.y = CGFloat(Int.random(in: -2...20, using: &dice)) * 20
        case .pull: scene.stage.drag(from: CGPoint(x: 180, y: 250), to: CGPoint(x: 180, y: 380), duration: 0.2)
        case .wait: scene.stage.advance(by: Double(Int.random(in: 1...20, using: &dice)) * 0.02)
        case .settle: scene.stage.settle()
        case .dismiss:
            scene.stage.settle()
            if scene.search.presentingViewController != nil, isOnTop { scene.list.dismiss(animated: false) }
        case .obscure: scene.search.obscuresBackgroundDuringPresentation.toggle()
        case .resign: scene.bar.resignFirstResponder()
        }
    }

    private func problems(_ scene: SearchScene, _ isInItem: Bool) -> [String] {
        var found: [String] = []
        let isOn = scene.search.isActive
        let isOnTop = scene.nav.topViewController === scene.list
        if isOn != (scene.search.presentingViewController != nil) {
            found.append("active: \(isOn), presented by \(String(describing: scene.search.presentingViewController))")
        }
        if scene.bar.showsCancelButton != isOn {
            found.append("cancel button: \(scene.bar.showsCancelButton), active: \(isOn)")
        }
        if isInItem {
            let height = scene.nav.navigationBar.frame.height
            let wanted: CGFloat = !isOnTop ? 44 : isOn ? 52 : 96
            if height != wanted { found.append("bar of \(height) instead of \(wanted)") }
            if isOnTop != (scene.bar.window != nil) {
                found.append("on top: \(isOnTop), bar in \(String(describing: scene.bar.superview))")
            }
        } else if !isOn, scene.list.tableView.tableHeaderView !== scene.bar {
            found.append("the header is \(String(describing: scene.list.tableView.tableHeaderView))")
        }
        if isOnTop, scene.list.view.window == nil { found.append("the list isn't there") }
        if isOnTop, isInItem {
            let inset = scene.list.view.safeAreaInsets.top
            if inset != (isOn ? 72 : 116) { found.append("safe area of \(inset), active: \(isOn)") }
        }
        if !scene.stage.pending.isEmpty { found.append("pending: \(scene.stage.pending)") }
        return found
    }
}
