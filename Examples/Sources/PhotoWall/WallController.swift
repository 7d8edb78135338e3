import UIKit

/// A wall of photos by month.
public final class WallController: UICollectionViewController, WallLayoutDelegate {
    public let wall = WallLayout()
    private let months = ["January", "February", "March", "April"]
    private let photosInMonth = 24

    public init() {
        super.init(collectionViewLayout: wall)
        title = "Photos"
        wall.delegate = self
    }

    required init?(coder: NSCoder) { fatalError("This controller is made in code.") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
        collectionView.register(
            MonthHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "month")
    }

    // MARK: Photos
    public override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    public override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        photosInMonth
    }

    public override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(number(indexPath))
        return cell
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "month", for: indexPath)
        (view as? MonthHeader)?.title.text = months[indexPath.section]
        return view
    }

    private func number(_ indexPath: IndexPath) -> Int { indexPath.section * photosInMonth + indexPath.item }

    // MARK: The wall
    public func wall(_ layout: WallLayout, aspectRatioOfItemAt indexPath: IndexPath) -> CGFloat {
        [1, 1.5, 0.75, 1.25, 0.66, 1.4][number(indexPath) * 7 % 6]
    }
}

/// A painted stand-in for a photo: a sky over a hill.
final class PhotoCell: UICollectionViewCell {
    private let sky = CAGradientLayer()
    private let hill = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.addSublayer(sky)
        contentView.layer.addSublayer(hill)
        contentView.clipsToBounds = true
    }

    required init?(coder: NSCoder) { fatalError("This cell is made in code.") }

    func show(_ number: Int) {
        let hue = CGFloat(number * 37 % 100) / 100
        sky.colors = [
            UIColor(hue: hue, saturation: 0.55, brightness: 0.95, alpha: 1).cgColor,
            UIColor(hue: (hue + 0.08).truncatingRemainder(dividingBy: 1), saturation: 0.25, brightness: 1, alpha: 1).cgColor,
        ]
        hill.fillColor =
            UIColor(hue: (hue + 0.5).truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.45, alpha: 1).cgColor
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        sky.frame = contentView.bounds
        hill.frame = contentView.bounds
        let size = contentView.bounds.size
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height * 0.7))
        path.addCurve(
            to: CGPoint(x: size.width, y: size.height * 0.8),
            controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * 0.45),
            controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * 0.95))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        hill.path = path.cgPath
        CATransaction.commit()
    }
}

/// A month's name on a veil through which the photos shine.
final class MonthHeader: UICollectionReusableView {
    let title = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let veil = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        veil.frame = bounds
        veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(veil)
        title.font = .preferredFont(forTextStyle: .headline)
        title.frame = bounds.insetBy(dx: 12, dy: 0)
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        veil.contentView.addSubview(title)
    }

    required init?(coder: NSCoder) { fatalError("This view is made in code.") }
}
