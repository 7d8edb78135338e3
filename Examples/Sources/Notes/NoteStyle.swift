import UIKit

/// What a paragraph of a note is.
public enum NoteStyle: String, CaseIterable {
    case title = "Title"
    case heading = "Heading"
    case body = "Body"
    case list = "Bulleted List"

    static let key = NSAttributedString.Key("note.style")
    /// What an item of a list begins with.
    static let bullet = "•\t"

    private var font: UIFont {
        switch self {
        case .title: return UIFont.preferredFont(forTextStyle: .title1).bold
        case .heading: return .preferredFont(forTextStyle: .headline)
        case .body, .list: return .preferredFont(forTextStyle: .body)
        }
    }

    var attributes: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.paragraphSpacing = self == .title ? 8 : 4
        if self == .list {
            paragraph.firstLineHeadIndent = 8
            paragraph.headIndent = 28
            paragraph.tabStops = [NSTextTab(textAlignment: .natural, location: 28)]
        }
        return [.font: font, .foregroundColor: UIColor.label, .paragraphStyle: paragraph, NoteStyle.key: rawValue]
    }
}

extension UIFont {
    var bold: UIFont { with(.traitBold) }
    var isBold: Bool { fontDescriptor.symbolicTraits.contains(.traitBold) }
    var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }

    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(traits)).map { UIFont(descriptor: $0, size: 0) }
            ?? self
    }

    func without(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
        fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.subtracting(traits)).map {
            UIFont(descriptor: $0, size: 0)
        }
            ?? self
    }
}
