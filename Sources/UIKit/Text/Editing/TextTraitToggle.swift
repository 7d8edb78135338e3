import AppleFoundation
import TextEngine

/// What the user makes of letters where a text lets them: bold, slanted, underlined, and back.
enum TextTraitToggle: CaseIterable {
    case bold, italic, underline

    var action: String {
        switch self {
        case .bold: "toggleBoldface:"
        case .italic: "toggleItalics:"
        case .underline: "toggleUnderline:"
        }
    }

    private var trait: UIFontDescriptor.SymbolicTraits { self == .bold ? .traitBold : .traitItalic }

    func isOn(_ attributes: [NSAttributedString.Key: Any]) -> Bool {
        if self == .underline {
            return (attributes[.underlineStyle] as? NSNumber)?.intValue ?? attributes[.underlineStyle] as? Int ?? 0 != 0
        }
        return (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(trait) ?? false
    }

    func set(_ isOn: Bool, in attributes: [NSAttributedString.Key: Any], _ usual: UIFont) -> [NSAttributedString.Key: Any] {
        var new = attributes
        if self == .underline {
            new[.underlineStyle] = isOn ? NSNumber(value: NSUnderlineStyle.single.rawValue) : nil
            return new
        }
        let font = attributes[.font] as? UIFont ?? usual
        var traits = font.fontDescriptor.symbolicTraits
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        if let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
            new[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
        }
        return new
    }

    /// The same text with it all the other way: off where all of it had it.
    func toggled(_ text: NSAttributedString, _ usual: UIFont) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        var isEverywhere = true
        text.enumerateAttributes(in: whole, options: []) { attributes, _, stop in
            if !isOn(attributes) { (isEverywhere, stop.pointee) = (false, true) }
        }
        let new = NSMutableAttributedString(attributedString: text)
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            new.setAttributes(set(!isEverywhere, in: attributes, usual), range: range)
        }
        return new
    }
}

// Bold, italic and underline by keys and by the edit menu.
extension TextEditing {
    /// A caret changes what is typed next.
    final func toggle(_ kind: TextTraitToggle) {
        guard editsAttributes, !isReadOnly else { return }
        guard !selection.isEmpty else {
            let now = attributesOfNewText
            return typeNext(with: kind.set(!kind.isOn(now), in: now, usualFont))
        }
        closeGroup()
        let old = looks(of: selection)
        change(kind.toggled(old, usualFont), from: old, at: selection.lowerBound)
    }

    private func change(_ new: NSAttributedString, from old: NSAttributedString, at start: Int) {
        guard start + new.length <= document.count else { return }
        setLooks(new, at: start)
        noteUndo { $0.change(old, from: new, at: start) }
        tellOfChange()
    }
}
