import AppleFoundation
import CoreGraphics
import MapEngine
import QuartzCore
import UIKit

/// Names on a map, as pictures with a halo, each a layer of its own: they stay upright and sharp while the world moves under them.
@MainActor final class MapLabels {
    enum Kind: Hashable { case sea, ocean, country, smallCountry, city(size: Int), capital }

    /// Where a name stands: around its place, or on a side of the place's dot.
    fileprivate enum Side { case around, below, above, right, left }

    struct Item: Hashable {
        let text: String
        let kind: Kind
        let point: WorldPoint
    }

    private struct Shown {
        /// Nil until it comes into sight for the first time.
        var layer: CALayer?
        let side: Side
        let size: CGSize
        /// From the place to the upper left corner.
        let offset: CGPoint
    }

    private struct Key: Hashable {
        let text: String
        let kind: Kind
    }

    private struct PictureKey: Hashable {
        let key: Key
        let side: Side
    }

    /// A name for which there may be room.
    private struct Candidate {
        let item: Item
        /// Where it lies however it is written, on the screen of the look for which names were chosen.
        let bounds: Crowd.Box
        var isDecided = false
    }

    let layer = CALayer()
    private var shown: [Item: Shown] = [:]
    /// What showed before names were chosen anew.
    private var former: [Item: Shown] = [:]
    /// All that may be written about here, the most important first; a name is decided on when it may come into sight.
    private var candidates: [Candidate] = []
    private var crowd = Crowd()
    /// How names are written, of those that were thought of, and the pictures of those that have shown.
    private var writings: [Key: Writing] = [:]
    private var pictures: [PictureKey: CGImage] = [:]
    private let dots = HaloDots()
    /// For which look the names were last chosen.
    private var chosen: Viewport?
    private var palette: MapPalette?
    private var scale: CGFloat = 1
    private var hasPoints = true

    /// Names are chosen for more than the view, so that a moved map needs new ones only now and then.
    private static let reach = 0.4

    func forget() {
        for item in shown.values { item.layer?.removeFromSuperlayer() }
        (shown, former, candidates) = ([:], [:], [])
        (writings, pictures) = ([:], [:])
        dots.forget()
        chosen = nil
    }

    /// `taken` is where annotations stand: names keep away from them.
    func show(_ look: Viewport, palette: MapPalette, scale: CGFloat, points: Bool, isMoving: Bool, taken: [CGRect]) {
        if self.palette != palette || self.scale != scale {
            forget()
            (self.palette, self.scale) = (palette, scale)
        }
        if points != hasPoints {
            hasPoints = points
            chooseAnew()
        }
        if needsChoice(look, isMoving: isMoving) {
            choose(look, points: points, taken)
            decideInSight(look)
            for old in former.values { old.layer?.removeFromSuperlayer() }
            former = former.mapValues { Shown(layer: nil, side: $0.side, size: $0.size, offset: $0.offset) }
        } else {
            decideInSight(look)
        }
        let (width, height) = (CGFloat(look.width), CGFloat(look.height))
        for (item, label) in shown {
            let place = look.screen(item.point)
            let corner = CGPoint(x: CGFloat(place.x) + label.offset.x, y: CGFloat(place.y) + label.offset.y)
            let isInSight =
                corner.x < width && corner.y < height && corner.x + label.size.width > 0 && corner.y + label.size.height > 0
            guard isInSight || label.layer != nil, let layer = label.layer ?? makeLayer(item, label) else { continue }
            layer.frame = CGRect(
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
        crowd = Crowd()
        for frame in taken {
            _ = crowd.claim(Crowd.Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY))
        }
        let names = points ? names(look) : []
        // What showed before comes first among its equals, so that names don't change places.
        let ordered = (0...2).flatMap { rank in
            names.filter { $0.rank == rank && shown[$0] != nil } + names.filter { $0.rank == rank && shown[$0] == nil }
        }
        candidates = ordered.map { Candidate(item: $0, bounds: bounds($0, look)) }
        (former, shown) = (shown, [:])
    }

    /// Decides on all names that may be seen now.
    private func decideInSight(_ look: Viewport) {
        guard let chosen else { return }
        for index in candidates.indices where !candidates[index].isDecided {
            let (item, bounds) = (candidates[index].item, candidates[index].bounds)
            let (then, now) = (chosen.screen(item.point), look.screen(item.point))
            let (x, y) = (now.x - then.x, now.y - then.y)
            if bounds.minX + x < look.width, bounds.maxX + x > 0, bounds.minY + y < look.height, bounds.maxY + y > 0 {
                decide(index)
            }
        }
    }

    /// More important names that may be in its way are decided on before it; so it makes no difference when that happens.
    private func decide(_ index: Int) {
        candidates[index].isDecided = true
        let bounds = candidates[index].bounds
        for other in 0..<index where !candidates[other].isDecided && candidates[other].bounds.meets(bounds) { decide(other) }
        findRoom(for: candidates[index].item)
    }

    private func findRoom(for item: Item) {
        guard let place = chosen?.screen(item.point) else { return }
        let (air, wideAir) = item.air
        func box(_ size: CGSize, _ side: Side) -> Crowd.Box {
            let offset = Self.offset(size, side)
            let (x, y) = (place.x + Double(offset.x), place.y + Double(offset.y))
            return Crowd.Box(
                minX: x - wideAir, minY: y - air, maxX: x + Double(size.width) + wideAir, maxY: y + Double(size.height) + air)
        }
        let old = former.removeValue(forKey: item)
        for side in old.map({ [$0.side] + item.sides }) ?? item.sides {
            // Where the shortest name has no room nobody needs to measure this one.
            guard crowd.isFree(box(Self.smallest, side)) else { continue }
            let size = writing(item).size(on: side)
            guard crowd.claim(box(size, side)) else { continue }
            if let old, old.side == side {
                shown[item] = old
                return
            }
            shown[item] = Shown(layer: nil, side: side, size: size, offset: Self.offset(size, side))
            break
        }
        old?.layer?.removeFromSuperlayer()
    }

    /// Around all places that a name may have, without having measured it.
    private func bounds(_ item: Item, _ look: Viewport) -> Crowd.Box {
        let place = look.screen(item.point)
        let size = Lettering(item.text, item.kind).largest
        let (air, wideAir) = item.air
        let (wide, high) = (Double(size.width + Self.dot) + wideAir + 1, Double(size.height + Self.dot) + air + 1)
        return Crowd.Box(minX: place.x - wide, minY: place.y - high, maxX: place.x + wide, maxY: place.y + high)
    }

    /// No name is smaller.
    private static let smallest = CGSize(width: 8, height: 12)

    private func makeLayer(_ item: Item, _ label: Shown) -> CALayer? {
        guard let picture = picture(item, label) else { return nil }
        let made = CALayer()
        made.contents = picture
        made.contentsScale = scale
        made.actions = ["position": NSNull(), "bounds": NSNull(), "contents": NSNull()]
        layer.addSublayer(made)
        shown[item]?.layer = made
        return made
    }

    private func names(_ look: Viewport) -> [Item] {
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
            let near = atlas.countries.filter { country in
                wide.copies.contains { wide.holds(WorldPoint(country.label.x + Double($0) * Mercator.side, country.label.y)) }
            }
            // A name no wider than its country, nearly; the widest come first.
            for country in near.sorted(by: { ($0.width, $0.name) > ($1.width, $1.name) }) {
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
    private static func offset(_ size: CGSize, _ side: Side) -> CGPoint {
        if side == .around { return CGPoint(x: -size.width / 2, y: -size.height / 2) }
        let dot = dot(in: size, side)
        return CGPoint(x: -dot.midX, y: -dot.midY)
    }

    /// Of a name with its dot: where this is.
    private static func dot(in size: CGSize, _ side: Side) -> CGRect {
        let middle = CGPoint(x: (size.width - dot) / 2, y: (size.height - dot) / 2)
        let corner =
            switch side {
            case .around: middle
            case .below: CGPoint(x: middle.x, y: 1)
            case .above: CGPoint(x: middle.x, y: size.height - dot - 1)
            case .right: CGPoint(x: 1, y: middle.y)
            case .left: CGPoint(x: size.width - dot - 1, y: middle.y)
            }
        return CGRect(x: corner.x, y: corner.y, width: dot, height: dot)
    }

    private static let dot: CGFloat = 6

    @MainActor private struct Writing {
        let text: HaloText
        let dot: UIColor?

        func size(on side: Side) -> CGSize {
            let beside = MapLabels.dot + 1
            return switch side {
            case .around: text.size
            case .below, .above: CGSize(width: text.size.width, height: text.size.height + beside)
            case .right, .left: CGSize(width: text.size.width + beside, height: max(text.size.height, beside))
            }
        }

        func origin(on side: Side) -> CGPoint {
            switch side {
            case .below: CGPoint(x: 0, y: MapLabels.dot + 1)
            case .right: CGPoint(x: MapLabels.dot + 1, y: 0)
            case .around, .above, .left: .zero
            }
        }
    }

    private func writing(_ item: Item) -> Writing {
        let key = Key(text: item.text, kind: item.kind)
        if let known = writings[key] { return known }
        if writings.count > 2000 { writings = [:] }
        let made = write(key)
        writings[key] = made
        return made
    }

    private func picture(_ item: Item, _ label: Shown) -> CGImage? {
        let key = PictureKey(key: Key(text: item.text, kind: item.kind), side: label.side)
        if let known = pictures[key] { return known }
        if pictures.count > 600 { pictures = [:] }
        let made = draw(writing(item), label)
        pictures[key] = made
        return made
    }

    private func write(_ key: Key) -> Writing {
        let palette = palette ?? .make(.standard, isDark: false)
        let lettering = Lettering(key.text, key.kind)
        let color =
            switch key.kind {
            case .ocean, .sea: palette.sea
            case .country, .smallCountry: palette.country
            case .capital, .city: palette.city
            }
        let font: UIFont =
            lettering.isItalic
            ? .italicSystemFont(ofSize: lettering.size) : .systemFont(ofSize: lettering.size, weight: lettering.weight)
        return Writing(
            text: HaloText(lettering.text, font: font, spacing: lettering.spacing, color: color.cgColor),
            dot: lettering.hasDot ? color : nil)
    }

    private func draw(_ writing: Writing, _ label: Shown) -> CGImage? {
        guard let palette else { return nil }
        let halo = palette.halo.cgColor
        guard let color = writing.dot else { return writing.text.picture(halo: halo, scale: scale) }
        return writing.text.picture(
            halo: halo, scale: scale, within: label.size, at: writing.origin(on: label.side)
        ) { [dots, scale] pixels in
            dots.put(Self.dot(in: label.size, label.side), on: pixels, scale: scale, color: color.cgColor, halo: halo)
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

    /// Kept free above and below it, and before and behind: spaced letters want more room there.
    fileprivate var air: (high: Double, wide: Double) { (1.5, kind == .country || kind == .smallCountry ? 7 : 3) }

    /// Where there may be room for it, the best first.
    fileprivate var sides: [MapLabels.Side] {
        switch kind {
        case .ocean, .sea, .country, .smallCountry: return [.around]
        case .city, .capital: return [.below, .above, .right, .left]
        }
    }
}

/// How a kind of name is written.
@MainActor private struct Lettering {
    private(set) var text: String
    let size: CGFloat
    var weight = UIFont.Weight.regular
    var isItalic = false
    var spacing: CGFloat = 0
    var hasDot = false

    init(_ text: String, _ kind: MapLabels.Kind) {
        self.text = text
        switch kind {
        case .ocean: (size, isItalic, spacing) = (13, true, 1)
        case .sea: (size, isItalic) = (11, true)
        case .country, .smallCountry:
            (size, weight, spacing) = (11, .semibold, 0.8)
            self.text = text.uppercased()
        case .capital: (size, weight, hasDot) = (12, .semibold, true)
        case .city(let step): (size, weight, hasDot) = ([10.5, 11.5, 12.5][step], step == 0 ? .regular : .medium, true)
        }
        if !hasDot, self.text.count > 13 { breakLine() }
    }

    /// Long names stand on two lines.
    private mutating func breakLine() {
        let middle = text.index(text.startIndex, offsetBy: text.count / 2)
        let spaces = text.indices.filter { text[$0] == " " }
        let space = spaces.min { abs(text.distance(from: $0, to: middle)) < abs(text.distance(from: $1, to: middle)) }
        if let space { text.replaceSubrange(space...space, with: "\n") }
    }

    /// Larger than it is when it is written, which takes far longer to find out.
    var largest: CGSize {
        var (ems, lines, longest): (CGFloat, CGFloat, CGFloat) = (0, 1, 0)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n": (ems, lines) = (0, lines + 1)
            case " ", "'", ",", "-", ".", "f", "i", "j", "l", "r", "t", "I": ems += 0.55
            case "m", "w", "M", "W": ems += 1.2
            case "a"..."z", "A"..."Z", "0"..."9": ems += 0.9
            default: ems += 1.6
            }
            ems += spacing / size
            longest = max(longest, ems)
        }
        return CGSize(width: longest * size + 2 * HaloText.air + 1, height: lines * size * 2 + 2 * HaloText.air + 1)
    }
}
