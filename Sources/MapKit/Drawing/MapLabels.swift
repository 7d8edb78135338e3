import AppleFoundation
import CoreGraphics
import MapEngine
import QuartzCore
import UIKit

/// Names on a map, as pictures with a halo, each a layer of its own: they stay upright and sharp while the world moves under them.
@MainActor final class MapLabels {
    enum Kind: Hashable { case sea, ocean, country, smallCountry, city(size: Int), capital }

    struct Item: Hashable {
        let text: String
        let kind: Kind
        let point: WorldPoint
    }

    private struct Shown {
        let layer: CALayer
        let size: CGSize
        /// From the place to the upper left corner.
        let offset: CGPoint
    }

    private struct Key: Hashable {
        let text: String
        let kind: Kind
    }

    let layer = CALayer()
    private var shown: [Item: Shown] = [:]
    /// How names are written, of those that were thought of, and the pictures of those that have shown.
    private var writings: [Key: Writing] = [:]
    private var pictures: [Key: UIImage] = [:]
    /// For which look the names were last chosen.
    private var chosen: Viewport?
    private var palette: MapPalette?
    private var scale: CGFloat = 1

    /// Names are chosen for more than the view, so that a moved map needs new ones only now and then.
    private static let reach = 0.4

    func forget() {
        for item in shown.values { item.layer.removeFromSuperlayer() }
        shown = [:]
        (writings, pictures) = ([:], [:])
        chosen = nil
    }

    /// `taken` is where annotations stand: names keep away from them.
    func show(_ look: Viewport, palette: MapPalette, scale: CGFloat, points: Bool, isMoving: Bool, taken: [CGRect]) {
        if self.palette != palette || self.scale != scale {
            forget()
            (self.palette, self.scale) = (palette, scale)
        }
        if needsChoice(look, isMoving: isMoving) { choose(look, points: points, taken) }
        for (item, label) in shown {
            let place = look.screen(item.point)
            let corner = CGPoint(x: CGFloat(place.x) + label.offset.x, y: CGFloat(place.y) + label.offset.y)
            label.layer.frame = CGRect(
                x: (corner.x * scale).rounded() / scale, y: (corner.y * scale).rounded() / scale, width: label.size.width,
                height: label.size.height)
        }
    }

    /// Something else stands on the map now.
    func chooseAnew() { chosen = nil }

    private func needsChoice(_ look: Viewport, isMoving: Bool) -> Bool {
        guard let chosen, chosen.width == look.width, chosen.height == look.height else { return true }
        if abs(log2(look.scale / chosen.scale)) > (isMoving ? 0.35 : 0.001) { return true }
        if abs(remainder(look.heading - chosen.heading, 360)) > (isMoving ? 12 : 0.01) { return true }
        let goal = look.center.nearest(to: chosen.center)
        let limit = Self.reach * 0.8 / look.scale
        return abs(goal.x - chosen.center.x) > limit * look.width || abs(goal.y - chosen.center.y) > limit * look.height
    }

    // MARK: Choosing
    private func choose(_ look: Viewport, points: Bool, _ taken: [CGRect]) {
        chosen = look
        var crowd = Crowd()
        for frame in taken {
            _ = crowd.claim(Crowd.Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY))
        }
        var kept: [Item: Shown] = [:]
        let candidates = points ? candidates(look) : []
        // What showed before comes first among its equals, so that names don't change places.
        let ordered = (0...2).flatMap { rank in
            candidates.filter { $0.rank == rank && shown[$0] != nil }
                + candidates.filter { $0.rank == rank && shown[$0] == nil }
        }
        for item in ordered {
            let size = writing(item).size
            let place = look.screen(item.point)
            let offset = offset(item, size)
            let (x, y) = (place.x + Double(offset.x), place.y + Double(offset.y))
            let air = item.kind == .country || item.kind == .smallCountry ? 7.0 : 3
            guard
                crowd.claim(
                    Crowd.Box(
                        minX: x - air, minY: y - air, maxX: x + Double(size.width) + air, maxY: y + Double(size.height) + air))
            else { continue }
            if let old = shown.removeValue(forKey: item) {
                kept[item] = old
            } else {
                let label = CALayer()
                label.contents = picture(item).cgImage
                label.contentsScale = scale
                label.actions = ["position": NSNull(), "bounds": NSNull(), "contents": NSNull()]
                layer.addSublayer(label)
                kept[item] = Shown(layer: label, size: size, offset: offset)
            }
        }
        for old in shown.values { old.layer.removeFromSuperlayer() }
        shown = kept
    }

    private func candidates(_ look: Viewport) -> [Item] {
        let zoom = WorldPainter.zoom(look.scale)
        let wide = look.visibleRect.inset(by: -Self.reach * max(look.visibleRect.width, look.visibleRect.height))
        var result: [Item] = []
        func add(_ text: String, _ kind: Kind, _ point: WorldPoint) {
            for copy in wide.copies {
                let moved = WorldPoint(point.x + Double(copy) * Mercator.side, point.y)
                if wide.holds(moved) { result.append(Item(text: text, kind: kind, point: point)); return }
            }
        }
        if zoom < 6.5, let atlas = Atlas.shared {
            // A name no wider than its country, nearly; the widest come first.
            for country in atlas.countries.sorted(by: { ($0.width, $0.name) > ($1.width, $1.name) }) {
                let width = country.width * look.scale
                if width > Double(min(country.name.count, 10)) * 4.6 {
                    add(country.name, .country, country.label)
                } else if zoom > 2.5 + 0.62 * Double(country.rank - 2) {
                    add(country.name, width > 24 ? .country : .smallCountry, country.label)
                }
            }
        }
        if zoom < 5 {
            for name in Waters.names where name.isOcean { add(name.text, .ocean, name.point) }
        }
        if zoom < 8 {
            for name in Waters.names where !name.isOcean && zoom >= name.zoom - 0.3 { add(name.text, .sea, name.point) }
        }
        guard zoom > 2.6, let gazetteer = Gazetteer.shared else { return result }
        // Ever smaller cities: a million at six, fifteen thousand at eleven.
        let least = Int(max(0, pow(10, 6.6 - (zoom - 3) * 0.42)))
        for found in gazetteer.cities(in: wide, atLeast: least, most: 150) {
            let city = gazetteer.cities[found.index]
            if zoom < 3.6, !city.isCapital, city.population < 5_000_000 { continue }
            let size = city.population > 3_000_000 ? 2 : city.population > 400_000 ? 1 : 0
            add(city.name, city.isCapital ? .capital : .city(size: zoom > 9 ? min(size + 1, 2) : size), city.point)
        }
        return result
    }

    // MARK: Pictures
    private func offset(_ item: Item, _ size: CGSize) -> CGPoint {
        switch item.kind {
        case .sea, .ocean, .country, .smallCountry: return CGPoint(x: -size.width / 2, y: -size.height / 2)
        // The dot is in the middle of the upper edge.
        case .city, .capital: return CGPoint(x: -size.width / 2, y: -Self.dot / 2 - 1)
        }
    }

    private static let dot: CGFloat = 6

    private struct Writing {
        let text: NSString
        let attributes: [NSAttributedString.Key: Any]
        let halo: [NSAttributedString.Key: Any]
        let dot: UIColor?
        let size: CGSize
    }

    private func writing(_ item: Item) -> Writing {
        let key = Key(text: item.text, kind: item.kind)
        if let known = writings[key] { return known }
        if writings.count > 2000 { writings = [:] }
        let made = write(key)
        writings[key] = made
        return made
    }

    private func picture(_ item: Item) -> UIImage {
        let key = Key(text: item.text, kind: item.kind)
        if let known = pictures[key] { return known }
        if pictures.count > 600 { pictures = [:] }
        let made = draw(writing(item))
        pictures[key] = made
        return made
    }

    private func write(_ key: Key) -> Writing {
        guard let palette else { return Writing(text: "", attributes: [:], halo: [:], dot: nil, size: .zero) }
        var text = key.text
        let font: UIFont
        let color: UIColor
        var spacing: CGFloat = 0
        var hasDot = false
        switch key.kind {
        case .ocean: (font, color, spacing) = (.italicSystemFont(ofSize: 13), palette.sea, 1)
        case .sea: (font, color) = (.italicSystemFont(ofSize: 11), palette.sea)
        case .country, .smallCountry:
            (font, color, spacing) = (.systemFont(ofSize: 11, weight: .semibold), palette.country, 0.8)
            text = text.uppercased()
        case .capital: (font, color, hasDot) = (.systemFont(ofSize: 12, weight: .semibold), palette.city, true)
        case .city(let size):
            (font, color, hasDot) = (
                .systemFont(ofSize: [10.5, 11.5, 12.5][size], weight: size == 0 ? .regular : .medium), palette.city, true
            )
        }
        let center = NSMutableParagraphStyle()
        center.alignment = .center
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color, .paragraphStyle: center]
        if spacing > 0 { attributes[.kern] = spacing }
        // Long names stand on two lines.
        if !hasDot, text.count > 13 {
            let middle = text.index(text.startIndex, offsetBy: text.count / 2)
            let spaces = text.indices.filter { text[$0] == " " }
            if let space = spaces.min(by: {
                abs(text.distance(from: $0, to: middle)) < abs(text.distance(from: $1, to: middle))
            }) {
                text.replaceSubrange(space...space, with: "\n")
            }
        }
        let bounds = (text as NSString).size(withAttributes: attributes)
        var halo = attributes
        halo[.strokeColor] = palette.halo.withAlphaComponent(0.85)
        halo[.strokeWidth] = 3 / font.pointSize * 100
        return Writing(
            text: text as NSString, attributes: attributes, halo: halo, dot: hasDot ? color : nil,
            size: CGSize(
                width: ceil(bounds.width) + 2 * Self.air,
                height: ceil(bounds.height) + 2 * Self.air + (hasDot ? Self.dot + 1 : 0)))
    }

    private static let air: CGFloat = 2

    private func draw(_ writing: Writing) -> UIImage {
        guard let palette, writing.size != .zero else { return UIImage() }
        let (air, size) = (Self.air, writing.size)
        let top = writing.dot == nil ? 0 : Self.dot + 1
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let place = CGRect(x: air, y: air + top, width: size.width - 2 * air, height: size.height - 2 * air - top)
            writing.text.draw(in: place, withAttributes: writing.halo)
            writing.text.draw(in: place, withAttributes: writing.attributes)
            guard let color = writing.dot else { return }
            let dot = CGRect(x: size.width / 2 - Self.dot / 2, y: 1, width: Self.dot, height: Self.dot)
            palette.halo.setFill()
            UIBezierPath(ovalIn: dot).fill()
            color.setFill()
            UIBezierPath(ovalIn: dot.insetBy(dx: 1.2, dy: 1.2)).fill()
        }
    }
}

extension MapLabels.Item {
    /// Countries and seas come before cities, and these before the names of countries in which there is no room for one.
    fileprivate var rank: Int {
        switch kind {
        case .ocean, .sea, .country: return 0
        case .city, .capital: return 1
        case .smallCountry: return 2
        }
    }
}
