import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// The overlays of a map, under its names and over them.
@MainActor final class MapCovers {
    private struct Cover {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
        /// Those of MapKit itself implement no optional methods.
        var isOurs: Bool { overlay is MKTileOverlay || String(reflecting: type(of: overlay)).hasPrefix("MapKit.") }
    }

    private unowned let map: MKMapView
    private var covers: [Cover] = []
    lazy var lower = surface(.aboveRoads)
    lazy var upper = surface(.aboveLabels)

    init(_ map: MKMapView) { self.map = map }

    var screenScale: CGFloat { map.screenScale }
    var traits: UITraitCollection { map.traitCollection }

    private func surface(_ level: MKOverlayLevel) -> MapSurface {
        MapSurface(isOpaque: false) { [unowned self] rect, pixels, scale in
            guard let context = CGContext(drawingInto: pixels) else { return }
            context.translateBy(x: 0, y: CGFloat(pixels.height))
            context.scaleBy(x: 1, y: -1)
            paint(level, rect, context, scale)
        }
    }

    // MARK: Coming and going
    func all(_ level: MKOverlayLevel? = nil) -> [any MKOverlay] {
        covers.filter { level == nil || $0.level == level }.map(\.overlay)
    }

    func insert(_ overlay: any MKOverlay, at index: Int?, _ level: MKOverlayLevel) {
        remove(overlay)
        let places = covers.indices.filter { covers[$0].level == level }
        let place = index.flatMap { $0 < places.count ? places[max($0, 0)] : nil } ?? covers.endIndex
        covers.insert(Cover(overlay: overlay, level: level, renderer: nil), at: place)
        redraw(overlay.boundingMapRect, level)
    }

    func remove(_ overlay: any MKOverlay) {
        guard let index = covers.firstIndex(where: { $0.overlay === overlay }) else { return }
        let gone = covers.remove(at: index)
        redraw(overlay.boundingMapRect, gone.level)
    }

    func exchange(_ one: any MKOverlay, _ other: any MKOverlay) {
        guard let a = covers.firstIndex(where: { $0.overlay === one }),
            let b = covers.firstIndex(where: { $0.overlay === other })
        else { return }
        covers.swapAt(a, b)
        (covers[a].level, covers[b].level) = (covers[b].level, covers[a].level)
        for index in [a, b] { redraw(covers[index].overlay.boundingMapRect, covers[index].level) }
    }

    /// Beside another one, on its level: above or below it.
    func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, isAbove: Bool) {
        remove(overlay)
        guard let place = place(of: sibling) else { return insert(overlay, at: nil, .aboveLabels) }
        insert(overlay, at: place.index + (isAbove ? 1 : 0), place.level)
    }

    func exchange(_ one: Int, _ other: Int) {
        guard covers.indices.contains(one), covers.indices.contains(other) else { return }
        exchange(covers[one].overlay, covers[other].overlay)
    }

    private func place(of overlay: any MKOverlay) -> (index: Int, level: MKOverlayLevel)? {
        guard let found = covers.first(where: { $0.overlay === overlay }) else { return nil }
        return (all(found.level).firstIndex { $0 === overlay } ?? 0, found.level)
    }

    func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        covers.first { $0.overlay === overlay }?.renderer
    }

    /// Whether an overlay stands in the place of the map itself.
    var replacesMap: Bool {
        covers.contains { cover in
            if let tiles = cover.overlay as? MKTileOverlay { return tiles.canReplaceMapContent }
            return cover.isOurs ? false : cover.overlay.`canReplaceMapContent()`?() ?? false
        }
    }

    // MARK: Drawing
    func show(_ look: Viewport, screenScale: CGFloat, isMoving: Bool) {
        var added: [MKOverlayRenderer] = []
        for index in covers.indices where covers[index].renderer == nil {
            let overlay = covers[index].overlay
            let renderer = map.delegate?.`mapView(_:rendererFor:)`?(map, overlay) ?? MKOverlayRenderer(overlay: overlay)
            renderer.covers = self
            covers[index].renderer = renderer
            added.append(renderer)
        }
        for (surface, level) in [(lower, MKOverlayLevel.aboveRoads), (upper, .aboveLabels)] {
            if covers.contains(where: { $0.level == level }) {
                surface.show(look, screenScale: screenScale, isMoving: isMoving)
            } else {
                surface.forget()
            }
        }
        if !added.isEmpty { map.delegate?.`mapView:didAddOverlayRenderers:`?(map, added) }
    }

    func redraw(_ renderer: MKOverlayRenderer, _ rect: MKMapRect?) {
        guard let cover = covers.first(where: { $0.renderer === renderer }) else { return }
        redraw(rect ?? cover.overlay.boundingMapRect, cover.level)
    }

    private func redraw(_ rect: MKMapRect, _ level: MKOverlayLevel) {
        guard !rect.isNull else { return }
        // Lines are wider than what bounds them.
        let air = 40 / (map.shownLook?.scale ?? 1)
        (level == .aboveRoads ? lower : upper).forget(rect.world.inset(by: -air))
        map.setNeedsLayout()
    }

    private func paint(_ level: MKOverlayLevel, _ rect: WorldRect, _ context: CGContext, _ pixelsPerUnit: Double) {
        let zoomScale = MKZoomScale(pixelsPerUnit / Double(screenScale))
        let air = 40 / Double(zoomScale)
        for cover in covers where cover.level == level {
            guard let renderer = cover.renderer else { continue }
            let bounds = cover.overlay.boundingMapRect
            for copy in rect.inset(by: -air).copies.lowerBound - 1...rect.inset(by: -air).copies.upperBound + 1 {
                let shift = Double(copy) * Mercator.side
                let part = MKMapRect(rect.inset(by: -air).moved(byX: -shift))
                guard part.intersects(bounds.insetBy(dx: -air, dy: -air)),
                    cover.isOurs || cover.overlay.`intersects(_:)`?(part) ?? true, renderer.canDraw(part, zoomScale: zoomScale)
                else { continue }
                context.saveGState()
                context.scaleBy(x: pixelsPerUnit, y: pixelsPerUnit)
                context.translateBy(x: bounds.minX + shift - rect.minX, y: bounds.minY - rect.minY)
                context.setAlpha(renderer.alpha)
                context.setBlendMode(renderer.blendMode)
                UIGraphicsPushContext(context)
                renderer.draw(part.intersection(bounds), zoomScale: zoomScale, in: context)
                UIGraphicsPopContext()
                context.restoreGState()
            }
        }
    }
}
