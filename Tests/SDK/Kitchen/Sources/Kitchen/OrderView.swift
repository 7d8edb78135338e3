import Bell
import Foundation
import UIKit

open class CounterView: UIView {
    @IBOutlet private weak var bell: BellButton!
    @IBInspectable var capacity: Int = 4
    public private(set) var touches: [String] = []

    @IBAction func take(_ sender: Any?) { touches.append("take") }
    @objc(serveOrder:) func serve(order: NSNumber) { touches.append("serve \(order)") }
    func note(_ what: String) { touches.append(what) }
    open func clear() { touches = [] }
}

public final class OrderView: CounterView {
    private lazy var timer = Timer(timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil, repeats: false)

    public func wire() -> BellButton {
        let bell = BellButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        bell.delegate = self
        bell.addTarget(self, action: #selector(take(_:)), for: .touchUpInside)
        NotificationCenter.default.addObserver(self, selector: #selector(closed), name: .kitchenClosed, object: nil)
        addSubview(bell)
        return bell
    }

    public func fire() { timer.fire() }

    public func callByName() {
        perform(#selector(serve(order:)), with: 7)
        perform(Selector(("serveOrder:")), with: 8)
    }

    @objc private func tick(_ timer: Timer) { note("tick") }
    @objc private func closed() { note("closed") }
}

extension OrderView: BellButtonDelegate {
    public func bellDidRing(_ bell: BellButton) { note("rang \(bell.rings)") }
    public func bell(_ bell: BellButton, willRingTimes count: Int) -> Int { count + 1 }
}

extension OrderView {
    public override func clear() {
        super.clear()
        note("cleared in an extension")
    }
}

extension Notification.Name {
    static let kitchenClosed = Notification.Name("kitchenClosed")
    public static let closing = kitchenClosed
}
