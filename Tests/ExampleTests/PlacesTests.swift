import AppleFoundation
import CoreGraphics
import CoreLocation
import MapKit
import Places
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor final class PlacesScene: ExampleScene {
    let root: PlacesController
    var mapView: MKMapView { root.map.mapView }

    init(on device: SimulatedDevice = .iPhone15) {
        root = PlacesController()
        super.init(root, on: device)
    }

    func place(_ title: String) throws -> Place { try #require(Place.samples.first { $0.title == title }) }

    /// What is chosen in the list, and on the map.
    var chosen: [String?] {
        [
            root.list.tableView.indexPathForSelectedRow.flatMap { Place.samples[$0.row].title },
            mapView.selectedAnnotations.first.flatMap { $0.title ?? nil },
        ]
    }
}

@MainActor @Suite("Examples / Places", .assumed("what a person expects of such an app on iOS"), .serialized)
struct PlacesTests {
    @Test func `places that are close together are one on the map, each has its row`() throws {
        let scene = PlacesScene()
        #expect(ExampleScene.tree(scene.root) == "PlacesController\n  PlacesMapController\n  PlacesListController")
        #expect(scene.mapView.annotations.count == Place.samples.count)
        #expect(scene.root.list.tableView.numberOfRows(inSection: 0) == Place.samples.count)
        #expect(try scene.mapView.view(for: scene.place("Brussels")) == nil, "it stands in a heap")
        #expect(scene.chosen == [nil, nil])
    }

    @Test func `a row that is chosen shows its place, out of its heap`() throws {
        let scene = PlacesScene()
        scene.stage.tapRow(IndexPath(row: 5, section: 0), in: scene.root.list.tableView)
        scene.stage.settle()
        #expect(scene.chosen == ["Bern", "Bern"])
        let center = scene.mapView.centerCoordinate
        #expect(abs(center.latitude - 46.948) < 0.01 && abs(center.longitude - 7.447) < 0.01)
        #expect(try scene.mapView.view(for: scene.place("Bern"))?.isSelected == true)
    }

    @Test func `a place that is chosen on the map has its row chosen and in sight, and let go of again`() throws {
        let scene = PlacesScene()
        scene.mapView.centerCoordinate = CLLocationCoordinate2D(latitude: 41, longitude: -2)
        scene.stage.settle()
        let view = try #require(try scene.mapView.view(for: scene.place("Madrid")))
        let frame = scene.place(view)
        scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        scene.stage.settle()
        #expect(scene.chosen == ["Madrid", "Madrid"])
        let row = try #require(scene.root.list.tableView.indexPathForSelectedRow)
        #expect(scene.root.list.tableView.indexPathsForVisibleRows?.contains(row) == true)
        scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY + 130))
        scene.stage.settle()
        #expect(scene.chosen == [nil, nil])
    }

    @Test func `a heap that is tapped is looked into`() throws {
        let scene = PlacesScene()
        let span = scene.mapView.region.span.longitudeDelta
        let heaps = scene.mapView.subviews.flatMap(\.subviews).compactMap { $0 as? MKAnnotationView }.filter {
            $0.annotation is MKClusterAnnotation
        }
        let heap = try #require(heaps.first)
        let members = try #require(heap.annotation as? MKClusterAnnotation).memberAnnotations
        let frame = scene.place(heap)
        scene.stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        scene.stage.settle()
        #expect(scene.mapView.region.span.longitudeDelta < span)
        #expect(members.allSatisfy { scene.mapView.visibleMapRect.contains(MKMapPoint($0.coordinate)) })
    }

    @Test func `the two stand side by side where there is room`() {
        let scene = PlacesScene()
        #expect(scene.root.map.view.frame.maxY <= scene.root.list.view.frame.minY)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.root.list.view.frame.maxX <= scene.root.map.view.frame.minX)
    }
}
