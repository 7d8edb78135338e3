import AppleFoundation
import CoreGraphics

/// Something in a text that can be touched: a link, a picture, a stretch that was tagged.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    public enum Content {
        case link(URL)
        case textAttachment(NSTextAttachment)
        case tag(String)
    }

    private let place: NSRange
    private let what: Content

    init(_ content: Content, _ range: NSRange) {
        what = content
        place = range
        super.init()
    }

    /// Of the text.
    open var range: NSRange { place }
    open var content: Content { what }

    /// What shows above a menu.
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        final let view: UIView?
        public static var `default`: MenuPreview { MenuPreview() }
        public override init() {
            view = nil
            super.init()
        }
        public init(view: UIView) {
            self.view = view
            super.init()
            Unsupported.kept("UITextItem.MenuPreview.init(view:)")
        }
    }

    /// The menu of an item.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        final let menu: UIMenu
        final let preview: MenuPreview?

        public convenience init(menu: UIMenu) { self.init(preview: .default, menu: menu) }
        /// Without a preview the menu stands alone.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.menu = menu
            self.preview = preview
            super.init()
        }
    }
}

extension NSAttributedString.Key {
    /// Makes a stretch of text touchable; the value is a string of the app's.
    public static let uiTextItemTag = NSAttributedString.Key("UITextItemTag")
}
