@_spi(House) import AppleFoundation
import CoreGraphics

/// Decides where a controller's view comes from.
@MainActor package enum ViewLoading {
    package static var nibLoader: (any ControllerNibLoader)? = (UINib.self as any KnowsNibLoader.Type).controllerLoader

    /// Without a name given: `MyView` and then `MyViewController` for a `MyViewController`; other names only as they are.
    package static func nibNames(forClassNamed className: String) -> [String] {
        let name = className.split(separator: ".").last.map(String.init) ?? className
        let suffix = "Controller"
        guard name.hasSuffix(suffix), name.count > suffix.count else { return [name] }
        return [String(name.dropLast(suffix.count)), name]
    }
}

extension UIViewController {
    nonisolated final func setUp(nibName: String?, bundle: Bundle?) {
        guard nibName != nil || bundle != nil else { return }
        Isolation.assumeMain {
            rareState.nibName = nibName
            rareState.nibBundle = bundle
        }
    }

    // MARK: Loading
    final func bringUpView() {
        if controllerFlags.contains(.isLoading) {
            fatalError(
                "\(Diagnostics.name(self)) reads its view while it loads it. Set `view` in loadView() before anything reads it."
            )
        }
        if ObjectLife.isEnding(self) {
            Misuse.report(.loadingWhileDeallocating(controller: Diagnostics.name(self)))
        }
        if ControllerAdvice.isGiven { ControllerAdvice.check(type(of: self)) }
        controllerFlags.insert(.isLoading)
        ControllerObservation.note(self, .loadView)
        loadView()
        controllerRarities?.scene?.performEmbedSegues()
        ControllerObservation.note(self, .viewDidLoad)
        viewDidLoad()
        controllerFlags.remove(.isLoading)
    }

    final func loadViewFromNibOrPlain() {
        if let scene = controllerRarities?.scene, scene.loadView(of: self) { return }
        if let made = controllerRarities?.inlineView {
            controllerRarities?.inlineView = nil
            view = made
            return
        }
        if let name = nibName { return loadView(fromNibNamed: name) }
        if let loader = ViewLoading.nibLoader {
            let names = ViewLoading.nibNames(forClassNamed: String(describing: type(of: self)))
            if type(of: self) != UIViewController.self,
                let name = names.first(where: { loader.hasNib(named: $0, in: nibBundle) })
            {
                return loadView(fromNibNamed: name)
            }
        }
        view = makePlainView()
    }

    private func loadView(fromNibNamed name: String) {
        let bundle = nibBundle ?? .main
        guard let loader = ViewLoading.nibLoader, loader.hasNib(named: name, in: nibBundle) else {
            Misuse.report(.nibMissing(name: name, bundle: bundle.bundlePath))
            return
        }
        if let words = loader.loadView(of: self, nibName: name, bundle: nibBundle) {
            Misuse.report(.raised(name: NSExceptionName.internalInconsistencyException.rawValue, words: words))
        } else if rootView == nil {
            Misuse.report(.nibWithoutView(name: name))
        }
    }

    // MARK: Replacing
    final func replaceView(with new: UIView?) {
        let old = rootView
        if new === old { return }
        if let new, let other = new.owner {
            Misuse.report(
                .viewHasController(
                    view: HierarchyDescription.line(new), controller: Diagnostics.name(other),
                    newController: Diagnostics.name(self)))
            return
        }
        old?.owner = nil
        rootView = new
        new?.owner = self
        if let new, new.windowReference != nil, isVisibleInWindow(new) { viewJoinedBeforeOwner(new) }
    }

    private func isVisibleInWindow(_ view: UIView) -> Bool { view.window.map { !$0.isHidden } ?? false }

    // MARK: The end
    nonisolated final func tearDownController() {
        Isolation.assumeMain {
            rootView?.viewOwner = nil
            rootView?.flags.remove(.isOwned)
            ControllerTeardown.release(&containment, rarities: controllerRarities)
        }
    }
}

// MARK: - Archives
extension UIViewController {
    final func decodeController(from coder: NSCoder) {
        if let file = InterfaceFileCoder.of(coder) { return file.fill(self) }
        guard coder.allowsKeyedCoding else { return }
        func string(_ key: String) -> String? { coder.keptObject(of: NSString.self, forKey: key) as String? }
        setUp(nibName: string("UINibName"), bundle: nil)
        if let title = string("UITitle") { rareState.title = title }
        if let identifier = string("UIRestorationIdentifier") { rareState.restorationIdentifier = identifier }
        if coder.containsValue(forKey: "UIModalPresentationStyle") {
            modalPresentationStyle =
                UIModalPresentationStyle(rawValue: coder.decodeInteger(forKey: "UIModalPresentationStyle")) ?? .automatic
        }
        if coder.containsValue(forKey: "UIModalTransitionStyle") {
            modalTransitionStyle =
                UIModalTransitionStyle(rawValue: coder.decodeInteger(forKey: "UIModalTransitionStyle")) ?? .coverVertical
        }
        definesPresentationContext = coder.decodeBool(forKey: "UIDefinesPresentationContext")
        providesPresentationContextTransitionStyle = coder.decodeBool(forKey: "UIProvidesPresentationContextTransitionStyle")
        if let view = coder.keptObject(of: UIView.self, forKey: "UIView") { self.view = view }
        let decoded = coder.keptObject(of: [NSArray.self, UIViewController.self], forKey: "UIChildViewControllers")
        for child in decoded as? [UIViewController] ?? [] {
            addChild(child)
            child.didMove(toParent: self)
        }
    }

    final func encodeController(into coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let nibName { coder.encode(nibName as NSString, forKey: "UINibName") }
        if let title { coder.encode(title as NSString, forKey: "UITitle") }
        if let restorationIdentifier { coder.encode(restorationIdentifier as NSString, forKey: "UIRestorationIdentifier") }
        if let style = controllerRarities?.presentationStyle, style != .automatic {
            coder.encode(style.rawValue, forKey: "UIModalPresentationStyle")
        }
        if modalTransitionStyle != .coverVertical {
            coder.encode(modalTransitionStyle.rawValue, forKey: "UIModalTransitionStyle")
        }
        if definesPresentationContext { coder.encode(true, forKey: "UIDefinesPresentationContext") }
        if providesPresentationContextTransitionStyle {
            coder.encode(true, forKey: "UIProvidesPresentationContextTransitionStyle")
        }
        if let rootView { coder.encode(rootView, forKey: "UIView") }
        if !containment.children.isEmpty { coder.encode(containment.children as NSArray, forKey: "UIChildViewControllers") }
    }
}
