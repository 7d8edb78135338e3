// swift-format-ignore-file
import AppleFoundation
import CoreLocation
import UIKit

/// Hears of what a map shows, and makes the views of what lies on it.
@preconcurrency @MainActor
@objc public protocol MKMapViewDelegate: NSObjectProtocol {
    @objc(mapView:regionWillChangeAnimated:)
    optional func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    @objc(mapView:regionDidChangeAnimated:)
    optional func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    @objc(mapViewDidChangeVisibleRegion:)
    optional func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)

    @objc(mapViewWillStartLoadingMap:)
    optional func mapViewWillStartLoadingMap(_ mapView: MKMapView)
    @objc(mapViewDidFinishLoadingMap:)
    optional func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
    @objc(mapViewDidFailLoadingMap:withError:)
    optional func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: Error)
    @objc(mapViewWillStartRenderingMap:)
    optional func mapViewWillStartRenderingMap(_ mapView: MKMapView)
    @objc(mapViewDidFinishRenderingMap:fullyRendered:)
    optional func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

    @objc(mapView:viewForAnnotation:)
    optional func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
    @objc(mapView:didAddAnnotationViews:)
    optional func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    @objc(mapView:annotationView:calloutAccessoryControlTapped:)
    optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    @objc(mapView:didSelectAnnotationView:)
    optional func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    @objc(mapView:didDeselectAnnotationView:)
    optional func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    @objc(mapView:didSelectAnnotation:)
    optional func mapView(_ mapView: MKMapView, didSelect annotation: MKAnnotation)
    @objc(mapView:didDeselectAnnotation:)
    optional func mapView(_ mapView: MKMapView, didDeselect annotation: MKAnnotation)
    @objc(mapView:annotationView:didChangeDragState:fromOldState:)
    optional func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState)
    @objc(mapView:clusterAnnotationForMemberAnnotations:)
    optional func mapView(_ mapView: MKMapView, clusterAnnotationForMemberAnnotations memberAnnotations: [MKAnnotation]) -> MKClusterAnnotation

    @objc(mapViewWillStartLocatingUser:)
    optional func mapViewWillStartLocatingUser(_ mapView: MKMapView)
    @objc(mapViewDidStopLocatingUser:)
    optional func mapViewDidStopLocatingUser(_ mapView: MKMapView)
    @objc(mapView:didUpdateUserLocation:)
    optional func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    @objc(mapView:didFailToLocateUserWithError:)
    optional func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: Error)
    @objc(mapView:didChangeUserTrackingMode:animated:)
    optional func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

    @objc(mapView:rendererForOverlay:)
    optional func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
    @objc(mapView:didAddOverlayRenderers:)
    optional func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}
