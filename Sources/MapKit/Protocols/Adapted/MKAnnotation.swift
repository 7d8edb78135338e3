// swift-format-ignore-file
import AppleFoundation
import CoreLocation

/// Something at a place of a map.
      public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
                                             
                                                
}

/// Something that covers a part of a map.
      public protocol MKOverlay: AnyObject, MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var boundingMapRect: MKMapRect { get }
                             
                                                          
                               
                                                
}

extension MKAnnotation { public var title: (String?)? { _objcOptGet(self, "title") } }
extension MKAnnotation { public var subtitle: (String?)? { _objcOptGet(self, "subtitle") } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension MKOverlay { @inline(__always) public var `intersects(_:)`: ((MKMapRect) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "intersectsMapRect:", ((AnyObject, MKMapRect) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension MKOverlay { @inline(__always) public var `canReplaceMapContent()`: (() -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "canReplaceMapContent", ((AnyObject) -> Bool).self, { f in { _objcCast(f($0, []), (Bool).self) } }) else { return nil }; return { f(self) } } }
