import AppleFoundation
import CoreGraphics
import UIKit

/// Draws what is wrong with a build as a card over the app.
@MainActor enum NoticePainter {
    /// The first line is the place, the others say what is wrong there.
    static func paint(_ words: String, on screen: UIScreen) -> (CGRect, CGImage)? {
        let lines = words.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let room = screen.bounds.inset(by: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12))
        let width = min(room.width, 560)
        let text = NSMutableAttributedString(string: "")
        func add(_ words: String, _ font: UIFont, _ color: UIColor) {
            text.append(NSAttributedString(string: words, attributes: [.font: font, .foregroundColor: color]))
        }
        add("This doesn\u{2019}t build yet\n", .systemFont(ofSize: 13, weight: .semibold), UIColor(white: 1, alpha: 0.8))
        add((lines.first ?? "") + "\n", .systemFont(ofSize: 16, weight: .bold), .white)
        add(lines.dropFirst().prefix(14).joined(separator: "\n"), .monospacedSystemFont(ofSize: 12, weight: .regular), .white)
        let inner = CGSize(width: width - 36, height: room.height * 0.6)
        let height = min(
            inner.height,
            text.boundingRect(with: inner, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).height.rounded(
                .up))
        let size = CGSize(width: width, height: height + 32)
        let format = UIGraphicsImageRendererFormat()
        format.scale = screen.scale
        format.opaque = false
        let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            UIColor(red: 0.69, green: 0.1, blue: 0.13, alpha: 0.95).setFill()
            UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 18).fill()
            text.draw(
                with: CGRect(x: 18, y: 16, width: inner.width, height: height),
                options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        }
        guard let picture = image.cgImage else { return nil }
        let bottom = room.maxY - max(0, (screen.windows.first?.safeAreaInsets.bottom ?? 0) - 8)
        return (CGRect(x: room.midX - width / 2, y: bottom - size.height, width: width, height: size.height), picture)
    }
}
