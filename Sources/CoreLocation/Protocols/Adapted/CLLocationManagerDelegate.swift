// swift-format-ignore-file
import AppleFoundation

/// Hears of places, and of what the person lets the app know.
      public protocol CLLocationManagerDelegate: NSObjectProtocol {
                                              
                                                                                                           
                                            
                                                                                              
                                                 
                                                                                     
    /// Where only this one is there, it is called.
                                                        
                                                                                                                     
                                            
                                                                                                       
                                                          
                                                                                                      
                                                       
                                                                                                       
                                                       
                                                                                                                             
                                          
                                                                                                
                                         
                                                                                               
                                                                
                                                                                                                               
                                                                
                                  
                                                                                                                            
                                                                    
                                  
                                                                                                                   
    /// Of the older way to ask for beacons.
                                                    
                                                                                                                               
                                                                    
                                  
                                                                                                              
                                    
                                                                                        
                                                  
                                                                                      
                                                   
                                                                                       
                                                             
                                                                                                                
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didUpdateLocations:)`: ((CLLocationManager, [CLLocation]) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "locationManager:didUpdateLocations:", ((AnyObject, CLLocationManager, [CLLocation]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didFailWithError:)`: ((CLLocationManager, Error) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "locationManager:didFailWithError:", ((AnyObject, CLLocationManager, Error) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManagerDidChangeAuthorization(_:)`: ((CLLocationManager) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "locationManagerDidChangeAuthorization:", ((AnyObject, CLLocationManager) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didChangeAuthorization:)`: ((CLLocationManager, CLAuthorizationStatus) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "locationManager:didChangeAuthorizationStatus:", ((AnyObject, CLLocationManager, CLAuthorizationStatus) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didUpdateHeading:)`: ((CLLocationManager, CLHeading) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "locationManager:didUpdateHeading:", ((AnyObject, CLLocationManager, CLHeading) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManagerShouldDisplayHeadingCalibration(_:)`: ((CLLocationManager) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "locationManagerShouldDisplayHeadingCalibration:", ((AnyObject, CLLocationManager) -> Bool).self, { f in { _objcCast(f($0, [$1]), (Bool).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didStartMonitoringFor:)`: ((CLLocationManager, CLRegion) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "locationManager:didStartMonitoringForRegion:", ((AnyObject, CLLocationManager, CLRegion) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didDetermineState:for:)`: ((CLLocationManager, CLRegionState, CLRegion) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "locationManager:didDetermineState:forRegion:", ((AnyObject, CLLocationManager, CLRegionState, CLRegion) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didEnterRegion:)`: ((CLLocationManager, CLRegion) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "locationManager:didEnterRegion:", ((AnyObject, CLLocationManager, CLRegion) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didExitRegion:)`: ((CLLocationManager, CLRegion) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "locationManager:didExitRegion:", ((AnyObject, CLLocationManager, CLRegion) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:monitoringDidFailFor:withError:)`: ((CLLocationManager, CLRegion?, Error) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "locationManager:monitoringDidFailForRegion:withError:", ((AnyObject, CLLocationManager, CLRegion?, Error) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didRange:satisfying:)`: ((CLLocationManager, [CLBeacon], CLBeaconIdentityConstraint) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "locationManager:didRangeBeacons:satisfyingConstraint:", ((AnyObject, CLLocationManager, [CLBeacon], CLBeaconIdentityConstraint) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didFailRangingFor:error:)`: ((CLLocationManager, CLBeaconIdentityConstraint, Error) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "locationManager:didFailRangingBeaconsForConstraint:error:", ((AnyObject, CLLocationManager, CLBeaconIdentityConstraint, Error) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didRangeBeacons:in:)`: ((CLLocationManager, [CLBeacon], CLBeaconRegion) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "locationManager:didRangeBeacons:inRegion:", ((AnyObject, CLLocationManager, [CLBeacon], CLBeaconRegion) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:rangingBeaconsDidFailFor:withError:)`: ((CLLocationManager, CLBeaconRegion, Error) -> Void)? { guard let f = _objcOpt(self, __Optional14.site, "locationManager:rangingBeaconsDidFailForRegion:withError:", ((AnyObject, CLLocationManager, CLBeaconRegion, Error) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didVisit:)`: ((CLLocationManager, CLVisit) -> Void)? { guard let f = _objcOpt(self, __Optional15.site, "locationManager:didVisit:", ((AnyObject, CLLocationManager, CLVisit) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManagerDidPauseLocationUpdates(_:)`: ((CLLocationManager) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "locationManagerDidPauseLocationUpdates:", ((AnyObject, CLLocationManager) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManagerDidResumeLocationUpdates(_:)`: ((CLLocationManager) -> Void)? { guard let f = _objcOpt(self, __Optional17.site, "locationManagerDidResumeLocationUpdates:", ((AnyObject, CLLocationManager) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension CLLocationManagerDelegate { @inline(__always) public var `locationManager(_:didFinishDeferredUpdatesWithError:)`: ((CLLocationManager, Error?) -> Void)? { guard let f = _objcOpt(self, __Optional18.site, "locationManager:didFinishDeferredUpdatesWithError:", ((AnyObject, CLLocationManager, Error?) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
