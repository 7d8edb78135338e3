import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

/// The person on a map: asks the location manager while the map shows them, and follows them.
@preconcurrency @MainActor
final class MapUser: NSObject, CLLocationManagerDelegate {
    private unowned let map: MKMapView
    let location = MKUserLocation()
    private(set) var view: MKAnnotationView?
    private(set) var mode = MKUserTrackingMode.none
    private var manager: CLLocationManager?

    init(_ map: MKMapView) {
        self.map = map
        super.init()
    }

    func refresh() {
        if map.showsUserLocation {
            let manager = CLLocationManager()
            self.manager = manager
            manager.delegate = self
            location.isUpdating = true
            map.delegate?.`mapViewWillStartLocatingUser(_:)`?(map)
            manager.startUpdatingLocation()
        } else {
            manager?.stopUpdatingLocation()
            manager = nil
            location.isUpdating = false
            location.location = nil
            view?.removeFromSuperview()
            view = nil
            follow(.none, animated: false)
            map.delegate?.`mapViewDidStopLocatingUser(_:)`?(map)
        }
        map.setNeedsLayout()
    }

    func follow(_ new: MKUserTrackingMode, animated: Bool) {
        guard new != mode else { return }
        mode = new
        defer { map.furniture.tellFollowers() }
        if new != .none, !map.showsUserLocation { map.showsUserLocation = true }
        map.delegate?.`mapView(_:didChange:animated:)`?(map, new, animated)
        goThere(animated: animated)
    }

    /// A finger that moves the map has somewhere else in mind.
    func fingerMoved() { follow(.none, animated: false) }

    private func goThere(animated: Bool) {
        guard mode != .none, let place = location.location, let look = map.shownLook else { return }
        var goal = look
        goal.center = MKMapPoint(place.coordinate).world
        if mode == .followWithHeading, let heading = location.heading { goal.heading = heading.trueHeading }
        // Close enough to see where one is.
        map.motion.go(goal.scaled(to: max(goal.scale, 0.02)), animated: animated)
    }

    func show(_ look: Viewport, in container: UIView) {
        guard map.showsUserLocation, location.location != nil else { return }
        if view == nil {
            let made = MKUserLocationView(annotation: location, reuseIdentifier: nil)
            made.map = map
            container.addSubview(made)
            view = made
            map.delegate?.`mapView:didAddAnnotationViews:`?(map, [made])
        }
        let place = look.screen(MKMapPoint(location.coordinate).world)
        view?.center = CGPoint(x: place.x, y: place.y)
    }

    // MARK: The manager
    func updated(_ locations: [CLLocation]) {
        guard map.showsUserLocation, let last = locations.last else { return }
        location.location = last
        map.setNeedsLayout()
        map.delegate?.`mapView(_:didUpdate:)`?(map, location)
        goThere(animated: true)
    }

    func failed(_ error: any Error) { map.delegate?.`mapView(_:didFailToLocateUserWithError:)`?(map, error) }

    @section("uikit_cards") @used
    private static let card: CardEntry = {
        Card.add(MapUser.self) { card in
            card.method("locationManager:didUpdateLocations:") { (owner, _: CLLocationManager, places: [CLLocation]) in
                owner.updated(places)
            }
            card.method("locationManager:didFailWithError:") { (owner, _: CLLocationManager, error: any Error) in
                owner.failed(error)
            }
        }
    }
}
