import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Layout and display")
struct LayoutCycleTests {
    final class Counting: UIView {
        var layouts = 0
        var updates = 0
        var drawn: [CGRect] = []
        var journal: Journal?
        var name = ""
        override func layoutSubviews() {
            layouts += 1
            journal?.write("layout \(name)")
        }
        override func updateConstraints() {
            updates += 1
            journal?.write("constraints \(name)")
            super.updateConstraints()
        }
    }

    final class Drawing: UIView {
        var rects: [CGRect] = []
        var styles: [UIUserInterfaceStyle] = []
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            styles.append(UITraitCollection.current.userInterfaceStyle)
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            UIRectFill(rect)
        }
    }

    @Test(.documented("UIView.layoutIfNeeded()"))
    func `lays out only who asked, from the top down`() {
        freshScreen()
        let journal = Journal()
        let top = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let middle = Counting(frame: top.bounds)
        let bottom = Counting(frame: top.bounds)
        for (view, name) in [(top, "top"), (middle, "middle"), (bottom, "bottom")] {
            view.name = name
            view.journal = journal
        }
        top.addSubview(middle)
        middle.addSubview(bottom)
        top.layoutIfNeeded()
        #expect(journal.take() == ["layout top", "layout middle", "layout bottom"])
        top.layoutIfNeeded()
        #expect(journal.take() == [])
        bottom.setNeedsLayout()
        top.layoutIfNeeded()
        #expect(journal.take() == ["layout bottom"])
        middle.bounds.size.width = 33
        top.layoutIfNeeded()
        #expect(journal.take() == ["layout middle"])
    }

    @Test(.documented("UIView.setNeedsLayout(): once in the next update"))
    func `many requests make one layout at the end of the turn`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Counting(frame: window.bounds)
        window.addSubview(view)
        window.isHidden = false
        FrameLoop.commit()
        let before = view.layouts
        for _ in 0..<5 { view.setNeedsLayout() }
        #expect(view.layouts == before)
        FrameLoop.commit()
        #expect(view.layouts == before + 1)
        FrameLoop.commit()
        #expect(view.layouts == before + 1)
    }

    @Test(.documented("LAYOUT-C1"))
    func `constraints come first, subviews before superviews`() {
        freshScreen()
        let journal = Journal()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let outer = Counting(frame: window.bounds)
        let inner = Counting(frame: window.bounds)
        outer.name = "outer"
        inner.name = "inner"
        outer.addSubview(inner)
        window.addSubview(outer)
        window.isHidden = false
        FrameLoop.commit()
        outer.journal = journal
        inner.journal = journal
        inner.setNeedsUpdateConstraints()
        outer.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints())
        FrameLoop.commit()
        #expect(journal.take() == ["constraints inner", "constraints outer", "layout outer", "layout inner"])
        #expect(!inner.needsUpdateConstraints())
    }

    @Test(.assumed("layout that never rests is reported, not endless"))
    func `a view that always asks for layout is reported`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let restless = ReactingView(frame: window.bounds)
        window.addSubview(restless)
        restless.onLayout = { [unowned restless] in restless.setNeedsLayout() }
        let misuses = Misuse.observed { window.layoutIfNeeded() }
        #expect(misuses.count == 1)
        restless.onLayout = nil
    }

    @Test(.assumed("only classes that draw get a bitmap"))
    func `plain views have no contents, drawing views do`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let plain = UIView(frame: window.bounds)
        let subclass = Counting(frame: window.bounds)
        let drawing = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        for view in [plain, subclass, drawing] { window.addSubview(view) }
        plain.setNeedsDisplay()
        window.isHidden = false
        FrameLoop.commit()
        #expect(plain.layer.contents == nil && subclass.layer.contents == nil)
        #expect(drawing.layer.contents != nil)
        #expect(drawing.rects == [drawing.bounds])
        #expect(drawing.layer.contentsScale == UIScreen.main.scale)
    }

    @Test(.documented("UIView.setNeedsDisplay(_:)"))
    func `draws again when asked, only the part that is dirty`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        window.isHidden = false
        FrameLoop.commit()
        view.rects = []
        FrameLoop.commit()
        #expect(view.rects == [])
        view.setNeedsDisplay(CGRect(x: 5, y: 5, width: 4, height: 4))
        FrameLoop.commit()
        #expect(view.rects == [CGRect(x: 5, y: 5, width: 4, height: 4)])
        view.rects = []
        view.frame.size.width = 30
        FrameLoop.commit()
        #expect(view.rects == [])
        view.contentMode = .redraw
        view.frame.size.width = 40
        FrameLoop.commit()
        #expect(view.rects == [view.bounds])
    }

    @Test(.documented("UIView.draw(_:): the current traits are the view's"))
    func `draws with its own traits and again when they change`() {
        freshScreen()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        window.isHidden = false
        FrameLoop.commit()
        window.overrideUserInterfaceStyle = .dark
        FrameLoop.commit()
        #expect(view.styles == [.light, .dark])
    }

    @Test(.documented("UIView.layerClass"))
    func `makes the layer that the class asks for`() {
        freshScreen()
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
        }
        final class OwnLayer: CALayer {
            let made: Int
            override init() {
                made = 42
                super.init()
            }
            override init(layer: Any) {
                made = 1
                super.init(layer: layer)
            }
            required init?(coder: NSCoder) { fatalError("not in archives") }
        }
        final class Own: UIView {
            override class var layerClass: AnyClass { OwnLayer.self }
        }
        #expect(Shape().layer is CAShapeLayer)
        #expect((Own().layer as? OwnLayer)?.made == 42)
        #expect(type(of: UIView().layer) == CALayer.self)
    }

    @Test(.documented("UIView.layerClass; CALayer.draw(in:)"))
    func `a layer class that draws is drawn, in the screen's pixels`() {
        freshScreen()
        final class Drawing: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
            }
        }
        final class Own: UIView {
            override class var layerClass: AnyClass { Drawing.self }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Own(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.addSubview(view)
        window.isHidden = false
        view.layer.setNeedsDisplay()
        FrameLoop.commit()
        #expect(view.layer.contents != nil)
        #expect(view.layer.contentsScale == UIScreen.main.scale)
    }

    @Test(.documented("UIView.mask"))
    func `the mask is the layer's mask`() {
        freshScreen()
        let view = UIView()
        let mask = UIView()
        UIView().addSubview(mask)
        view.mask = mask
        #expect(view.layer.mask === mask.layer && mask.superview == nil)
        view.mask = nil
        #expect(view.layer.mask == nil)
    }
}
