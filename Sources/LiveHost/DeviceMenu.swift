import AppleFoundation
import CoreGraphics
import HeadlessHost
import RunOrders
import UIKit

/// The device's menu over the app: all that keys do, other devices, and places to be at. Whoever holds it gives it clicks and keys while it is open.
@MainActor package final class DeviceMenu {
    package enum Choice: Equatable {
        case key(DeviceKey)
        case device(String)
        case place(String, latitude: Double, longitude: Double)
    }

    struct Row {
        var title: String
        var detail = ""
        var isOn = false
        /// Another list instead of this one.
        var list: List?
        var choice: Choice?
        /// A line above it.
        var beginsGroup = false
    }

    enum List { case keys, devices, places }

    private let live: LiveSession
    private(set) var rows: [Row]?
    private(set) var chosen: Int?
    private var list = List.keys
    private var press: Int?

    package init(_ live: LiveSession) { self.live = live }

    package var isOpen: Bool { rows != nil }

    package func open() { show(.keys) }

    package func close() { (rows, chosen, press) = (nil, nil, nil) }

    private func show(_ list: List) {
        self.list = list
        (chosen, press) = (nil, nil)
        switch list {
        case .keys: rows = keyRows
        case .devices: rows = deviceRows
        case .places: rows = placeRows
        }
    }

    // MARK: What is in it

    private var keyRows: [Row] {
        let groups: [[DeviceKey]] = [
            [.rotateLeft, .rotateRight, .home, .lock, .shake],
            [.appearance, .direction, .largerText, .smallerText],
            [.slowAnimations, .keyboard, .layers, .memoryWarning],
            [.screenshot, .record, .inspect],
        ]
        var rows = groups.flatMap { keys in
            keys.enumerated().map { index, key in
                Row(
                    title: title(key), detail: key.keys, isOn: live.isOn(key), choice: .key(key), beginsGroup: index == 0)
            }
        }
        rows[0].beginsGroup = false
        rows.append(Row(title: "Device", detail: live.deviceName, list: .devices, beginsGroup: true))
        if DevicePlace.isWanted { rows.append(Row(title: "Location", detail: live.placeName ?? "None", list: .places)) }
        rows.append(Row(title: title(.quit), detail: DeviceKey.quit.keys, choice: .key(.quit), beginsGroup: true))
        return rows
    }

    private func title(_ key: DeviceKey) -> String {
        switch key {
        case .rotateLeft: "Turn Left"
        case .rotateRight: "Turn Right"
        case .home: "Home"
        case .lock: "Lock"
        case .shake: "Shake"
        case .appearance: "Dark Appearance"
        case .largerText: "Larger Text"
        case .smallerText: "Smaller Text"
        case .direction: "Right to Left"
        case .slowAnimations: "Slow Animations"
        case .keyboard: "Keyboard on the Screen"
        case .memoryWarning: "Memory Warning"
        case .layers: "Edges of Views"
        case .screenshot: "Picture"
        case .record: live.isOn(.record) ? "End Recording" : "Record the Screen"
        case .inspect: "Inspect"
        case .help: "Keys"
        case .quit: "Switch Off"
        }
    }

    private var back: Row { Row(title: "Back", detail: "Esc", list: .keys) }

    /// Those of the same kind: an app that runs doesn't change from a phone to a pad.
    private var deviceRows: [Row] {
        let kind = live.session.screen.device.idiom
        var rows = SimulatedDevice.all.filter { $0.device.idiom == kind }.map {
            Row(
                title: $0.name, detail: "\(Int($0.size.width)) × \(Int($0.size.height))", isOn: $0.name == live.deviceName,
                choice: .device($0.name))
        }
        rows[0].beginsGroup = true
        return [back] + rows
    }

    private static let places: [(name: String, latitude: Double, longitude: Double)] = [
        ("Berlin", 52.5200, 13.4050), ("Cape Town", -33.9249, 18.4241), ("Honolulu", 21.3069, -157.8583),
        ("London", 51.5074, -0.1278), ("Mexico City", 19.4326, -99.1332), ("Mumbai", 19.0760, 72.8777),
        ("New York", 40.7128, -74.0060), ("San Francisco", 37.7749, -122.4194), ("São Paulo", -23.5505, -46.6333),
        ("Sydney", -33.8688, 151.2093), ("Tokyo", 35.6762, 139.6503),
    ]

    private var placeRows: [Row] {
        var rows = Self.places.map {
            Row(
                title: $0.name, isOn: live.placeName == $0.name,
                choice: .place($0.name, latitude: $0.latitude, longitude: $0.longitude))
        }
        rows[0].beginsGroup = true
        return [back] + rows
    }

    // MARK: Clicks and keys

    /// A mouse or a finger; gives what has been chosen.
    package func take(_ touch: HostTouch) -> Choice? {
        guard let layout = MenuLayout(self) else { return nil }
        let row = layout.row(at: touch.location)
        switch touch.phase {
        case .began:
            guard layout.frame.contains(touch.location) else {
                close()
                return nil
            }
            (press, chosen) = (row, row)
        case .ended:
            defer { press = nil }
            // What opened the menu may come up over it.
            guard press != nil, let row else { return nil }
            return choose(row)
        case .cancelled: press = nil
        default: chosen = row ?? chosen
        }
        return nil
    }

    package func take(_ key: HostKey) -> Choice? {
        guard let rows, key.phase == .down || key.phase == .held else { return nil }
        switch key.plainCharacters {
        case UIKeyCommand.inputEscape: list == .keys ? close() : show(.keys)
        case UIKeyCommand.inputUpArrow: chosen = ((chosen ?? 0) + rows.count - 1) % rows.count
        case UIKeyCommand.inputDownArrow: chosen = chosen.map { ($0 + 1) % rows.count } ?? 0
        case "\r", " ": return chosen.flatMap(choose)
        default: break
        }
        return nil
    }

    private func choose(_ index: Int) -> Choice? {
        guard let row = rows?[index] else { return nil }
        if let list = row.list {
            show(list)
            return nil
        }
        close()
        return row.choice
    }

    // MARK: What it looks like

    /// The picture with its place on the screen; nil while it is closed.
    package func picture() -> (origin: CGPoint, image: CGImage)? {
        guard let layout = MenuLayout(self), let image = layout.draw() else { return nil }
        return (layout.frame.origin, image)
    }
}

/// Where the rows of a menu are, and how they are drawn.
@MainActor private struct MenuLayout {
    private let menu: DeviceMenu
    private let rows: [DeviceMenu.Row]
    private let rowHeight: CGFloat
    private let columns: Int
    private let perColumn: Int
    let frame: CGRect

    private static let margin: CGFloat = 8

    init?(_ menu: DeviceMenu) {
        guard let rows = menu.rows else { return nil }
        (self.menu, self.rows) = (menu, rows)
        let screen = UIScreen.main.bounds
        let room = screen.insetBy(dx: 10, dy: 10).size
        let wanted: CGFloat = 30
        columns = CGFloat(rows.count) * wanted > room.height && room.width > 540 ? 2 : 1
        perColumn = (rows.count + columns - 1) / columns
        rowHeight = max(14, min(wanted, ((room.height - 2 * Self.margin) / CGFloat(perColumn)).rounded(.down)))
        let width = min(CGFloat(columns) * 300, room.width)
        let height = CGFloat(perColumn) * rowHeight + 2 * Self.margin
        frame = CGRect(
            x: ((screen.width - width) / 2).rounded(.down), y: ((screen.height - height) / 2).rounded(.down), width: width,
            height: height)
    }

    private func frame(of row: Int) -> CGRect {
        let width = frame.width / CGFloat(columns)
        return CGRect(
            x: CGFloat(row / perColumn) * width, y: Self.margin + CGFloat(row % perColumn) * rowHeight, width: width,
            height: rowHeight)
    }

    func row(at point: CGPoint) -> Int? {
        let place = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        return rows.indices.first { self.frame(of: $0).contains(place) }
    }

    func draw() -> CGImage? {
        let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
        let ink = isDark ? UIColor.white : UIColor.black
        let format = UIGraphicsImageRendererFormat()
        format.scale = UIScreen.main.scale
        format.opaque = false
        return UIGraphicsImageRenderer(size: frame.size, format: format).image { _ in
            let whole = CGRect(origin: .zero, size: frame.size)
            UIColor(white: isDark ? 0.14 : 0.97, alpha: 0.97).setFill()
            UIBezierPath(roundedRect: whole, cornerRadius: 13).fill()
            let edge = UIBezierPath(roundedRect: whole.insetBy(dx: 0.25, dy: 0.25), cornerRadius: 13)
            edge.lineWidth = 0.5
            ink.withAlphaComponent(0.2).setStroke()
            edge.stroke()
            for (index, row) in rows.enumerated() { draw(row, in: frame(of: index), isChosen: index == menu.chosen, ink) }
        }.cgImage
    }

    private func draw(_ row: DeviceMenu.Row, in frame: CGRect, isChosen: Bool, _ ink: UIColor) {
        if row.beginsGroup, frame.minY > Self.margin {
            ink.withAlphaComponent(0.12).setFill()
            UIBezierPath(rect: CGRect(x: frame.minX + 14, y: frame.minY, width: frame.width - 28, height: 0.5)).fill()
        }
        if isChosen {
            UIColor(red: 0, green: 0.48, blue: 1, alpha: 1).setFill()
            UIBezierPath(roundedRect: frame.insetBy(dx: 6, dy: 0.5), cornerRadius: 6).fill()
        }
        let color = isChosen ? UIColor.white : ink
        let size = min(15, rowHeight * 0.55)
        func write(_ text: String, _ color: UIColor, _ weight: UIFont.Weight, at place: (CGSize) -> CGFloat) {
            let words = NSAttributedString(
                string: text, attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color])
            let measure = words.size()
            words.draw(at: CGPoint(x: place(measure), y: frame.midY - measure.height / 2))
        }
        if row.isOn { write("✓", color, .semibold) { _ in frame.minX + 14 } }
        write(row.title, color, .regular) { _ in frame.minX + 32 }
        let detail = row.list == nil || row.title == "Back" ? row.detail : row.detail + "  ›"
        write(detail, isChosen ? .white : ink.withAlphaComponent(0.5), .regular) { frame.maxX - 16 - $0.width }
    }
}
