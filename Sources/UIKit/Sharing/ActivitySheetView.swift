import AppleFoundation
import CoreGraphics

/// The view of the sheet: its head, the tiles, and the rows.
final class ActivitySheetView: UIView {
    private let head = ActivityHeadView()
    private let tiles = ActivityTilesView()
    private let rows = ActivityRowsView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGroupedBackground
        for part in [rows, head, tiles] { addSubview(part) }
    }

    required init?(coder: NSCoder) { nil }

    func show(
        _ items: SharedItems, _ activities: [UIActivity], choose: @escaping (UIActivity) -> Void, close: @escaping () -> Void
    ) {
        head.show(items, close: close)
        tiles.show(activities.filter { type(of: $0).activityCategory == .share }, choose: choose)
        rows.show(activities.filter { type(of: $0).activityCategory == .action }, choose: choose)
        setNeedsLayout()
    }

    /// With all activities to be seen.
    var wholeHeight: CGFloat { ActivityHeadView.height + tiles.wantedHeight + rows.wantedHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        head.frame = CGRect(x: 0, y: safeAreaInsets.top, width: bounds.width, height: ActivityHeadView.height)
        tiles.frame = CGRect(x: 0, y: head.frame.maxY, width: bounds.width, height: tiles.wantedHeight)
        let top = tiles.frame.maxY
        rows.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }
}
