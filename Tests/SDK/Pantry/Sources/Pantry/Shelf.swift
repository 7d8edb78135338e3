import UIKit

/// Two optional methods of one name: the types of the arguments tell which is meant.
@MainActor @objc public protocol ShelfDelegate: NSObjectProtocol {
    @objc(shelf:roomForJars:) optional func shelf(_ shelf: Shelf, roomFor jars: Int) -> CGFloat
    @objc(shelf:roomForSize:) optional func shelf(_ shelf: Shelf, roomFor size: CGSize) -> CGFloat
}

@MainActor public final class Shelf: NSObject {
    public weak var delegate: ShelfDelegate?

    public func rooms() -> [CGFloat?] {
        [delegate?.shelf?(self, roomFor: 3), delegate?.shelf?(self, roomFor: CGSize(width: 2, height: 5))]
    }
}

/// A flow knows its root controller's class only by name.
@MainActor public protocol Flow {
    associatedtype Root: UIViewController
}

@MainActor open class Coordinator<F: Flow> {
    public typealias Root = F.Root
    public let root: Root

    public init(root: Root? = nil) { self.root = root ?? Self.makeRoot() }

    open class func makeRoot() -> Root { .init() }
}

public enum CupboardFlow: Flow {
    public final class Root: UINavigationController {
        public private(set) var isOpen = false
        public override func viewDidLoad() {
            super.viewDidLoad()
            isOpen = true
        }
    }
}
