// swift-format-ignore-file
// Folder Originals: written by hand, as on iOS. Folder Adapted: what `Scripts/adapt-protocols` makes of it.
// UIKit asks `` delegate?.`name(_:label:)`?(first, second) ``: nil when the delegate's class has no such method. The class must be
// adapted: in tests it stands in UIKitTests/Fixtures/Originals, and `Scripts/adapt-fixtures` writes what is compiled.
import AppleFoundation

/// Hears of the life of the program. An app has one, made by the system.
@preconcurrency @MainActor
      public protocol UIApplicationDelegate: NSObjectProtocol {
    // MARK: Launching
                                    
                                                                                                                          
             
                                    
                                                                                                                         
             
                                                                                   

    // MARK: Coming and going
                                                                                
                                                                                 
                                                                                   
                                                                                    
                                                                              

    // MARK: Surroundings
                                                                                        
                                                                                      
                                                                                                   
                                                                                                

    /// The window of an app without scenes.
                                                    
}

extension UIApplicationDelegate { public var `application(_:willFinishLaunchingWithOptions:)`: ((UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool)? { _objcOpt(self, "application:willFinishLaunchingWithOptions:", ((AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (Bool).self) } }) } }
extension UIApplicationDelegate { public var `application(_:didFinishLaunchingWithOptions:)`: ((UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool)? { _objcOpt(self, "application:didFinishLaunchingWithOptions:", ((AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (Bool).self) } }) } }
extension UIApplicationDelegate { public var `applicationDidFinishLaunching(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationDidFinishLaunching:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationDidBecomeActive(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationDidBecomeActive:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationWillResignActive(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationWillResignActive:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationDidEnterBackground(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationDidEnterBackground:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationWillEnterForeground(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationWillEnterForeground:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationWillTerminate(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationWillTerminate:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationDidReceiveMemoryWarning(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationDidReceiveMemoryWarning:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationSignificantTimeChange(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationSignificantTimeChange:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationProtectedDataWillBecomeUnavailable(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationProtectedDataWillBecomeUnavailable:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var `applicationProtectedDataDidBecomeAvailable(_:)`: ((UIApplication) -> Void)? { _objcOpt(self, "applicationProtectedDataDidBecomeAvailable:", ((AnyObject, UIApplication) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UIApplicationDelegate { public var window: (UIWindow?)? { _objcOptGet(self, "window") } }
