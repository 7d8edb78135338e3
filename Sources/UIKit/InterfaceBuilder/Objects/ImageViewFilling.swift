import AppleFoundation
import CoreGraphics
import InterfaceBuilder

extension NibDecoder {
    /// The end of `UIImageView.init(coder:)`.
    @MainActor func fill(_ view: UIImageView) {
        view.isUserInteractionEnabled = element.bool("userInteractionEnabled", default: true)
        view.isOpaque = element.bool("opaque", default: true)
        if let image = session.image(of: element) { view.image = image }
        if let name = element.string("highlightedImage") { view.highlightedImage = session.image(named: name, of: element) }
        if element.bool("highlighted", default: false) { view.isHighlighted = true }
        for child in element.children
        where child.has("preferredSymbolConfiguration") || child.key == "preferredSymbolConfiguration" {
            view.preferredSymbolConfiguration = session.symbolConfiguration(child)
        }
    }
}
