import UIKit

/// An `init()` of its own that touches the main actor's views, as iOS code has it.
public final class AwningController: UIViewController {
    public let awning: AwningView
    public private(set) var tap: UITapGestureRecognizer?

    public init() {
        awning = AwningView()
        super.init(nibName: nil, bundle: nil)
        awning.backgroundColor = .systemTeal
        tap = UITapGestureRecognizer(target: self, action: #selector(toggle))
        title = "Awning"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(awning)
        if let tap { view.addGestureRecognizer(tap) }
    }

    @objc public func toggle() {
        UIView.animate(withDuration: 0.3) { self.awning.isOut.toggle() }
    }
}

public final class AwningView: UIView {
    public var isOut = false { didSet { frame.size.height = isOut ? 200 : 40 } }

    public init() {
        super.init(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        layer.cornerRadius = 8
        setNeedsLayout()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// One that overrides UIKit's.
public final class CrankTransition: UIPercentDrivenInteractiveTransition {
    public override init() {
        super.init()
        completionSpeed = 0.5
    }
}

public final class Crank: UIResponder {
    public private(set) var turns = 0
    public override init() {
        super.init()
        if !canBecomeFirstResponder { turns = 1 }
    }
}

public final class CrankButton: UIBarButtonItem {
    public override init() {
        super.init()
        title = "Crank"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

public final class CrankGuide: UILayoutGuide {
    public override init() {
        super.init()
        identifier = "crank"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not from a nib") }
}

/// A mistake that UIKit passes over in silence: the child is never told.
public final class Forgetful: UIViewController {
    public let child = UIViewController()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(child.view)
    }
}
