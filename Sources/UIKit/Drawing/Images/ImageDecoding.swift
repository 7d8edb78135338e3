import AppleFoundation
import CoreGraphics
import ImageIO
import Synchronization

/// From bytes to pictures. Whatever can't be read gives nil.
enum ImageDecoding {
    struct Decoded {
        let image: CGImage
        let orientation: UIImage.Orientation
    }

    static func decode(_ data: Data) -> Decoded? {
        guard let decoded = try? ImageCodecs.decode(data) else { return nil }
        let image = CGImage(pixels: decoded.pixels, isOpaque: !decoded.header.hasAlpha, isFromFile: true)
        return Decoded(image: image, orientation: UIImage.Orientation(exif: decoded.header.orientation))
    }
}

/// A picture file and what its name says.
struct ImageFile {
    let image: CGImage
    let orientation: UIImage.Orientation
    let scale: CGFloat

    static func read(_ path: String) -> ImageFile? {
        guard let data = RegularFile.contents(path), let decoded = ImageDecoding.decode(data) else {
            return nil
        }
        return ImageFile(image: decoded.image, orientation: decoded.orientation, scale: scale(ofFileNamed: path))
    }

    /// `icon@2x.png` and `icon@2x~ipad.png` have two pixels a point.
    static func scale(ofFileNamed path: String) -> CGFloat {
        var stem = (path as NSString).lastPathComponent as NSString
        if !stem.pathExtension.isEmpty { stem = stem.deletingPathExtension as NSString }
        var name = stem as String
        if let tilde = name.lastIndex(of: "~") { name = String(name[..<tilde]) }
        if name.hasSuffix("@2x") { return 2 }
        if name.hasSuffix("@3x") { return 3 }
        return 1
    }
}

/// Pictures by name: from asset catalogs and from files of a bundle.
package enum NamedImages {
    /// By path.
    private static let cache = Mutex<[String: UIImage]>([:])
    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

    static func find(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> UIImage? {
        // A name of an interface file leads to no place outside the bundle.
        if name.isEmpty || !RegularFile.staysInside(name) { return nil }
        if let image = catalogImage(name, bundle, traits) { return image }
        guard let path = path(name, in: bundle, traits: traits) else { return nil }
        return cache.withLock { cache in
            if let image = cache[path] { return image }
            guard let image = UIImage(contentsOfFile: path) else { return nil }
            cache[path] = image
            return image
        }
    }

    /// An asset has no extension. Code that was written for a file finds it all the same; an asset that is called so comes first.
    private static func catalogImage(_ name: String, _ bundle: Bundle, _ traits: UITraitCollection) -> UIImage? {
        if let image = AssetImage.find(name, in: bundle, traits: traits) { return image }
        guard extensions.contains((name as NSString).pathExtension.lowercased()) else { return nil }
        return AssetImage.find((name as NSString).deletingPathExtension, in: bundle, traits: traits)
    }

    /// Forgets files read so far, as iOS does when memory runs low.
    package static func removeCachedImages() {
        cache.withLock { $0 = [:] }
    }

    /// The file with the scale asked for, else the next larger, else the largest there is.
    private static func path(_ name: String, in bundle: Bundle, traits: UITraitCollection) -> String? {
        let wanted = Int(clamping: traits.drawingScale.rounded(.up))
        let scales = [1, 2, 3].sorted { rank($0, wanted) < rank($1, wanted) }
        let idiom = traits.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let given = (name as NSString).pathExtension
        let hasExtension = extensions.contains(given.lowercased())
        let stem = hasExtension ? (name as NSString).deletingPathExtension : name
        for scale in scales {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            for device in [idiom, ""] {
                for type in hasExtension ? [given] : extensions {
                    if let path = bundle.path(forResource: stem + suffix + device, ofType: type) { return path }
                }
            }
        }
        return nil
    }

    private static func rank(_ scale: Int, _ wanted: Int) -> Int {
        scale >= wanted ? scale - wanted : 10 + wanted - scale
    }
}
