// swift-format-ignore-file
import AppleFoundation
import CoreLocation
import UIKit

/// Hears of what a map shows, and makes the views of what lies on it.
@preconcurrency @MainActor
      public protocol MKMapViewDelegate: NSObjectProtocol {
                                            
                                                                                        
                                           
                                                                                       
                                         
                                                                     

                                      
                                                                  
                                      
                                                                  
                                              
                                                                                        
                                        
                                                                    
                                                      
                                                                                         

                                     
                                                                                                      
                                         
                                                                                 
                                                                
                                                                                                                                        
                                           
                                                                                 
                                             
                                                                                   
                                       
                                                                                   
                                         
                                                                                     
                                                                  
                                                                                                                                                                                         
                                                         
                                                                                                                                               

                                        
                                                                    
                                      
                                                                  
                                         
                                                                                       
                                                
                                                                                          
                                                      
                                                                                                   

                                      
                                                                                                    
                                          
                                                                                      
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:regionWillChangeAnimated:)`: ((MKMapView, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "mapView:regionWillChangeAnimated:", ((AnyObject, MKMapView, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:regionDidChangeAnimated:)`: ((MKMapView, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "mapView:regionDidChangeAnimated:", ((AnyObject, MKMapView, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewDidChangeVisibleRegion(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "mapViewDidChangeVisibleRegion:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewWillStartLoadingMap(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "mapViewWillStartLoadingMap:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewDidFinishLoadingMap(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "mapViewDidFinishLoadingMap:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewDidFailLoadingMap(_:withError:)`: ((MKMapView, Error) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "mapViewDidFailLoadingMap:withError:", ((AnyObject, MKMapView, Error) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewWillStartRenderingMap(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "mapViewWillStartRenderingMap:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewDidFinishRenderingMap(_:fullyRendered:)`: ((MKMapView, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "mapViewDidFinishRenderingMap:fullyRendered:", ((AnyObject, MKMapView, Bool) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:viewFor:)`: ((MKMapView, MKAnnotation) -> MKAnnotationView?)? { guard let f = _objcOpt(self, __Optional8.site, "mapView:viewForAnnotation:", ((AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?).self, { f in { _objcCast(f($0, [$1, $2]), (MKAnnotationView?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
@preconcurrency @MainActor public struct __Choice_MKMapViewDelegate_mapView__didAdd { let o: any MKMapViewDelegate; public func callAsFunction(_ a0: MKMapView, _ a1: [MKAnnotationView]) -> (Void)? { o.`mapView:didAddAnnotationViews:`?(a0, a1) }; public func callAsFunction(_ a0: MKMapView, _ a1: [MKOverlayRenderer]) -> (Void)? { o.`mapView:didAddOverlayRenderers:`?(a0, a1) } }; extension MKMapViewDelegate { public var `mapView(_:didAdd:)`: __Choice_MKMapViewDelegate_mapView__didAdd? { __Choice_MKMapViewDelegate_mapView__didAdd(o: self) } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didAddAnnotationViews:`: ((MKMapView, [MKAnnotationView]) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "mapView:didAddAnnotationViews:", ((AnyObject, MKMapView, [MKAnnotationView]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:annotationView:calloutAccessoryControlTapped:)`: ((MKMapView, MKAnnotationView, UIControl) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "mapView:annotationView:calloutAccessoryControlTapped:", ((AnyObject, MKMapView, MKAnnotationView, UIControl) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
@preconcurrency @MainActor public struct __Choice_MKMapViewDelegate_mapView__didSelect { let o: any MKMapViewDelegate; public func callAsFunction(_ a0: MKMapView, _ a1: MKAnnotationView) -> (Void)? { o.`mapView:didSelectAnnotationView:`?(a0, a1) }; public func callAsFunction(_ a0: MKMapView, _ a1: MKAnnotation) -> (Void)? { o.`mapView:didSelectAnnotation:`?(a0, a1) } }; extension MKMapViewDelegate { public var `mapView(_:didSelect:)`: __Choice_MKMapViewDelegate_mapView__didSelect? { __Choice_MKMapViewDelegate_mapView__didSelect(o: self) } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didSelectAnnotationView:`: ((MKMapView, MKAnnotationView) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "mapView:didSelectAnnotationView:", ((AnyObject, MKMapView, MKAnnotationView) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
@preconcurrency @MainActor public struct __Choice_MKMapViewDelegate_mapView__didDeselect { let o: any MKMapViewDelegate; public func callAsFunction(_ a0: MKMapView, _ a1: MKAnnotationView) -> (Void)? { o.`mapView:didDeselectAnnotationView:`?(a0, a1) }; public func callAsFunction(_ a0: MKMapView, _ a1: MKAnnotation) -> (Void)? { o.`mapView:didDeselectAnnotation:`?(a0, a1) } }; extension MKMapViewDelegate { public var `mapView(_:didDeselect:)`: __Choice_MKMapViewDelegate_mapView__didDeselect? { __Choice_MKMapViewDelegate_mapView__didDeselect(o: self) } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didDeselectAnnotationView:`: ((MKMapView, MKAnnotationView) -> Void)? { guard let f = _objcOpt(self, __Optional15.site, "mapView:didDeselectAnnotationView:", ((AnyObject, MKMapView, MKAnnotationView) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didSelectAnnotation:`: ((MKMapView, MKAnnotation) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "mapView:didSelectAnnotation:", ((AnyObject, MKMapView, MKAnnotation) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didDeselectAnnotation:`: ((MKMapView, MKAnnotation) -> Void)? { guard let f = _objcOpt(self, __Optional17.site, "mapView:didDeselectAnnotation:", ((AnyObject, MKMapView, MKAnnotation) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:annotationView:didChange:fromOldState:)`: ((MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void)? { guard let f = _objcOpt(self, __Optional18.site, "mapView:annotationView:didChangeDragState:fromOldState:", ((AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:clusterAnnotationForMemberAnnotations:)`: ((MKMapView, [MKAnnotation]) -> MKClusterAnnotation)? { guard let f = _objcOpt(self, __Optional19.site, "mapView:clusterAnnotationForMemberAnnotations:", ((AnyObject, MKMapView, [MKAnnotation]) -> MKClusterAnnotation).self, { f in { _objcCast(f($0, [$1, $2]), (MKClusterAnnotation).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional20 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewWillStartLocatingUser(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional20.site, "mapViewWillStartLocatingUser:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional21 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapViewDidStopLocatingUser(_:)`: ((MKMapView) -> Void)? { guard let f = _objcOpt(self, __Optional21.site, "mapViewDidStopLocatingUser:", ((AnyObject, MKMapView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional22 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:didUpdate:)`: ((MKMapView, MKUserLocation) -> Void)? { guard let f = _objcOpt(self, __Optional22.site, "mapView:didUpdateUserLocation:", ((AnyObject, MKMapView, MKUserLocation) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional23 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:didFailToLocateUserWithError:)`: ((MKMapView, Error) -> Void)? { guard let f = _objcOpt(self, __Optional23.site, "mapView:didFailToLocateUserWithError:", ((AnyObject, MKMapView, Error) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional24 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:didChange:animated:)`: ((MKMapView, MKUserTrackingMode, Bool) -> Void)? { guard let f = _objcOpt(self, __Optional24.site, "mapView:didChangeUserTrackingMode:animated:", ((AnyObject, MKMapView, MKUserTrackingMode, Bool) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional25 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView(_:rendererFor:)`: ((MKMapView, MKOverlay) -> MKOverlayRenderer)? { guard let f = _objcOpt(self, __Optional25.site, "mapView:rendererForOverlay:", ((AnyObject, MKMapView, MKOverlay) -> MKOverlayRenderer).self, { f in { _objcCast(f($0, [$1, $2]), (MKOverlayRenderer).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional26 { static let site = _ObjCOptionalSite() }; extension MKMapViewDelegate { @inline(__always) public var `mapView:didAddOverlayRenderers:`: ((MKMapView, [MKOverlayRenderer]) -> Void)? { guard let f = _objcOpt(self, __Optional26.site, "mapView:didAddOverlayRenderers:", ((AnyObject, MKMapView, [MKOverlayRenderer]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
