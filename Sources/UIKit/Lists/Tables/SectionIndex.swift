import AppleFoundation
import CoreGraphics
import ListEngine

/// A list with a column of titles at its edge.
@MainActor protocol IndexedList: UIScrollView {
    var sectionIndex: SectionIndexView? { get set }
    var indexColor: UIColor? { get }
    var indexBackground: UIColor? { get }
    var indexBackgroundUnderFinger: UIColor? { get }
    func goToSection(ofTitle title: String, at index: Int)
}

extension IndexedList {
    /// The column comes, changes or goes.
    func showIndex(_ titles: [String]?) {
        guard let titles, !titles.isEmpty else {
            sectionIndex?.removeFromSuperview()
            sectionIndex = nil
            return
        }
        if sectionIndex?.titles == titles { return }
        sectionIndex?.removeFromSuperview()
        let made = SectionIndexView(titles, self)
        addSubview(made)
        sectionIndex = made
    }

    /// At the edge of what can be seen, in front of everything.
    func placeIndex() {
        guard let sectionIndex else { return }
        let bounds = viewLayer.bounds
        let insets = adjustedContentInset
        let safe = safeAreaInsets
        let x = isRightToLeft ? bounds.minX + safe.left : bounds.maxX - SectionIndexView.width - safe.right
        let frame = CGRect(
            x: x, y: bounds.minY + insets.top, width: SectionIndexView.width,
            height: max(0, bounds.height - insets.top - insets.bottom))
        if sectionIndex.frame != frame { sectionIndex.frame = frame }
        if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
    }
}

/// The column of letters at the edge of a list, which a finger leads to sections.
final class SectionIndexView: UIControl {
    static let width: CGFloat = 15
    private static let line: CGFloat = 14
    private static let least: CGFloat = 11

    private weak var list: (any IndexedList)?
    private(set) var titles: [String]
    private var labels: [UILabel] = []
    private var current = -1

    init(_ titles: [String], _ list: any IndexedList) {
        self.titles = titles
        self.list = list
        super.init(frame: .zero)
        isAccessibilityElement = true
        accessibilityLabel = "Table index"
        color()
    }

    required init?(coder: NSCoder) { fatalError("A section index is made by its list.") }

    func color() {
        backgroundColor = list?.indexBackground
        for label in labels { label.textColor = list?.indexColor ?? list?.tintColor }
    }

    // MARK: Layout
    /// All titles where they have room, else some of them with dots between.
    private func shownTitles(_ height: CGFloat) -> [String] {
        let room = max(1, Int(height / Self.least))
        guard titles.count > room, titles.count > 2 else { return titles }
        // A title, a dot, a title, and the last title.
        let count = max(2, (room + 1) / 2)
        var shown: [String] = []
        for step in 0..<count {
            if step > 0 { shown.append("•") }
            shown.append(titles[(titles.count - 1) * step / (count - 1)])
        }
        return shown
    }

    private var step: CGFloat { labels.isEmpty ? Self.line : min(Self.line, bounds.height / CGFloat(labels.count)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let shown = shownTitles(bounds.height)
        if labels.map(\.text) != shown {
            for label in labels { label.removeFromSuperview() }
            labels = shown.map { title in
                let label = UILabel()
                label.text = title == UITableView.indexSearch ? "⌕" : title
                label.font = .systemFont(ofSize: 11, weight: .semibold)
                label.textAlignment = .center
                addSubview(label)
                return label
            }
            color()
        }
        let step = step
        var y = (bounds.height - step * CGFloat(labels.count)) / 2
        for label in labels {
            label.frame = CGRect(x: 0, y: y, width: bounds.width, height: step)
            y += step
        }
    }

    // MARK: Touches
    private func lead(_ touch: UITouch) {
        guard let list, !titles.isEmpty else { return }
        let length = step * CGFloat(max(1, labels.count))
        let place = (touch.location(in: self).y - (bounds.height - length) / 2) / length
        let index = min(max(Int(place * CGFloat(titles.count)), 0), titles.count - 1)
        guard index != current else { return }
        current = index
        list.goToSection(ofTitle: titles[index], at: index)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        current = -1
        backgroundColor = list?.indexBackgroundUnderFinger ?? list?.indexBackground
        lead(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        lead(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { color() }
    override func cancelTracking(with event: UIEvent?) { color() }
}

extension UITableView: IndexedList {
    final var indexColor: UIColor? { sectionIndexColor }
    final var indexBackground: UIColor? { sectionIndexBackgroundColor }
    final var indexBackgroundUnderFinger: UIColor? { sectionIndexTrackingBackgroundColor }

    /// Titles anew.
    final func reloadIndex() {
        let titles = dataSource?.`sectionIndexTitles(for:)`?(self) ?? nil
        let count = content.extents.counts.reduce(0, +)
        showIndex(count >= sectionIndexMinimumDisplayRowCount ? titles : nil)
    }

    final func goToSection(ofTitle title: String, at index: Int) {
        let ask = dataSource?.`tableView(_:sectionForSectionIndexTitle:at:)`
        // The magnifier belongs to no section, unless the data source has one for it.
        if title == UITableView.indexSearch, ask == nil {
            setContentOffset(CGPoint(x: contentOffset.x, y: -adjustedContentInset.top), animated: false)
            return
        }
        let section = ask?(self, title, index) ?? index
        guard section >= 0, section < numberOfSections else { return }
        let y = rect(forSection: section).minY - adjustedContentInset.top
        let range = verticalRange
        setContentOffset(
            CGPoint(x: contentOffset.x, y: min(max(y, range.lowerBound), range.upperBound)), animated: false)
    }
}
