// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

// Edit menus.

/// Says what is in an edit menu, and writes down when it comes and goes.
@preconcurrency @MainActor final class EditMenuWatch: NSObject, UIEditMenuInteractionDelegate {
    var lines: [String] = []
    var menu: UIMenu?
    var target: CGRect?

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        lines.append("menu for \(configuration.identifier)")
        return menu
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect {
        lines.append("place")
        return target ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        lines.append("comes")
        animator.addCompletion { [weak self] in self?.lines.append("is there") }
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        lines.append("goes")
        animator.addCompletion { [weak self] in self?.lines.append("is gone") }
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: EditMenuWatch.self); switch i { case 0: return _objcRet(o.editMenuInteraction(_objcArg(a, 0, (UIEditMenuInteraction).self), menuFor: _objcArg(a, 1, (UIEditMenuConfiguration).self), suggestedActions: _objcArg(a, 2, ([UIMenuElement]).self))); case 1: return _objcRet(o.editMenuInteraction(_objcArg(a, 0, (UIEditMenuInteraction).self), targetRectFor: _objcArg(a, 1, (UIEditMenuConfiguration).self))); case 2: return _objcRet(o.editMenuInteraction(_objcArg(a, 0, (UIEditMenuInteraction).self), willPresentMenuFor: _objcArg(a, 1, (UIEditMenuConfiguration).self), animator: _objcArg(a, 2, (any UIEditMenuInteractionAnimating).self))); case 3: return _objcRet(o.editMenuInteraction(_objcArg(a, 0, (UIEditMenuInteraction).self), willDismissMenuFor: _objcArg(a, 1, (UIEditMenuConfiguration).self), animator: _objcArg(a, 2, (any UIEditMenuInteractionAnimating).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ EditMenuWatch.self }, "UIKitTests.EditMenuWatch") { r in r.c("-editMenuInteraction:menuForConfiguration:suggestedActions: -editMenuInteraction:targetRectForConfiguration: -editMenuInteraction:willPresentMenuForConfiguration:animator: -editMenuInteraction:willDismissMenuForConfiguration:animator:", call); r.t("editMenuInteraction:menuForConfiguration:suggestedActions:", { unsafeDowncast($0, to: EditMenuWatch.self).editMenuInteraction($1, menuFor: $2, suggestedActions: $3) } as @MainActor (AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]) -> UIMenu?, as: ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, [UIMenuElement]) -> UIMenu?).self); r.t("editMenuInteraction:targetRectForConfiguration:", { unsafeDowncast($0, to: EditMenuWatch.self).editMenuInteraction($1, targetRectFor: $2) } as @MainActor (AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration) -> CGRect, as: ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration) -> CGRect).self); r.t("editMenuInteraction:willPresentMenuForConfiguration:animator:", { unsafeDowncast($0, to: EditMenuWatch.self).editMenuInteraction($1, willPresentMenuFor: $2, animator: $3) } as @MainActor (AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void, as: ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void).self); r.t("editMenuInteraction:willDismissMenuForConfiguration:animator:", { unsafeDowncast($0, to: EditMenuWatch.self).editMenuInteraction($1, willDismissMenuFor: $2, animator: $3) } as @MainActor (AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void, as: ((AnyObject, UIEditMenuInteraction, UIEditMenuConfiguration, any UIEditMenuInteractionAnimating) -> Void).self) } } } }

/// Adds an action to a field's menu.
@preconcurrency @MainActor final class FieldMenuWatch: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var adds = true

    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        lines.append("menu for \(range.location),\(range.length)")
        guard adds else { return nil }
        let shout = UIAction(title: "Shout") { _ in textField.text = textField.text?.uppercased() }
        return UIMenu(children: [shout] + suggestedActions)
    }
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        lines.append("comes")
    }
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
        lines.append("goes")
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FieldMenuWatch.self); switch i { case 0: return _objcRet(o.textField(_objcArg(a, 0, (UITextField).self), editMenuForCharactersIn: _objcArg(a, 1, (NSRange).self), suggestedActions: _objcArg(a, 2, ([UIMenuElement]).self))); case 1: return _objcRet(o.textField(_objcArg(a, 0, (UITextField).self), willPresentEditMenuWith: _objcArg(a, 1, (any UIEditMenuInteractionAnimating).self))); case 2: return _objcRet(o.textField(_objcArg(a, 0, (UITextField).self), willDismissEditMenuWith: _objcArg(a, 1, (any UIEditMenuInteractionAnimating).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FieldMenuWatch.self }, "UIKitTests.FieldMenuWatch") { r in r.c("-textField:editMenuForCharactersInRange:suggestedActions: -textField:willPresentEditMenuWithAnimator: -textField:willDismissEditMenuWithAnimator:", call); r.t("textField:editMenuForCharactersInRange:suggestedActions:", { unsafeDowncast($0, to: FieldMenuWatch.self).textField($1, editMenuForCharactersIn: $2, suggestedActions: $3) } as @MainActor (AnyObject, UITextField, NSRange, [UIMenuElement]) -> UIMenu?, as: ((AnyObject, UITextField, NSRange, [UIMenuElement]) -> UIMenu?).self); r.t("textField:willPresentEditMenuWithAnimator:", { unsafeDowncast($0, to: FieldMenuWatch.self).textField($1, willPresentEditMenuWith: $2) } as @MainActor (AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void, as: ((AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void).self); r.t("textField:willDismissEditMenuWithAnimator:", { unsafeDowncast($0, to: FieldMenuWatch.self).textField($1, willDismissEditMenuWith: $2) } as @MainActor (AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void, as: ((AnyObject, UITextField, any UIEditMenuInteractionAnimating) -> Void).self) } } } }

/// Can be copied while it is first responder, and has an action of its own.
@preconcurrency @MainActor final class CopiedLabel: UILabel {
    var lines: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { lines.append("copy") }
          func star(_ sender: Any?) { lines.append("star from \(type(of: sender!))") }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CopiedLabel.self); switch i { case 0: return _objcRet(o.star(_objcArg(a, 0, (Any?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CopiedLabel.self }, "UIKitTests.CopiedLabel") { r in r.c("-star:", call) } } } }
