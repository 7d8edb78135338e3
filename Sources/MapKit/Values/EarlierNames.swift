import CoreLocation

// Names of Swift 3 and 4, when values of maps were made and asked by functions.

@available(swift, deprecated: 4.2, renamed: "MKMapPoint(x:y:)")
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

@available(swift, deprecated: 4.2, renamed: "MKMapSize(width:height:)")
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

@available(swift, deprecated: 4.2, renamed: "MKMapRect(x:y:width:height:)")
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
    MKMapRect(x: x, y: y, width: width, height: height)
}

@available(swift, deprecated: 4.2, renamed: "MKMapPoint(_:)")
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

@available(swift, deprecated: 4.2, renamed: "getter:MKMapPoint.coordinate(self:)")
public func MKCoordinateForMapPoint(_ point: MKMapPoint) -> CLLocationCoordinate2D { point.coordinate }

@available(swift, deprecated: 4.2, renamed: "MKMapPoint.distance(self:to:)")
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

@available(swift, deprecated: 4.2, renamed: "MKCoordinateSpan(latitudeDelta:longitudeDelta:)")
public func MKCoordinateSpanMake(
    _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

@available(swift, deprecated: 4.2, renamed: "MKCoordinateRegion(center:span:)")
public func MKCoordinateRegionMake(_ center: CLLocationCoordinate2D, _ span: MKCoordinateSpan) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, span: span)
}

@available(swift, deprecated: 4.2, renamed: "MKCoordinateRegion(center:latitudinalMeters:longitudinalMeters:)")
public func MKCoordinateRegionMakeWithDistance(
    _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance, _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
    MKCoordinateRegion(center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

@available(swift, deprecated: 4.2, renamed: "MKCoordinateRegion(_:)")
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

@available(swift, deprecated: 4.2, renamed: "MKMapRect.null")
public var MKMapRectNull: MKMapRect { .null }

@available(swift, deprecated: 4.2, renamed: "MKMapRect.world")
public var MKMapRectWorld: MKMapRect { .world }

@available(swift, deprecated: 4.2, renamed: "getter:MKMapRect.isNull(self:)")
public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

@available(swift, deprecated: 4.2, renamed: "MKMapRect.union(self:_:)")
public func MKMapRectUnion(_ a: MKMapRect, _ b: MKMapRect) -> MKMapRect { a.union(b) }

@available(swift, deprecated: 4.2, renamed: "MKMapRect.contains(self:_:)")
public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

@available(swift, deprecated: 4.2, renamed: "MKMapRect.insetBy(self:dx:dy:)")
public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }
