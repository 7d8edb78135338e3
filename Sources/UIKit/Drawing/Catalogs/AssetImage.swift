import AppleFoundation
import CoreGraphics

/// Pictures of asset catalogs.
enum AssetImage {
    static func find(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        guard let catalog = AssetCatalog.of(bundle), let folder = catalog.folder(.image, name) else { return nil }
        let content = catalog.content(folder)
        let scale = max(1, traits.drawingScale)
        guard let entry = best(content["images"] as? [[String: Any]] ?? [], traits, scale),
            let file = entry["filename"] as? String, RegularFile.isPlainName(file)
        else { return nil }
        let path = folder + "/" + file
        let isVector = ["pdf", "svg"].contains((file as NSString).pathExtension.lowercased())
        return AssetCatalog.image("\(path) \(isVector ? scale : 0)") {
            make(path, entry, isVector, scale, content["properties"] as? [String: Any] ?? [:])
        }
    }

    /// The closest match of the conditions; among those the scale asked for, else the next larger, else the largest.
    private static func best(_ entries: [[String: Any]], _ traits: UITraitCollection, _ scale: CGFloat) -> [String: Any]? {
        var best: (entry: [String: Any], rank: Int, distance: CGFloat)?
        for entry in entries where entry["filename"] is String {
            guard let rank = AssetConditions(entry).rank(traits) else { continue }
            let own = pixels(entry) ?? scale
            let distance = own >= scale ? own - scale : 100 - own
            if let best, (best.rank, -best.distance) >= (rank, -distance) { continue }
            best = (entry, rank, distance)
        }
        return best?.entry
    }

    private static func pixels(_ entry: [String: Any]) -> CGFloat? {
        switch entry["scale"] as? String {
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: nil
        }
    }

    private static func make(
        _ path: String, _ entry: [String: Any], _ isVector: Bool, _ scale: CGFloat, _ properties: [String: Any]
    ) -> UIImage? {
        let picture: UIImage?
        if isVector {
            picture = VectorPicture.image(path, scale: scale)
        } else if let data = RegularFile.contents(path) {
            picture = UIImage(data: data, scale: pixels(entry) ?? ImageFile.scale(ofFileNamed: path))
        } else {
            picture = nil
        }
        guard var image = picture else { return nil }
        if let resizing = entry["resizing"] as? [String: Any] {
            image = AssetSlicing(resizing, unit: isVector ? 1 : image.scale).applied(to: image)
        }
        if let insets = insets(entry["alignment-insets"]) {
            let unit = image.scale
            image = image.withAlignmentRectInsets(
                UIEdgeInsets(
                    top: insets.top / unit, left: insets.left / unit, bottom: insets.bottom / unit, right: insets.right / unit))
        }
        switch properties["template-rendering-intent"] as? String {
        case "template": return image.withRenderingMode(.alwaysTemplate)
        case "original": return image.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    static func insets(_ value: Any?) -> UIEdgeInsets? {
        guard let value = value as? [String: Any] else { return nil }
        func side(_ name: String) -> CGFloat { CGFloat((value[name] as? NSNumber)?.doubleValue ?? 0) }
        return UIEdgeInsets(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
    }
}

/// How a picture of a catalog grows: caps that stay, and a middle.
struct AssetSlicing {
    private let caps: UIEdgeInsets
    private let mode: UIImage.ResizingMode
    /// How much of the middle is used; the rest is cut out.
    private let center: CGSize

    /// `unit` is what one of the file's numbers is in points.
    init(_ value: [String: Any], unit: CGFloat) {
        let insets = AssetImage.insets(value["cap-insets"] ?? value["capInsets"]) ?? .zero
        caps = UIEdgeInsets(
            top: insets.top / unit, left: insets.left / unit, bottom: insets.bottom / unit, right: insets.right / unit)
        let middle = value["center"] as? [String: Any] ?? [:]
        mode = middle["mode"] as? String == "tile" ? .tile : .stretch
        func size(_ name: String) -> CGFloat { CGFloat((middle[name] as? NSNumber)?.doubleValue ?? 0) / unit }
        center = CGSize(width: size("width"), height: size("height"))
    }

    func applied(to image: UIImage) -> UIImage {
        var image = image
        if let pixels = image.cgImage, let cut = cut(pixels, image.scale) {
            image = UIImage(cgImage: cut, scale: image.scale, orientation: image.imageOrientation)
        }
        return image.resizableImage(withCapInsets: caps, resizingMode: mode)
    }

    private func cut(_ image: CGImage, _ scale: CGFloat) -> CGImage? {
        let columns = kept(image.width, caps.left * scale, caps.right * scale, center.width * scale)
        let rows = kept(image.height, caps.top * scale, caps.bottom * scale, center.height * scale)
        guard columns.skipped > 0 || rows.skipped > 0 else { return nil }
        let width = image.width - columns.skipped
        let height = image.height - rows.skipped
        guard let context = UIGraphicsPixelCanvas(width: width, height: height) else { return nil }
        context.copy(image, columns: columns, rows: rows)
        return context.image
    }

    private func kept(_ length: Int, _ low: CGFloat, _ high: CGFloat, _ middle: CGFloat) -> (first: Int, skipped: Int) {
        guard middle > 0, low + high > 0 else { return (length, 0) }
        let first = Int(clamping: (low + middle).rounded())
        let skipped = length - first - Int(clamping: high.rounded())
        return skipped > 0 && first > 0 ? (first, skipped) : (length, 0)
    }
}

/// Copies parts of a picture to another, pixel by pixel.
struct UIGraphicsPixelCanvas {
    private let pixels: PixelBuffer

    init?(width: Int, height: Int) {
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        self.pixels = pixels
    }

    var image: CGImage { CGImage(pixels: pixels) }

    /// Leaves out the columns and rows after the first ones.
    func copy(_ image: CGImage, columns: (first: Int, skipped: Int), rows: (first: Int, skipped: Int)) {
        let source = image.pixels
        guard source.format == .argb else { return }
        for y in 0..<pixels.height {
            let from = source.row(y < rows.first ? y : y + rows.skipped)
            let to = pixels.row(y)
            for x in 0..<pixels.width { to[x] = from[x < columns.first ? x : x + columns.skipped] }
        }
    }
}
