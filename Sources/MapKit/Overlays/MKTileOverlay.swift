import AppleFoundation
import CoreGraphics
import CoreLocation
import MapEngine
import Synchronization
import UIKit

/// Pictures side by side that cover the world, in steps of size: those of a folder, or what a subclass brings.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
    /// One picture: the world has 2^z of them in a row.
    public struct Path: Hashable, Sendable {
        public var x = 0
        public var y = 0
        public var z = 0
        /// Pixels of a point where it is shown.
        public var contentScaleFactor: CGFloat = 1

        public init() {}
        public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
            (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
        }
    }

    /// Points of the screen.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether rows are counted from the south.
    open var isGeometryFlipped = false
    open var minimumZ = 0
    open var maximumZ = 21
    /// Whether nothing of the map shows beneath.
    open var canReplaceMapContent = false
    /// With `{x}`, `{y}`, `{z}` and `{scale}` in it.
    public let urlTemplate: String?

    public init(urlTemplate URLTemplate: String?) {
        urlTemplate = URLTemplate
        super.init()
    }

    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect { .world }

    /// Where a picture is, by the template.
    open func url(forTilePath path: Path) -> URL {
        var text = urlTemplate ?? ""
        for (name, value) in [("{x}", path.x), ("{y}", path.y), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor))] {
            text = text.replacingOccurrences(of: name, with: "\(value)")
        }
        return URL(string: text) ?? URL(fileURLWithPath: text)
    }

    /// Brings a picture, as bytes of a file: from where `url(forTilePath:)` says, if that is a file. Others are not reached: there is no
    /// network.
    open func loadTile(at path: Path, result: @escaping (Data?, (any Error)?) -> Void) {
        let place = url(forTilePath: path)
        LaterAnswer.give {
            guard place.isFileURL else {
                Unsupported.tiles.report()
                return result(nil, URLError(.notConnectedToInternet))
            }
            do { result(try Data(contentsOf: place), nil) } catch { result(nil, error) }
        }
    }

    open func loadTile(at path: Path) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadTile(at: path) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? MKError(.unknown))
                }
            }
        }
    }

    // MARK: Which pictures
    /// The step of size that shows a picture's points as points of the screen; nil beyond the overlay's steps.
    func step(for zoomScale: MKZoomScale) -> Int? {
        guard zoomScale > 0, zoomScale.isFinite, tileSize.width > 0 else { return nil }
        let step = log2(Double(zoomScale) * Mercator.side / Double(tileSize.width)).rounded()
        guard step >= Double(max(minimumZ, 0)), step <= Double(min(maximumZ, 30)) else { return nil }
        return Int(step)
    }

    /// The pictures that a part of the world needs, with their places in it.
    func tiles(in rect: MKMapRect, step: Int, scale: CGFloat) -> [(path: Path, rect: MKMapRect)] {
        let part = rect.intersection(.world)
        guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
        let count = 1 << step
        let side = Mercator.side / Double(count)
        func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
            let first = min(max(Int(low / side), 0), count - 1)
            return first...min(max(Int((high / side).rounded(.up)) - 1, first), count - 1)
        }
        return range(part.minY, part.maxY).flatMap { row in
            range(part.minX, part.maxX).map { column in
                (
                    Path(x: column, y: isGeometryFlipped ? count - 1 - row : row, z: step, contentScaleFactor: scale),
                    MKMapRect(x: Double(column) * side, y: Double(row) * side, width: side, height: side)
                )
            }
        }
    }
}

/// Draws the pictures of a tile overlay, each when it has come.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    private enum Tile {
        case awaited
        case picture(UIImage)
        /// Missing, or no picture.
        case missing
    }

    private var tiles: [MKTileOverlay.Path: Tile] = [:]
    /// Answers to questions from before the last `reloadData` count no more.
    private var generation = 0
    private static let most = 400

    public init(tileOverlay overlay: MKTileOverlay) { super.init(overlay: overlay) }
    public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

    /// Asks for all pictures anew.
    open func reloadData() {
        tiles = [:]
        generation += 1
        setNeedsDisplay()
    }

    private func needed(_ mapRect: MKMapRect, _ zoomScale: MKZoomScale) -> [(path: MKTileOverlay.Path, rect: MKMapRect)] {
        guard let overlay = overlay as? MKTileOverlay, let step = overlay.step(for: zoomScale) else { return [] }
        return overlay.tiles(in: mapRect, step: step, scale: contentScaleFactor)
    }

    /// Whether all pictures of a part have come; those that haven't are asked for.
    open override func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool {
        var isComplete = true
        for (path, rect) in needed(mapRect, zoomScale) {
            switch tiles[path] {
            case .picture, .missing: continue
            case .awaited: isComplete = false
            case nil:
                isComplete = false
                load(path, rect)
            }
        }
        return isComplete
    }

    private func load(_ path: MKTileOverlay.Path, _ rect: MKMapRect) {
        guard let overlay = overlay as? MKTileOverlay else { return }
        if tiles.count >= Self.most { tiles = tiles.filter { if case .awaited = $0.value { true } else { false } } }
        tiles[path] = .awaited
        let asked = generation
        overlay.loadTile(at: path) { [weak self] data, _ in
            // An app's own answer may come on any thread.
            let take: @Sendable () -> Void = {
                MainActor.assumeIsolated { self?.take(data, for: path, rect, asked) }
            }
            if Thread.isMainThread { take() } else { DispatchQueue.main.async(execute: take) }
        }
    }

    private func take(_ data: Data?, for path: MKTileOverlay.Path, _ rect: MKMapRect, _ asked: Int) {
        guard asked == generation else { return }
        let picture = data.flatMap { UIImage(data: $0) }
        if data != nil, picture == nil {
            BadTiles.say(
                "[MapKit] The tile \(path.z)/\(path.x)/\(path.y) is no picture that can be read; nothing is drawn for it.\n")
        }
        tiles[path] = picture.map { .picture($0) } ?? .missing
        setNeedsDisplay(rect)
    }

    open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        for (path, rect) in needed(mapRect, zoomScale) {
            guard case .picture(let picture) = tiles[path] else { continue }
            picture.draw(in: self.rect(for: rect))
        }
    }
}

/// What is wrong with pictures, once each.
private enum BadTiles {
    private static let said = Mutex<Set<String>>([])

    static func say(_ line: String) {
        guard said.withLock({ $0.count < 20 && $0.insert(line).inserted }) else { return }
        FileHandle.standardError.write(Data(line.utf8))
    }
}
