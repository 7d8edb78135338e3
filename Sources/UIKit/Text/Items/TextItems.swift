import AppleFoundation
import CoreGraphics
import TextEngine

/// What in a text view can be touched, and what happens then.
@MainActor final class TextItems {
    private unowned let view: UITextView

    init(_ view: UITextView) { self.view = view }

    // MARK: Finding
    func item(at point: CGPoint) -> UITextItem? {
        guard view.isSelectable, let range = view.characterUnder(point)?.offsetsOfOurs, let place = range.first else {
            return nil
        }
        return item(atCharacter: place)
    }

    private func item(atCharacter place: Int) -> UITextItem? {
        let storage = view.kit.storage
        guard place < storage.length else { return nil }
        let all = NSRange(location: 0, length: storage.length)
        var range = NSRange()
        if let value = storage.attribute(.link, at: place, longestEffectiveRange: &range, in: all) {
            guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else { return nil }
            return UITextItem(.link(url), range)
        }
        if let picture = storage.attribute(.attachment, at: place, effectiveRange: &range) as? NSTextAttachment {
            return UITextItem(.textAttachment(picture), NSRange(location: place, length: 1))
        }
        if let tag = storage.attribute(.uiTextItemTag, at: place, longestEffectiveRange: &range, in: all) as? String {
            return UITextItem(.tag(tag), range)
        }
        return detected(place)
    }

    private func detected(_ place: Int) -> UITextItem? {
        let flow = view.kit.flow
        guard let detector = flow.detector else { return nil }
        let paragraph = flow.range(of: flow.paragraph(at: place))
        let text = TextUnits.string(of: view.kit.storage.units(in: paragraph))
        for item in detector.items(in: text) where item.range.contains(place - paragraph.lowerBound) {
            guard let url = item.url else { return nil }
            return UITextItem(
                .link(url), NSRange(location: paragraph.lowerBound + item.range.lowerBound, length: item.range.count))
        }
        return nil
    }

    // MARK: Touching
    /// True where something was there to be touched, whether or not anything came of it.
    func tapped(_ point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        if let asked = view.delegate?.`textView(_:primaryActionFor:defaultAction:)` {
            asked(view, item, defaultAction(item))?.performWithSender(view, target: nil)
            return true
        }
        guard mayInteract(item, .invokeDefaultAction) else { return true }
        defaultAction(item).performWithSender(view, target: nil)
        return true
    }

    private func defaultAction(_ item: UITextItem) -> UIAction {
        UIAction(title: "Open") { _ in if case .link(let url) = item.content { UIApplication.shared.open(url) } }
    }

    /// The delegate's older methods.
    private func mayInteract(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
        let delegate = view.delegate
        switch item.content {
        case .link(let url):
            if let asked = delegate?.`textView:shouldInteractWithURL:inRange:interaction:` {
                return asked(view, url, item.range, interaction)
            }
            return delegate?.`textView:shouldInteractWithURL:inRange:`?(view, url, item.range) ?? true
        case .textAttachment(let picture):
            if let asked = delegate?.`textView:shouldInteractWithTextAttachment:inRange:interaction:` {
                return asked(view, picture, item.range, interaction)
            }
            return delegate?.`textView:shouldInteractWithTextAttachment:inRange:`?(view, picture, item.range) ?? true
        case .tag: return true
        }
    }

    /// Whether a finger that rests is about an item. In text that is edited it is about the caret.
    func took(_ press: UIGestureRecognizer) -> Bool {
        if press.state == .began { holdsPress = !view.isEditable && pressed(press.location(in: view)) }
        defer { if press.state != .began, press.state != .changed { holdsPress = false } }
        return holdsPress
    }

    private var holdsPress = false

    /// A finger that rests on it asks for a menu. True where there is an item.
    func pressed(_ point: CGPoint) -> Bool {
        guard let item = item(at: point) else { return false }
        let usual = defaultMenu(item)
        var menu: UIMenu? = usual
        if let asked = view.delegate?.`textView(_:menuConfigurationFor:defaultMenu:)` {
            menu = asked(view, item, usual)?.menu
        } else if !mayInteract(item, .presentActions) {
            menu = nil
        }
        guard let menu, !menu.children.isEmpty else { return true }
        show(menu, item)
        return true
    }

    private func show(_ menu: UIMenu, _ item: UITextItem) {
        let place = view.firstRect(for: OffsetRange(item.range.location..<NSMaxRange(item.range)))
        let listener = EditMenuBar.Listener(
            chosen: { [weak view] in EditActionsOffered.perform($0, for: view, sender: view) },
            gone: { [weak view] in
                guard let view else { return }
                let animator = ContextMenuAnimator(nil)
                view.delegate?.`textView(_:textItemMenuWillEndFor:animator:)`?(view, item, animator)
                animator.animate()
                animator.complete()
            })
        guard EditMenuBar.show(menu.children, from: view, place, listener) != nil else { return }
        let animator = ContextMenuAnimator(nil)
        view.delegate?.`textView(_:textItemMenuWillDisplayFor:animator:)`?(view, item, animator)
        animator.animate()
        animator.complete()
    }

    private func defaultMenu(_ item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu() }
        let words: (String, String)
        switch url.scheme {
        case "tel": words = ("Call", String(url.absoluteString.dropFirst(4)))
        case "mailto": words = ("New Message", String(url.absoluteString.dropFirst(7)))
        default: words = ("Open Link", url.absoluteString)
        }
        return UIMenu(children: [
            UIAction(title: words.0) { _ in UIApplication.shared.open(url) },
            UIAction(title: "Copy") { _ in UIPasteboard.general.string = words.1 },
        ])
    }
}
