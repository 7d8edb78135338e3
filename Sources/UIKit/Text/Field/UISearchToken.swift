import AppleFoundation
import CoreGraphics

/// A piece of what is searched for that isn't text: it stands before the text of a search field, and is selected and deleted as a whole.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
    final let icon: UIImage?
    final let label: String
    /// What it means to the program.
    open var representedObject: Any?

    public init(icon: UIImage?, text: String) {
        self.icon = icon
        label = text
        super.init()
    }
}
