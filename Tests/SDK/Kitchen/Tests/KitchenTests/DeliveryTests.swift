import CoreLocation
import UIKit
import XCTest

/// Asks for the place as apps do: a controller is the delegate.
private final class DeliveryController: UIViewController, CLLocationManagerDelegate {
    let manager = CLLocationManager()
    let kitchen = CLLocation(latitude: 52.52, longitude: 13.405)
    var lines: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.delegate = self
        manager.distanceFilter = kCLDistanceFilterNone
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
        default: lines.append("refused")
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last else { return }
        lines.append("\(Int(place.distance(from: kitchen))) m away")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        if let error = error as? CLError, error.code == .locationUnknown { lines.append("unknown") }
    }
}

final class DeliveryTests: XCTestCase {
    func testAControllerHearsOfPlaces() {
        LocationSimulator.shared.reset()
        LocationSimulator.shared.answer = .authorizedWhenInUse
        let controller = DeliveryController()
        controller.loadViewIfNeeded()
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertEqual(controller.lines, ["unknown"])
        LocationSimulator.shared.move(to: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.415))
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.1))
        XCTAssertEqual(controller.lines, ["unknown", "678 m away"])
        LocationSimulator.shared.reset()
    }
}
