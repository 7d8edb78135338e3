import Testing
import UIKit

@MainActor @Test func `Swift 5 mode has the overlays too`() {
    final class Plain: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
    }
    #expect(UIView().frame == .zero)
    #expect(Plain().nibName == nil)
}
