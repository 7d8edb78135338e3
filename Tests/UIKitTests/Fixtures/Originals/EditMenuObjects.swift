// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

// Edit menus.

/// Says what is in an edit menu, and writes down when it comes and goes.
@MainActor final class EditMenuWatch: NSObject, UIEditMenuInteractionDelegate {
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
}

/// Adds an action to a field's menu.
@MainActor final class FieldMenuWatch: NSObject, UITextFieldDelegate {
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
}

/// Can be copied while it is first responder, and has an action of its own.
@MainActor final class CopiedLabel: UILabel {
    var lines: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { lines.append("copy") }
    @objc func star(_ sender: Any?) { lines.append("star from \(type(of: sender!))") }
}
