import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Auto Layout / 9 Visual formats")
struct VisualFormatTests {
    private func make(
        _ format: String, _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
    }

    /// `a.leading == b.trailing + 8 @750` for each.
    private func lines(_ constraints: [NSLayoutConstraint], _ names: [(AnyObject, String)]) -> [String] {
        func name(_ item: AnyObject?) -> String { names.first { $0.0 === item }?.1 ?? "?" }
        return constraints.map { constraint in
            var line = "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
            line += ["<=", "==", ">="][constraint.relation.rawValue + 1] + " "
            if constraint.secondItem != nil {
                line += "\(name(constraint.secondItem)).\(constraint.secondAttribute) + "
            }
            line += "\(Int(constraint.constant))"
            if constraint.priority != .required { line += " @\(Int(constraint.priority.rawValue))" }
            return line
        }
    }

    private func pair() -> (root: UIView, views: [String: Any], names: [(AnyObject, String)]) {
        let root = stage(300, 300)
        let a = free()
        let b = free()
        root.addSubview(a)
        root.addSubview(b)
        return (root, ["a": a, "b": b], [(root, "|"), (a, "a"), (b, "b")])
    }

    @Test(
        .documented("LAYOUT-F1"),
        arguments: [
            ("[a]", []), ("[a][b]", ["b.leading == a.trailing + 0"]), ("[a]-[b]", ["b.leading == a.trailing + 8"]),
            ("[a]-20-[b]", ["b.leading == a.trailing + 20"]), ("[a]-(20)-[b]", ["b.leading == a.trailing + 20"]),
            ("[a]-0.5-[b]", ["b.leading == a.trailing + 0"]), ("[a]-gap-[b]", ["b.leading == a.trailing + 12"]),
            ("[a]-(>=gap@high,<=30)-[b]", ["b.leading >= a.trailing + 12 @750", "b.leading <= a.trailing + 30"]),
            ("[a(50)]", ["a.width == 50"]), ("[a(==50)]", ["a.width == 50"]), ("[a(b)]", ["a.width == b.width + 0"]),
            ("[a(>=10,<=b@250)]", ["a.width >= 10", "a.width <= b.width + 0 @250"]),
            ("|[a]|", ["a.leading == |.leading + 0", "|.trailing == a.trailing + 0"]),
            ("|-[a]-|", ["a.leading == |.leadingMargin + 0", "|.trailingMargin == a.trailing + 0"]),
            ("H:|-5-[a]", ["a.leading == |.leading + 5"]), ("V:|-5-[a(9)]", ["a.height == 9", "a.top == |.top + 5"]),
            ("V:[a]-[b]-|", ["b.top == a.bottom + 8", "|.bottomMargin == b.bottom + 0"]),
            ("V:[a]-(-4)-[b]", ["b.top == a.bottom + -4"]), ("[a(gap@20)]", ["a.width == 12 @20"]),
        ] as [(String, [String])])
    func `formats make one constraint for each gap and size`(format: String, expected: [String]) {
        let (root, views, names) = pair()
        withExtendedLifetime(root) {
            let made = make(format, views, metrics: ["gap": 12, "high": UILayoutPriority.defaultHigh])
            #expect(lines(made, names).sorted() == expected.sorted())
            #expect(made.allSatisfy { !$0.isActive })
        }
    }

    @Test(.documented("LAYOUT-V1: between siblings 8"))
    func `a dash between siblings is eight points`() {
        let (root, views, _) = pair()
        let a = views["a"] as! UIView
        let b = views["b"] as! UIView
        NSLayoutConstraint.activate(make("|[a(20)]-[b]", views))
        root.layoutIfNeeded()
        #expect(b.frame.minX - a.frame.maxX == 8)
    }

    @Test(.oracle("LAYOUT-V2: a dash at the superview is its margin"))
    func `a dash at the superview is its layout margin`() {
        let (root, views, _) = pair()
        let a = views["a"] as! UIView
        NSLayoutConstraint.activate(make("|-[a]-|", views) + make("V:|-[a]-|", views))
        root.layoutIfNeeded()
        #expect(a.frame == rect(8, 8, 284, 284))
        root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        root.layoutIfNeeded()
        #expect(a.frame == rect(2, 1, 294, 296))
    }

    @Test(.oracle("LAYOUT-V2: 16 or 20 and nothing above in a controller's view"), arguments: [(375, 16), (414, 20)])
    func `in a controller's view it is the system's margin`(width: Int, margin: Int) {
        freshScreen()
        let controller = UIViewController()
        let window = UIWindow(frame: rect(0, 0, CGFloat(width), 600))
        window.rootViewController = controller
        window.isHidden = false
        let a = free()
        controller.view.addSubview(a)
        NSLayoutConstraint.activate(make("|-[a]-|", ["a": a]) + make("V:|-[a]", ["a": a]))
        FrameLoop.commit()
        #expect(a.frame.minX == CGFloat(margin) && a.frame.maxX == CGFloat(width - margin))
        #expect(a.frame.minY == controller.view.safeAreaInsets.top)
    }

    @Test(.documented("LAYOUT-V3: one alignment constraint for each pair, across the axis"))
    func `options align consecutive views`() {
        let (root, views, names) = pair()
        withExtendedLifetime(root) {
            let across = lines(make("[a][b]", views, options: [.alignAllTop, .alignAllBottom]), names)
            #expect(across.contains("a.top == b.top + 0") && across.contains("a.bottom == b.bottom + 0"))
            #expect(across.count == 3)
            let down = lines(make("V:[a][b]", views, options: .alignAllLeading), names)
            #expect(down.contains("a.leading == b.leading + 0"))
            let baselines = lines(make("[a][b]", views, options: .alignAllLastBaseline), names)
            #expect(baselines.contains("a.lastBaseline == b.lastBaseline + 0"))
        }
        let heard = Misuse.observed { _ = make("V:[a][b]", views, options: .alignAllTop) }
        #expect(heard.first?.message.contains("which is not allowed for layout that is also vertical") == true)
        let alone = Misuse.observed { _ = make("V:|-[a]-|", views, options: .alignAllLastBaseline) }
        #expect(alone.isEmpty)
    }

    @Test(.documented("LAYOUT-I2: format options for the direction and for what spaces lie between"))
    func `options say the direction, and spaces between baselines`() {
        let (root, views, names) = pair()
        withExtendedLifetime(root) {
            #expect(lines(make("|-3-[a]", views, options: .directionLeftToRight), names) == ["a.left == |.left + 3"])
            let reversed = make("|-3-[a(10)]-5-[b(20)]", views, options: .directionRightToLeft)
            NSLayoutConstraint.activate(reversed)
            root.layoutIfNeeded()
            #expect((views["a"] as! UIView).frame.minX == 287 && (views["b"] as! UIView).frame.minX == 262)
            let baselines = make("V:[a]-9-[b]", views, options: .spacingBaselineToBaseline)
            #expect(lines(baselines, names) == ["b.firstBaseline == a.lastBaseline + 9"])
        }
    }

    @Test(.documented("LAYOUT-F1"))
    func `guides are items as well`() {
        let root = stage(300, 300)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        let a = free()
        root.addSubview(a)
        NSLayoutConstraint.activate(make("|-5-[guide(10)]-[a(==guide)]", ["guide": guide, "a": a]))
        root.layoutIfNeeded()
        #expect(guide.layoutFrame.minX == 5 && a.frame.minX == 23 && a.frame.width == 10)
    }

    @Test(
        .oracle("LAYOUT-X8: reason, format and caret"),
        arguments: [
            ("|-[alone]", "Unable to interpret '|' character, because the related view doesn't have a superview", 0),
            ("[nobody]", "nobody is not a key in the views dictionary.", 7),
            ("[a]-?-[a]", "Expected a number or key from the metrics dictionary, but encountered something else", 4),
            (
                "[a(size)]",
                "Encountered metric with name \"size\", but value was not specified in metrics or views dictionaries",
                3
            ),
            ("V[a]", "Expected ':' after 'V' to specify vertical arrangement", 1),
            ("[a(50]", "A predicate on a view's thickness must end with ')' and the view must end with ']'", 5),
            ("[a(>50)]", "Unknown relation. Must be ==, >=, or <=", 3),
        ] as [(String, String, Int)])
    func `what can't be read is shown with a caret`(format: String, reason: String, position: Int) {
        let heard = Misuse.observed { #expect(make(format, ["a": UIView(), "alone": UIView()]).isEmpty) }
        let caret = String(repeating: " ", count: position) + "^"
        #expect(heard.map(\.message) == ["Unable to parse constraint format: \n\(reason) \n\(format) \n\(caret)"])
    }

    @Test(.assumed("no format crashes"))
    func `random formats are read or refused`() {
        let alphabet = Array("HV:|-[]()@=<>,.0123456789ab gapé\u{1F600}\n")
        var state: UInt64 = 42
        func roll(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
        let (root, views, _) = pair()
        let pieces = ["|", "[a]", "[b]", "-", "(", ")", ">=", "@", "20", "[a(", "V:", "gap", ",", "[b(==a)]"]
        withExtendedLifetime(root) {
            var refused = 0
            for round in 0..<4000 {
                var format = ""
                for _ in 0..<roll(12) {
                    format += round % 2 == 0 ? String(alphabet[roll(alphabet.count)]) : pieces[roll(pieces.count)]
                }
                let heard = Misuse.observed { _ = make(format, views, metrics: ["gap": 3]) }
                if !heard.isEmpty { refused += 1 }
                for message in heard.map(\.message) { #expect(message.contains("Unable to parse constraint format")) }
            }
            #expect(refused > 1000 && refused < 4000)
        }
    }
}
