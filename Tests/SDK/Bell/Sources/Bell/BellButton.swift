import UIKit

@objc public protocol BellButtonDelegate: AnyObject {
    func bellDidRing(_ bell: BellButton)
    @objc optional func bell(_ bell: BellButton, willRingTimes count: Int) -> Int
    @objc optional var bellName: String { get }
}

/// A button of another package: its action, outlet and delegate are found by name from outside.
open class BellButton: UIButton {
    @IBOutlet public weak var delegate: BellButtonDelegate?
    @objc public dynamic var rings = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addTarget(self, action: #selector(ring), for: .touchUpInside)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    @objc open func ring() {
        let times = delegate?.bell?(self, willRingTimes: 1) ?? 1
        rings += times
        delegate?.bellDidRing(self)
    }

    public var label: String { (delegate?.bellName ?? nil) ?? "bell" }
}
