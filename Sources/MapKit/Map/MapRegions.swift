import AppleFoundation
import CoreLocation
import CoreGraphics
import MapEngine
import UIKit

/// Which part of the world shows: what is asked for, what that comes to in a view of this shape, and where things are in it.
@MainActor final class MapRegions {
    private unowned let map: MKMapView
    /// What was asked for before the view had a size.
    private var wanted: Wanted?

    private enum Wanted {
        case region(MKCoordinateRegion)
        case rect(MKMapRect, UIEdgeInsets)
        case camera(MKMapCamera)
        case center(CLLocationCoordinate2D)
    }

    init(_ map: MKMapView) { self.map = map }

    // MARK: Region
    var region: MKCoordinateRegion {
        guard let look = map.shownLook else {
            if case .region(let region) = wanted { return region }
            return MKCoordinateRegion(.world)
        }
        return MKCoordinateRegion(look)
    }

    func show(_ region: MKCoordinateRegion, animated: Bool) {
        guard region.isUsable else { return Self.refuse(region) }
        go(.region(region), animated: animated)
    }

    /// The region that shows when this one is set: as high and wide as the view makes it.
    func fitting(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
        guard region.isUsable else {
            Self.refuse(region)
            return region
        }
        guard let look = lookForFitting else { return region }
        return MKCoordinateRegion(map.limits.applied(to: self.look(of: .region(region), from: look)))
    }

    private static func refuse(_ region: MKCoordinateRegion) {
        let text = String(
            format: "<center:%+.8f, %+.8f span:%+.8f, %+.8f>", region.center.latitude, region.center.longitude,
            region.span.latitudeDelta, region.span.longitudeDelta)
        reportMisuse("Invalid Region \(text)", exception: .invalidArgumentException)
    }

    // MARK: Centre
    func show(center coordinate: CLLocationCoordinate2D, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            return reportMisuse(
                String(format: "Invalid Coordinate %+.8f, %+.8f", coordinate.latitude, coordinate.longitude),
                exception: .invalidArgumentException)
        }
        go(.center(coordinate), animated: animated)
    }

    // MARK: Rectangle
    var visibleMapRect: MKMapRect {
        guard let look = map.shownLook else {
            if case .rect(let rect, _) = wanted { return rect }
            return .world
        }
        return MKMapRect(look.visibleRect)
    }

    func show(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        guard !mapRect.isNull, mapRect.minX.isFinite, mapRect.minY.isFinite, mapRect.width.isFinite, mapRect.height.isFinite,
            mapRect.width >= 0, mapRect.height >= 0
        else {
            return reportMisuse("Invalid map rect \(MKStringFromMapRect(mapRect))", exception: .invalidArgumentException)
        }
        go(.rect(mapRect, insets), animated: animated)
    }

    func fitting(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        guard let look = lookForFitting, !mapRect.isNull else { return mapRect }
        return MKMapRect(map.limits.applied(to: self.look(of: .rect(mapRect, insets), from: look)).visibleRect)
    }

    // MARK: Camera
    var camera: MKMapCamera {
        if let look = map.shownLook { return MKMapCamera(look) }
        if case .camera(let camera) = wanted { return camera }
        return MKMapCamera()
    }

    func show(_ camera: MKMapCamera, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate), camera.centerCoordinateDistance.isFinite,
            camera.heading.isFinite
        else {
            return reportMisuse("Invalid camera \(camera)", exception: .invalidArgumentException)
        }
        go(.camera(camera.copy() as! MKMapCamera), animated: animated)
    }

    // MARK: Going there
    private func go(_ wanted: Wanted, animated: Bool) {
        guard let look = lookForFitting else {
            self.wanted = wanted
            return
        }
        map.shownLook = look
        map.motion.go(self.look(of: wanted, from: map.motion.goal ?? look), animated: animated)
    }

    /// A view that has a size but was not laid out yet shows at once what it is told to.
    private var lookForFitting: Viewport? {
        if let look = map.shownLook { return look }
        let bounds = map.bounds
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        return firstLook(width: Double(bounds.width), height: Double(bounds.height))
    }

    /// What shows first in a view of this size.
    func firstLook(width: Double, height: Double) -> Viewport {
        let look = map.limits.applied(to: Viewport(width: width, height: height))
        return wanted.map { map.limits.applied(to: self.look(of: $0, from: look)) } ?? look
    }

    private func look(of wanted: Wanted, from look: Viewport) -> Viewport {
        switch wanted {
        case .region(let region):
            return look.showing(
                latitude: region.center.latitude, longitude: region.center.longitude, latitudeDelta: region.span.latitudeDelta,
                longitudeDelta: region.span.longitudeDelta)
        case .rect(let rect, let insets):
            return look.fitting(
                rect.world, top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
                right: Double(insets.right))
        case .camera(let camera): return camera.look(from: look)
        case .center(let center):
            var result = look
            result.center = Mercator.point(latitude: center.latitude, longitude: center.longitude)
            return result.limited
        }
    }

    // MARK: Conversions
    private func converting<Result>(_ body: (Viewport) -> Result, otherwise: Result) -> Result {
        lookForFitting.map(body) ?? otherwise
    }

    func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        converting(
            { [map] look in
                let place = look.screen(Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude))
                return map.convert(CGPoint(x: place.x, y: place.y), to: view)
            }, otherwise: .zero)
    }

    func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        let own = map.convert(point, from: view)
        return converting(
            { look in
                let place = Mercator.place(look.world(x: Double(own.x), y: Double(own.y)))
                return CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
            }, otherwise: kCLLocationCoordinate2DInvalid)
    }

    /// The rectangle around the region's corners.
    func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        converting(
            { look in
                let rect = region.rect
                let corners = [
                    WorldPoint(rect.minX, rect.minY), WorldPoint(rect.maxX, rect.minY), WorldPoint(rect.minX, rect.maxY),
                    WorldPoint(rect.maxX, rect.maxY),
                ]
                // All corners belong to the copy of the middle that shows.
                let middle = rect.center
                let shift = middle.nearest(to: look.center).x - middle.x
                let points = corners.map { corner -> CGPoint in
                    let place = look.unwrapped(WorldPoint(corner.x + shift, corner.y))
                    return CGPoint(x: place.x, y: place.y)
                }
                let (xs, ys) = (points.map(\.x), points.map(\.y))
                let own = CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
                return map.convert(own, to: view)
            }, otherwise: .zero)
    }

    func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        let own = map.convert(rect, from: view)
        return converting(
            { look in
                let corners = [(own.minX, own.minY), (own.maxX, own.minY), (own.minX, own.maxY), (own.maxX, own.maxY)].map {
                    look.world(x: Double($0.0), y: Double($0.1))
                }
                let (xs, ys) = (corners.map(\.x), corners.map(\.y))
                return MKCoordinateRegion(
                    MKMapRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!))
            }, otherwise: MKCoordinateRegion())
    }
}

extension MKCoordinateRegion {
    fileprivate init(_ look: Viewport) {
        let region = look.region
        self.init(
            center: CLLocationCoordinate2D(latitude: region.latitude, longitude: region.longitude),
            span: MKCoordinateSpan(latitudeDelta: region.latitudeDelta, longitudeDelta: region.longitudeDelta))
    }
}
