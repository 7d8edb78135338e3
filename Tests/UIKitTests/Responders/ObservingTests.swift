import AppleFoundation
import CoreGraphics
import MapKit
import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Hears of changes by name.
@MainActor private final class Listener: UIResponder {
    nonisolated(unsafe) var heard: [(key: String, old: Any?, new: Any?)] = []

    nonisolated override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        heard.append((keyPath ?? "", change?[.oldKey], change?[.newKey]))
    }

    func listen(to object: NSObject, _ key: String) {
        object.addObserver(self, forKeyPath: key, options: [.old, .new], context: nil)
    }
}

@MainActor @Suite("Responders / Observing", .serialized)
struct ObservingTests {
    private static let source = "VIEW-K1: which keys of views and layers are heard, and in which order"

    // MARK: Views

    @Test(.oracle(source))
    func `a view tells of the frame that is set, with the old and the new one`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        var heard: [[CGRect?]] = []
        let observation = view.observe(\.frame, "frame", options: [.old, .new]) { _, change in
            heard.append([change.oldValue, change.newValue])
        }
        view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        #expect(heard == [[CGRect(x: 1, y: 2, width: 3, height: 4), CGRect(x: 5, y: 6, width: 7, height: 8)]])
        observation.invalidate()
        view.frame = .zero
        #expect(heard.count == 1)
    }

    @Test(.oracle("VIEW-K1: a centre is no news of the frame"))
    func `a new centre is no news of the frame`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let listener = Listener()
        for key in ["frame", "bounds", "center"] { listener.listen(to: view, key) }
        view.center = CGPoint(x: 50, y: 50)
        #expect(listener.heard.map(\.key) == ["center"])
        #expect(listener.heard.first?.old as? CGPoint == CGPoint(x: 5, y: 5))
        #expect(listener.heard.first?.new as? CGPoint == CGPoint(x: 50, y: 50))
        for key in ["frame", "bounds", "center"] { view.removeObserver(listener, forKeyPath: key) }
    }

    @Test(.oracle(source))
    func `a new frame moves the layer first and resizes it then`() {
        let view = UIView()
        let listener = Listener()
        for key in ["position", "bounds"] { listener.listen(to: view.layer, key) }
        view.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        #expect(listener.heard.map(\.key) == ["position", "bounds"])
        for key in ["position", "bounds"] { view.layer.removeObserver(listener, forKeyPath: key) }
    }

    @Test(.assumed("layout sets bounds and center, whose overrides it calls"))
    func `layout is heard as bounds and centre`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, view.heightAnchor.constraint(equalToConstant: 50),
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor), view.topAnchor.constraint(equalTo: window.topAnchor),
        ])
        window.layoutIfNeeded()
        let listener = Listener()
        for key in ["bounds", "center"] { listener.listen(to: view, key) }
        width.constant = 120
        window.layoutIfNeeded()
        #expect(listener.heard.map(\.key) == ["bounds", "center"])
        #expect(listener.heard.first?.new as? CGRect == CGRect(x: 0, y: 0, width: 120, height: 50))
        for key in ["bounds", "center"] { view.removeObserver(listener, forKeyPath: key) }
    }

    @Test(.documented("KVO"), arguments: ["hidden", "isHidden"])
    func `a flag is heard under both its names`(key: String) {
        let view = UIView()
        let listener = Listener()
        listener.listen(to: view, key)
        view.isHidden = true
        #expect(listener.heard.count == 1 && listener.heard.first?.new as? Bool == true)
        view.removeObserver(listener, forKeyPath: key)
    }

    // MARK: All that say so

    private static func sample(_ type: AnyClass) -> NSObject? {
        switch type {
        case is UINavigationController.Type: return UINavigationController(rootViewController: UIViewController())
        case is UITabBarController.Type:
            let tabs = UITabBarController()
            tabs.viewControllers = [UIViewController(), UIViewController()]
            return tabs
        case is UIViewController.Type: return UIViewController()
        case is UISegmentedControl.Type: return UISegmentedControl(items: ["A", "B"])
        case is UIPageControl.Type:
            let pages = UIPageControl()
            pages.numberOfPages = 3
            return pages
        case is NSLayoutConstraint.Type: return UIView().widthAnchor.constraint(equalToConstant: 10)
        case is UITabBarItem.Type: return UITabBarItem(title: "A", image: nil, tag: 0)
        case is UIBarItem.Type: return UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        case is UINavigationItem.Type: return UINavigationItem(title: "A")
        case is UIGestureRecognizer.Type: return UITapGestureRecognizer()
        case is UISwitch.Type: return UISwitch()
        case is UISlider.Type: return UISlider()
        case is UIStepper.Type: return UIStepper()
        case is UIProgressView.Type: return UIProgressView()
        case let type as UIControl.Type: return type._new(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is UILabel.Type: return UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is UIImageView.Type: return UIImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is UITextView.Type: return UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is UIScrollView.Type: return UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is UIView.Type: return UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        case is MKPointAnnotation.Type: return MKPointAnnotation()
        default: return nil
        }
    }

    private static func other(_ value: Any?, key: String, of object: NSObject) -> Any? {
        switch key {
        case "selectedIndex", "currentPage", "numberOfPages", "selectedSegmentIndex": return 1
        case "contentMode": return UIView.ContentMode.bottom.rawValue
        case "font": return UIFont.systemFont(ofSize: 30)
        case "attributedText": return NSAttributedString(string: "B")
        case "text", "title", "prompt", "badgeValue": return "B"
        case "view": return UIView()
        case "titleView": return UIView()
        case "image": return UIImage()
        case "viewControllers": return [UIViewController()]
        case "selectedViewController": return (object as? UITabBarController)?.viewControllers?.last
        case "backBarButtonItem", "leftBarButtonItem", "rightBarButtonItem":
            return UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)
        case "leftBarButtonItems", "rightBarButtonItems":
            return [UIBarButtonItem(title: "B", style: .plain, target: nil, action: nil)]
        default: break
        }
        switch value {
        case is CGRect: return CGRect(x: 1, y: 1, width: 5, height: 5)
        case is CGPoint: return CGPoint(x: 2, y: 2)
        case is CGSize: return CGSize(width: 3, height: 3)
        case is CATransform3D: return CATransform3DMakeScale(2, 2, 1)
        case is CGAffineTransform: return CGAffineTransform(scaleX: 2, y: 2)
        case is UIEdgeInsets: return UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        case is UIColor, nil: return UIColor.red
        case let number as NSNumber: return NSNumber(value: number.doubleValue == 0 ? 1 : 0)
        default: return value
        }
    }

    /// Those whose cards promise something.
    nonisolated private static let types: [AnyClass] = CardBook.all.map(\.type).filter { !ObservedKeys.told(by: $0).isEmpty }

    @Test(.assumed("a promise of our own"), arguments: types.indices)
    func `every key that a class says it tells of is heard when it is set`(index: Int) {
        let type: AnyClass = Self.types[index]
        let keys = ObservedKeys.told(by: type)
        // Who is the parent, and what is safe, is not set by key; a gesture's state is its own business.
        for key in keys where !["parent", "active", "safeAreaInsets"].contains(key) {
            guard let object = Self.sample(type) else {
                Issue.record("no \(type)")
                continue
            }
            let listener = Listener()
            listener.listen(to: object, key)
            object.setValue(Self.other(object.value(forKey: key), key: key, of: object), forKey: key)
            #expect(listener.heard.count == 1, "\(type).\(key) is heard \(listener.heard.count) times")
            object.removeObserver(listener, forKeyPath: key)
        }
    }

    @Test(.assumed("properties that animate are properties that tell"))
    func `a layer tells of what animates`() {
        let layer = CAShapeLayer()
        let listener = Listener()
        let keys = ["opacity", "strokeEnd", "cornerRadius", "shadowPath", "transform", "backgroundColor"]
        for key in keys { listener.listen(to: layer, key) }
        layer.opacity = 0.5
        layer.strokeEnd = 0.5
        layer.cornerRadius = 3
        layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        layer.backgroundColor = UIColor.red.cgColor
        #expect(listener.heard.map(\.key) == keys)
        for key in keys { layer.removeObserver(listener, forKeyPath: key) }
    }

    nonisolated private static let layers: [@MainActor () -> CALayer] = [
        { CALayer() }, { CAShapeLayer() }, { CAGradientLayer() }, { CAReplicatorLayer() },
    ]

    @Test(.assumed("a promise of our own"), arguments: layers.indices)
    func `every key that a layer says it tells of is heard when it is set`(index: Int) {
        let type: AnyClass = Swift.type(of: Self.layers[index]())
        let keys = ObservedKeys.told(by: type)
        #expect(keys.count > 4)
        let gray = CGColor(gray: 0.5, alpha: 0.5)
        let others: [String: Any] = [
            "contents": gray, "backgroundColor": gray, "borderColor": gray, "shadowColor": gray, "fillColor": gray,
            "strokeColor": gray, "instanceColor": gray, "colors": [gray], "locations": [NSNumber(value: 0.5)],
            "path": CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
            "lineDashPattern": [NSNumber(value: 2)],
            "shadowPath": CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil), "fillRule": "even-odd",
            "lineCap": "round", "lineJoin": "round", "type": "radial",
        ]
        for key in keys {
            let layer = Self.layers[index]()
            let listener = Listener()
            listener.listen(to: layer, key)
            layer.setValue(others[key] ?? Self.other(layer.value(forKey: key), key: key, of: layer), forKey: key)
            #expect(listener.heard.count == 1, "\(type).\(key) is heard \(listener.heard.count) times")
            layer.removeObserver(listener, forKeyPath: key)
        }
    }

    @Test(.assumed("a key of an app's own is kept and told like a property"))
    func `a layer tells of an app's own keys, and says of which it doesn't`() {
        let layer = CALayer()
        let listener = Listener()
        let before = Unsupported.observing.names.count
        listener.listen(to: layer, "progress")
        layer.setValue(0.5, forKey: "progress")
        #expect(listener.heard.map(\.key) == ["progress"] && Unsupported.observing.names.count == before)
        layer.removeObserver(listener, forKeyPath: "progress")
        listener.listen(to: layer, "superlayer")
        #expect(Unsupported.observing.names["CALayer.superlayer"] != nil)
        layer.removeObserver(listener, forKeyPath: "superlayer")
    }

    // MARK: Controllers

    @Test(.assumed("six public projects observe it"))
    func `a controller tells of its parent, before it is told itself`() {
        let parent = UIViewController()
        let child = UIViewController()
        var heard: [UIViewController?] = []
        let observation = child.observe(\.parent, "parent", options: [.new]) { _, change in
            heard.append(change.newValue ?? nil)
        }
        parent.addChild(child)
        child.removeFromParent()
        #expect(heard == [parent, nil])
        observation.invalidate()
    }

    @Test(.documented("KVO: key paths"))
    func `a path of keys is followed to the view and to the item`() {
        let controller = UIViewController()
        let listener = Listener()
        listener.listen(to: controller, "view.frame")
        listener.listen(to: controller, "navigationItem.title")
        controller.view.frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        controller.navigationItem.title = "B"
        #expect(listener.heard.map(\.key) == ["view.frame", "navigationItem.title"])
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(listener.heard.last?.key == "view.frame" && (listener.heard.last?.new as? CGRect)?.width == 4)
        controller.removeObserver(listener, forKeyPath: "view.frame")
        controller.removeObserver(listener, forKeyPath: "navigationItem.title")
    }

    @Test(.assumed("apps that make a table as tall as its rows observe it"))
    func `a table tells of its content's size`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 50 }
        let listener = Listener()
        listener.listen(to: scene.table, "contentSize")
        scene.rows.sections[0] += ["D", "E"]
        scene.table.reloadData()
        scene.stage.layoutNow()
        #expect((listener.heard.last?.new as? CGSize)?.height == 250)
        scene.table.removeObserver(listener, forKeyPath: "contentSize")
    }

    @Test(.assumed("pull-to-refresh controls in public projects observe it"))
    func `a pan gesture tells of its state`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        let stage = Stage(device: .iPhone15)
        stage.show(scroll)
        var states: [UIGestureRecognizer.State] = []
        let observation = scroll.panGestureRecognizer.observe(\.state, "state", options: []) { pan, _ in
            states.append(pan.state)
        }
        stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
        stage.settle()
        #expect(states.first == .began && states.contains(.changed) && states.contains(.ended))
        observation.invalidate()
    }

    // MARK: What isn't heard

    @Test(.assumed("nothing silently does nothing"))
    func `observing what does not tell is said once`() {
        let before = Unsupported.observing.names["UIView.window"]?.count ?? 0
        let listener = Listener()
        let view = UIView()
        listener.listen(to: view, "window")
        #expect(Unsupported.observing.names["UIView.window"]?.count == before + 1)
        view.removeObserver(listener, forKeyPath: "window")
        let known = Unsupported.observing.names.count
        listener.listen(to: view, "frame")
        view.removeObserver(listener, forKeyPath: "frame")
        #expect(Unsupported.observing.names.count == known)
    }

    @Test(.documented("NSKeyValueObservation.invalidate()"))
    func `who is told may end other observations`() {
        let view = UIView()
        var second: NSKeyValueObservation?
        var heard = 0
        let first = view.observe(\.alpha, "alpha", options: []) { _, _ in second?.invalidate() }
        second = view.observe(\.alpha, "alpha", options: []) { _, _ in heard += 1 }
        view.alpha = 0.5
        #expect(heard == 0)
        first.invalidate()
    }
}
