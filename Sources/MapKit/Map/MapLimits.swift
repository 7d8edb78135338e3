import AppleFoundation
import MapEngine
import UIKit

/// How close, how far away and where a map may be looked at.
struct MapLimits {
    static let everywhere = MKMapView.CameraZoomRange(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    var zoomRange = everywhere
    var boundary: MKMapView.CameraBoundary?

    func applied(to look: Viewport) -> Viewport {
        var result = look
        let latitude = Mercator.latitude(y: look.center.y)
        if let range = zoomRange {
            func scale(_ distance: Double) -> Double {
                MKMapCamera.scale(distance: distance, latitude: latitude, height: look.height)
            }
            if range.maxCenterCoordinateDistance >= 0 {
                result = result.scaled(to: max(result.scale, scale(range.maxCenterCoordinateDistance)))
            }
            if range.minCenterCoordinateDistance >= 0 {
                result = result.scaled(to: min(result.scale, scale(range.minCenterCoordinateDistance)))
            }
        }
        if let rect = boundary?.mapRect {
            let middle = WorldPoint(rect.midX, rect.midY)
            let place = result.center.nearest(to: middle)
            result.center = WorldPoint(min(max(place.x, rect.minX), rect.maxX), min(max(place.y, rect.minY), rect.maxY))
        }
        return result.limited
    }
}
