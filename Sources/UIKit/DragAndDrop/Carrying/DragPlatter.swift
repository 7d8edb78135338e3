import AppleFoundation
import CoreGraphics
import QuartzCore

/// What is seen of the items under a finger: pictures above all else, how many there are, and what would become of them.
final class DragPlatter: UIView {
    /// The picture of one item.
    final class Part: UIView {
        /// Where its middle is as seen from the finger, and where it was lifted.
        var grip: CGVector
        let home: UITargetedPreview
        private var content: UIView?

        init(_ preview: UITargetedPreview, in platter: UIView, finger: CGPoint) {
            home = preview
            let middle = preview.target.container.convert(preview.target.center, to: platter)
            grip = CGVector(dx: middle.x - finger.x, dy: middle.y - finger.y)
            super.init(frame: .zero)
            layer.shadowColor = UIColor.black.cgColor
            layer.shadowOffset = CGSize(width: 0, height: 6)
            layer.shadowRadius = 14
            let seen = preview.view
            // A view that is nowhere has no pixels to copy: it is shown itself.
            let picture = seen.window == nil ? seen : seen.snapshotView(afterScreenUpdates: false) ?? UIView(frame: seen.bounds)
            show(picture, preview.parameters, background: seen.backgroundColor)
            center = middle
        }

        required init?(coder: NSCoder) { fatalError("Made for a drag only.") }

        func show(_ picture: UIView, _ parameters: UIPreviewParameters, background: UIColor?) {
            content?.removeFromSuperview()
            content = picture
            bounds = CGRect(origin: .zero, size: picture.bounds.size)
            picture.frame = bounds
            picture.clipsToBounds = true
            picture.backgroundColor = background
            picture.layer.cornerRadius = 10
            dress(parameters)
            addSubview(picture)
        }

        /// How it is cut out, and what lies behind it.
        func dress(_ parameters: UIPreviewParameters) {
            guard let content else { return }
            if let color = parameters.backgroundColor { content.backgroundColor = color }
            guard let path = parameters.visiblePath else { return }
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            content.layer.mask = mask
            content.layer.cornerRadius = 0
        }

        func raise(_ isRaised: Bool) {
            let widest = max(bounds.width, bounds.height, 1)
            // By as much for a small thing as for a large one.
            let scale = isRaised ? min(1.1, 1 + 16 / widest) : 1
            transform = CGAffineTransform(scaleX: scale, y: scale)
            layer.shadowOpacity = isRaised ? 0.25 : 0
        }
    }

    private(set) var parts: [Part] = []
    private let sign = DragSign()
    private var finger: CGPoint

    init(_ previews: [UITargetedPreview], over window: UIWindow, finger: CGPoint) {
        self.finger = finger
        super.init(frame: window.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        window.addSubview(self)
        for preview in previews { add(preview) }
        addSubview(sign)
        sign.isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("Made for a drag only.") }

    /// The picture of a further item, below the others.
    @discardableResult
    func add(_ preview: UITargetedPreview) -> Part {
        let part = Part(preview, in: self, finger: finger)
        insertSubview(part, at: 0)
        parts.append(part)
        return part
    }

    func raise(_ isRaised: Bool) { for part in parts { part.raise(isRaised) } }

    /// The further ones gather under the first.
    func gather() {
        guard let first = parts.first else { return }
        for (index, part) in parts.enumerated().dropFirst() {
            let step = CGFloat(min(index, 2)) * 6
            part.grip = CGVector(dx: first.grip.dx + step, dy: first.grip.dy + step)
        }
        place()
    }

    func follow(_ finger: CGPoint) {
        self.finger = finger
        UIView.performWithoutAnimation { place() }
    }

    private func place() {
        for part in parts { part.center = CGPoint(x: finger.x + part.grip.dx, y: finger.y + part.grip.dy) }
        guard let first = parts.first else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let corner = isMirrored ? first.frame.minX : first.frame.maxX
        // In sight, whatever is carried over the edge of the screen.
        let room = bounds.insetBy(dx: 18, dy: 18)
        sign.center = CGPoint(
            x: min(max(corner, room.minX), room.maxX), y: min(max(first.frame.minY, room.minY), room.maxY))
    }

    func show(_ operation: UIDropOperation, count: Int) {
        sign.show(operation, count: count)
        bringSubviewToFront(sign)
        place()
    }
}

/// The sign at the corner of what is carried: a plus, a stroke, or how many there are.
final class DragSign: UIView {
    private let label = UILabel()
    private let symbol = UIImageView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 26, height: 26))
        layer.cornerRadius = 13
        symbol.frame = bounds.insetBy(dx: 6, dy: 6)
        symbol.contentMode = .scaleAspectFit
        symbol.tintColor = .white
        label.frame = bounds
        label.textAlignment = .center
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { fatalError("Made for a drag only.") }

    func show(_ operation: UIDropOperation, count: Int) {
        symbol.image = nil
        label.text = count > 1 ? "\(count)" : nil
        backgroundColor = .systemBlue
        switch operation {
        case .copy:
            backgroundColor = .systemGreen
            if count == 1 { symbol.image = UIImage(systemName: "plus") }
        case .forbidden:
            backgroundColor = .systemGray
            label.text = nil
            symbol.image = UIImage(systemName: "nosign")
        default: break
        }
        isHidden = symbol.image == nil && label.text == nil
    }
}
