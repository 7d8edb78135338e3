import UIKit

/// Auto Layout through views and anchors: the solver's systems, a self-sizing cell, and 100 cells against the same laid out by hand.
@MainActor
enum LayoutWorkloads {
    /// As in every app that has shown something: a frame's worth of memory came and went, so malloc keeps what is freed.
    private static func warmUp() { UnsafeMutableRawPointer.allocate(byteCount: 16 << 20, alignment: 16).deallocate() }

    private static func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

    private static func child(of parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    /// Not inlined, so that a profiler can be told to count in here only.
    @inline(never)
    private static func layoutTimed(_ times: inout [Double], _ body: () -> Void) {
        let start = Measurement.cpuMicroseconds
        body()
        times.append(Measurement.cpuMicroseconds - start)
    }

    private static func report(_ name: String, _ n: Int, _ times: [Double], each: Int, check: CGFloat = 0) {
        let median = times.sorted()[times.count / 2] / Double(each)
        print("w=layout.\(name) n=\(n) us_op=\(median) check=\(Double(check))")
    }

    /// The solver's `a` and `b` through anchors: constraints made and activated, then one layout pass. The views are there before.
    static func system(_ kind: String, _ n: Int, repetitions: Int) {
        warmUp()
        var times: [Double] = []
        var sum: CGFloat = 0
        for _ in 0..<repetitions {
            let root = root()
            let views = (0..<n).map { _ in child(of: root) }
            root.layoutIfNeeded()
            layoutTimed(&times) {
                var constraints: [NSLayoutConstraint] = []
                constraints.reserveCapacity(4 * n)
                for (index, view) in views.enumerated() {
                    if kind == "ua" {
                        constraints.append(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: CGFloat(index % 40)))
                        constraints.append(view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)))
                        constraints.append(view.widthAnchor.constraint(equalToConstant: 100))
                    } else {
                        constraints.append(view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8))
                        let above = index == 0 ? root.topAnchor : views[index - 1].bottomAnchor
                        constraints.append(view.topAnchor.constraint(equalTo: above, constant: 8))
                        let width = index == 0 ? root.widthAnchor : views[index - 1].widthAnchor
                        constraints.append(view.widthAnchor.constraint(equalTo: width, constant: index == 0 ? -16 : 0))
                    }
                    constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
                }
                NSLayoutConstraint.activate(constraints)
                root.layoutIfNeeded()
            }
            sum = views.reduce(0) { $0 + $1.frame.minX + $1.frame.minY + $1.frame.width + $1.frame.height }
        }
        report(kind, n, times, each: n, check: sum)
    }

    /// A cell of 12 views and 41 constraints: its height for a width, then again after its text changed.
    static func selfSizing(repetitions: Int) {
        warmUp()
        let font = Workloads.peerFont()
        var first: [Double] = []
        var again: [Double] = []
        var height: CGFloat = 0
        for index in 0..<repetitions {
            var cell: LabelCell!
            let target = CGSize(width: 390, height: 0)
            layoutTimed(&first) {
                cell = LabelCell(font: font, .auto)
                height = fit(cell, target)
            }
            layoutTimed(&again) {
                cell.title.text = "Another title \(index % 7)"
                height += fit(cell, target)
            }
        }
        report("selfsizing_first", 1, first, each: 1, check: height)
        report("selfsizing_again", 1, again, each: 1, check: height)
    }

    private static func fit(_ cell: LabelCell, _ target: CGSize) -> CGFloat {
        cell.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        )
        .height
    }

    /// `n` times the same constraint between a view's width and height, activated and dropped with the view; laid out in between or not.
    static func pins(_ n: Int, repetitions: Int, isLaidOut: Bool) {
        var times: [Double] = []
        for _ in 0..<repetitions {
            layoutTimed(&times) {
                let root = root()
                let view = child(of: root)
                NSLayoutConstraint.activate((0..<n).map { _ in view.widthAnchor.constraint(equalTo: view.heightAnchor) })
                if isLaidOut { root.layoutIfNeeded() }
            }
        }
        report("pins\(isLaidOut ? "_laidout" : "")", n, times, each: n)
    }

    /// A stack view of `n` labels, one of which is hidden and shown again, laid out each time; and `n` frames set by hand for it.
    static func stackChange(_ n: Int, repetitions: Int) {
        warmUp()
        let font = Workloads.peerFont()
        let labels = (0..<n).map { index in
            let label = UILabel()
            label.font = font
            label.text = "Row \(index)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = root()
        root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leftAnchor.constraint(equalTo: root.leftAnchor),
            stack.widthAnchor.constraint(equalTo: root.widthAnchor),
        ])
        root.layoutIfNeeded()
        var times: [Double] = []
        for repetition in 0..<repetitions {
            let label = labels[repetition * 7 % n]
            layoutTimed(&times) {
                label.isHidden = true
                root.layoutIfNeeded()
                label.isHidden = false
                root.layoutIfNeeded()
            }
        }
        report("stack_change", n, times, each: 2, check: labels[n - 1].frame.maxY)
    }

    /// `n` cells made, laid out, and laid out again at another width.
    static func cells(_ n: Int, repetitions: Int, _ way: LabelCell.Way) {
        warmUp()
        let font = Workloads.peerFont()
        var first: [Double] = []
        var again: [Double] = []
        var sum: CGFloat = 0
        var sumAgain: CGFloat = 0
        func places(_ cells: [LabelCell]) -> CGFloat {
            cells.reduce(0) { total, cell in cell.parts.reduce(total) { $0 + $1.frame.minX + $1.frame.width } }
        }
        for _ in 0..<repetitions {
            var root: UIView!
            var cells: [LabelCell] = []
            layoutTimed(&first) {
                root = self.root()
                cells = (0..<n).map { index in
                    let cell = LabelCell(font: font, way)
                    cell.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 390, height: 100)
                    root.addSubview(cell)
                    return cell
                }
                root.layoutIfNeeded()
            }
            sum = places(cells)
            layoutTimed(&again) {
                for cell in cells { cell.frame.size.width = 600 }
                root.layoutIfNeeded()
            }
            sumAgain = places(cells)
        }
        report("cells_\(way.rawValue)", n, first, each: n, check: sum)
        report("cells_\(way.rawValue)_again", n, again, each: n, check: sumAgain)
    }

    /// `n` cells of a feed made, laid out, and laid out again at two other widths.
    static func feed(_ n: Int, repetitions: Int, _ way: FeedCell.Way) {
        warmUp()
        let font = Workloads.peerFont()
        var first: [Double] = []
        var again: [Double] = []
        var sum: CGFloat = 0
        var sumAgain: CGFloat = 0
        for repetition in 0..<repetitions {
            var root: UIView!
            var cells: [FeedCell] = []
            layoutTimed(&first) {
                root = self.root()
                cells = (0..<n).map { index in
                    let cell = FeedCell(way, index: repetition * n + index, font: font)
                    cell.frame = CGRect(x: 0, y: CGFloat(index) * 500, width: 390, height: 500)
                    root.addSubview(cell)
                    return cell
                }
                root.layoutIfNeeded()
            }
            sum = cells.reduce(0) { $0 + $1.checksum }
            layoutTimed(&again) {
                for cell in cells { cell.frame.size.width = 600 }
                root.layoutIfNeeded()
            }
            sumAgain = cells.reduce(0) { $0 + $1.checksum }
        }
        report("feed_\(way.rawValue)", n, first, each: n, check: sum)
        report("feed_\(way.rawValue)_again", n, again, each: n, check: sumAgain)
    }
}

/// Eleven views in a cell, held by 41 constraints or placed by hand at the same places.
final class LabelCell: UIView {
    /// `objects` is by hand with the constraints made and never activated: what their objects cost alone.
    enum Way: String, CaseIterable { case manual, objects, auto }

    let title = UILabel()
    private let subtitle = UILabel()
    private let time = UILabel()
    private let avatar = UIView()
    private let badge = UIView()
    private let divider = UIView()
    private let boxes = (0..<5).map { _ in UIView() }
    private let way: Way
    private var unused: [NSLayoutConstraint] = []

    var parts: [UIView] { [avatar, title, subtitle, time, badge, divider] + boxes }

    init(font: UIFont, _ way: Way) {
        self.way = way
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        for label in [title, subtitle, time] { label.font = font }
        title.text = "Title of a cell"
        subtitle.text = "Subtitle with some more words"
        time.text = "12:34"
        for part in parts { addSubview(part) }
        switch way {
        case .manual: break
        case .objects: unused = rules
        case .auto:
            for part in parts { part.translatesAutoresizingMaskIntoConstraints = false }
            time.setContentHuggingPriority(.required, for: .horizontal)
            time.setContentCompressionResistancePriority(.required, for: .horizontal)
            NSLayoutConstraint.activate(rules)
        }
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    private var rules: [NSLayoutConstraint] {
        var rules = [
            avatar.leftAnchor.constraint(equalTo: leftAnchor, constant: 16),
            avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
            avatar.widthAnchor.constraint(equalToConstant: 40),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            title.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: avatar.topAnchor),
            title.rightAnchor.constraint(equalTo: time.leftAnchor, constant: -8),
            time.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
            time.topAnchor.constraint(equalTo: title.topAnchor),
            subtitle.leftAnchor.constraint(equalTo: title.leftAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            subtitle.rightAnchor.constraint(equalTo: rightAnchor, constant: -16),
            badge.rightAnchor.constraint(equalTo: avatar.rightAnchor),
            badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor),
            badge.widthAnchor.constraint(equalToConstant: 12),
            badge.heightAnchor.constraint(equalToConstant: 12),
        ]
        rules += [
            divider.leftAnchor.constraint(equalTo: leftAnchor),
            divider.rightAnchor.constraint(equalTo: rightAnchor),
            divider.topAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 8),
            divider.heightAnchor.constraint(equalToConstant: 1),
            divider.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor),
        ]
        for (index, box) in boxes.enumerated() {
            let before = index == 0 ? leftAnchor : boxes[index - 1].rightAnchor
            rules.append(box.leftAnchor.constraint(equalTo: before, constant: 4))
            rules.append(box.topAnchor.constraint(equalTo: divider.bottomAnchor, constant: 4))
            rules.append(box.widthAnchor.constraint(equalToConstant: 30))
            rules.append(box.heightAnchor.constraint(equalToConstant: 10))
        }
        return rules
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if way == .auto { return }
        let width = bounds.width
        avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
        let timeSize = time.sizeThatFits(bounds.size)
        time.frame = CGRect(x: width - 16 - timeSize.width, y: 12, width: timeSize.width, height: timeSize.height)
        let titleHeight = title.sizeThatFits(bounds.size).height
        title.frame = CGRect(x: 64, y: 12, width: time.frame.minX - 72, height: titleHeight)
        let subtitleHeight = subtitle.sizeThatFits(bounds.size).height
        subtitle.frame = CGRect(x: 64, y: title.frame.maxY + 2, width: width - 80, height: subtitleHeight)
        badge.frame = CGRect(x: 44, y: 40, width: 12, height: 12)
        divider.frame = CGRect(x: 0, y: subtitle.frame.maxY + 8, width: width, height: 1)
        for (index, box) in boxes.enumerated() {
            box.frame = CGRect(x: 4 + CGFloat(index) * 34, y: divider.frame.maxY + 4, width: 30, height: 10)
        }
    }
}
