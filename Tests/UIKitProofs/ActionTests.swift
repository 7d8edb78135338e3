import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

extension Proofs {
    @MainActor @Suite("UIKit proofs / Actions", .documented("UIControl.addTarget(_:action:for:)"))
    struct ActionTests {
        init() { _ = Journal.take() }

        @Test func `methods get nothing, the control, or the control and the event`() {
            let panel = ActionPanel()
            panel.connect()
            panel.control.sendActions(for: .touchUpInside)
            #expect(Journal.take() == ["plain", "sent true", "sent with no event"])
            panel.control.sendActions(for: .touchDown)
            panel.control.sendActions(for: .editingChanged)
            panel.control.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["in extension", "shared", "sent with no event"])
        }

        @Test func `a touch hands its event on`() {
            let panel = ActionPanel()
            panel.connect()
            panel.control.sendAction(Selector("sent:event:"), to: panel, for: UIEvent())
            #expect(Journal.take() == ["sent with an event"])
        }

        @Test func `an override is called in its class's place`() {
            let panel = LouderPanel()
            panel.connect()
            panel.control.sendActions(for: .touchUpInside)
            #expect(Journal.take() == ["plain", "sent true", "louder", "sent with no event"])
        }

        @Test func `the same pair is kept once, and removed by its parts`() {
            let panel = ActionPanel()
            panel.connect()
            panel.connect()
            #expect(
                panel.control.actions(forTarget: panel, forControlEvent: .touchUpInside) == ["plain", "sent:", "sent:event:"])
            panel.disconnect()
            #expect(panel.control.actions(forTarget: panel, forControlEvent: .touchUpInside) == ["plain", "sent:event:"])
            panel.control.removeTarget(nil, action: nil, for: .valueChanged)
            #expect(!panel.control.allControlEvents.contains(.valueChanged))
            panel.control.removeTarget(nil, action: nil, for: .allEvents)
            #expect(panel.control.allControlEvents == [] && panel.control.allTargets.isEmpty)
        }

        @Test func `targets are not kept, and who is gone is not replaced`() {
            let control = UIControl(frame: .zero)
            do {
                let chain = ChainView()
                control.addTarget(chain, action: chainSelectors[0], for: .touchDown)
            }
            let root = ChainView()
            root.addSubview(control)
            control.sendActions(for: .touchDown)
            #expect(Journal.take() == [])
        }

        @Test func `actions and targets run in the order of adding`() {
            let panel = ActionPanel()
            panel.control.addAction(UIAction { _ in Journal.write("first") }, for: .touchUpInside)
            panel.connect()
            panel.control.addAction(UIAction { _ in Journal.write("last") }, for: .touchUpInside)
            panel.control.sendActions(for: .touchUpInside)
            #expect(Journal.take() == ["first", "plain", "sent true", "sent with no event", "last"])
        }

        @Test(.oracle("CHAIN-A3"))
        func `without a target the nearest in the chain is called, with 0, 1 or 2 parameters`() {
            let control = UIControl(frame: .zero)
            let (near, far) = (ChainView(), ChainView())
            (near.tag, far.tag) = (1, 2)
            far.addSubview(near)
            near.addSubview(control)
            for selector in chainSelectors { control.addTarget(nil, action: selector, for: .valueChanged) }
            control.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["1 none", "1 one true", "1 two true"])
            control.removeFromSuperview()
            far.addSubview(control)
            control.sendActions(for: .valueChanged)
            #expect(Journal.take() == ["2 none", "2 one true", "2 two true"])
            #expect(control.allTargets.count == 1 && control.allTargets.first is NSNull)
            control.removeFromSuperview()
            #expect(!UIApplication.shared.sendAction(chainSelectors[1], to: nil, from: control, for: nil))
        }

        @Test func `who says that it can't is passed by`() {
            let control = UIControl(frame: .zero)
            let (modest, far) = (ModestView(), ChainView())
            far.tag = 2
            far.addSubview(modest)
            modest.addSubview(control)
            #expect(control.target(forAction: chainSelectors[0], withSender: nil) as? UIView === far)
            #expect(UIApplication.shared.sendAction(chainSelectors[0], to: nil, from: control, for: nil))
            #expect(Journal.take() == ["2 none"])
        }

        @Test func `the first responder is asked before the sender`() {
            let stage = Stage()
            let first = ChainView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            first.tag = 9
            stage.window.addSubview(first)
            #expect(first.becomeFirstResponder())
            let near = ChainView()
            let control = UIControl(frame: .zero)
            near.addSubview(control)
            UIApplication.shared.sendAction(chainSelectors[0], to: nil, from: control, for: nil)
            UIApplication.shared.sendAction(chainSelectors[0], to: nil, from: nil, for: nil)
            #expect(Journal.take() == ["9 none", "9 none"])
            first.resignFirstResponder()
        }

        @Test func `a target without the method ends the process in Objective-C's words`() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
                UIControl(frame: .zero).sendAction(Selector("nowhere:"), to: UIView(), for: nil)
            }
            let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(words.contains("UIView nowhere:]: unrecognized selector sent to instance"))
        }

        @Test(.documented("CADisplayLink.init(target:selector:)"))
        func `a display link calls its target until it is invalidated`() {
            let stage = Stage()
            let ticker = Ticker()
            ticker.start()
            stage.advance(by: 0.1)
            #expect(Journal.take() == ["tick true"])
        }
    }

    @MainActor @Suite("UIKit proofs / Keys", .documented("KVC"))
    struct KeyTests {
        init() { _ = Journal.take() }

        @Test func `a view answers for keys that it doesn't have`() {
            let view = KeyedView()
            view.setValue(4, forKey: "corner")
            view.setValue(1, forKey: "nothing")
            #expect(view.corner == 4)
            #expect(view.value(forKey: "missing") as? String == "no missing")
            #expect(Journal.take() == ["set nothing"])
        }

        @Test func `a view that observes overrides the method`() {
            let (view, other) = (KeyedView(), KeyedView())
            view.watch(other)
            other.level = 3
            view.unwatch(other)
            other.level = 4
            #expect(Journal.take() == ["level is 3"])
        }

        @Test(.documented("IB-HELP: user defined runtime attributes"))
        func `UIKit's own properties have keys, and paths go on into layers`() {
            let label = UILabel()
            label.setValue(5, forKeyPath: "layer.cornerRadius")
            label.setValue(true, forKeyPath: "layer.masksToBounds")
            label.setValue("text", forKey: "text")
            label.setValue(true, forKey: "hidden")
            label.setValue(NSTextAlignment.center.rawValue, forKey: "textAlignment")
            label.setValue(UIColor.red, forKey: "textColor")
            #expect(label.layer.cornerRadius == 5 && label.clipsToBounds && label.text == "text" && label.isHidden)
            #expect(label.textAlignment == .center && label.textColor == .red)
            #expect(label.value(forKeyPath: "layer.cornerRadius") as? CGFloat == 5)
            #expect(label.value(forKey: "isHidden") as? Bool == true)
        }
    }

    @MainActor @Suite("UIKit proofs / UIKit's own methods", .documented("SWIFT: #selector"))
    struct OwnMethodTests {
        init() { _ = Journal.take() }

        @Test func `an action may be a method of UIKit, and its override is called`() {
            let form = FormView()
            form.connect()
            form.button.sendActions(for: .touchUpInside)
            #expect(Journal.take() == ["end editing true"])
        }

        @Test func `the first responder resigns when nobody is named`() {
            let stage = Stage()
            let (form, first) = (FormView(), ChainView())
            stage.window.addSubview(form)
            form.addSubview(first)
            first.becomeFirstResponder()
            #expect(first.isFirstResponder)
            form.hideKeyboard()
            #expect(!first.isFirstResponder)
        }

        @Test func `views are told by name what they are told by call`() {
            let stage = Stage()
            let form = FormView()
            stage.show(form)
            _ = Journal.take()
            form.relayout()
            stage.advance(by: 0.1)
            #expect(Journal.take() == ["layout"])
            #expect(form.responds(to: Selector("removeFromSuperview")))
        }
    }
}
