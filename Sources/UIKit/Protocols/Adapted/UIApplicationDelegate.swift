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
                                                                                
                                                                                 
                                                                                   
                                                                                    
                                                                              

    // MARK: Scenes
                                                                      
                              
                                                                                                        
                                          
                             
                                                                                                                             

    // MARK: Being asked to open something
                                       
                              
                                                                                            
             
                                                                                                                                    
                                                               
                              
                                                                            
                                                                          
             
                                             
                                                                                                   

    // MARK: Work in the background
                                    
                                                                                                                                      
     

    // MARK: Notifications from servers
                                    
                                                                                                        
     
                                    
                                                                                                   
     
                                    
                                                                                                
                                                                                             
     

    // MARK: State
                                                                                                                          
                                                                                                                             
                                                                                                                    
                                                                                                                       
                                    
                                                                                                                 
                      
                          
                                                          
                                                                                                         
                                                         
                                                                                                        
                                                               
                              
                                                                                         
                                   

    // MARK: Surroundings
                                                                                        
                                                                                      
                                                                                                   
                                                                                                

    /// The window of an app without scenes.
                                                    
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:willFinishLaunchingWithOptions:)`: ((UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "application:willFinishLaunchingWithOptions:", ((AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didFinishLaunchingWithOptions:)`: ((UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool)? { guard let f = _objcOpt(self, __Optional1.site, "application:didFinishLaunchingWithOptions:", ((AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationDidFinishLaunching(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "applicationDidFinishLaunching:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationDidBecomeActive(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "applicationDidBecomeActive:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationWillResignActive(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "applicationWillResignActive:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationDidEnterBackground(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "applicationDidEnterBackground:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationWillEnterForeground(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "applicationWillEnterForeground:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationWillTerminate(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "applicationWillTerminate:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:configurationForConnecting:options:)`: ((UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration)? { guard let f = _objcOpt(self, __Optional8.site, "application:configurationForConnectingSceneSession:options:", ((AnyObject, UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UISceneConfiguration).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didDiscardSceneSessions:)`: ((UIApplication, Set<UISceneSession>) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "application:didDiscardSceneSessions:", ((AnyObject, UIApplication, Set<UISceneSession>) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:open:options:)`: ((UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]) -> Bool)? { guard let f = _objcOpt(self, __Optional10.site, "application:openURL:options:", ((AnyObject, UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:willContinueUserActivityWithType:)`: ((UIApplication, String) -> Bool)? { guard let f = _objcOpt(self, __Optional11.site, "application:willContinueUserActivityWithType:", ((AnyObject, UIApplication, String) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:continue:restorationHandler:)`: ((UIApplication, NSUserActivity, @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool)? { guard let f = _objcOpt(self, __Optional12.site, "application:continueUserActivity:restorationHandler:", ((AnyObject, UIApplication, NSUserActivity, @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didUpdate:)`: ((UIApplication, NSUserActivity) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "application:didUpdateUserActivity:", ((AnyObject, UIApplication, NSUserActivity) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:performFetchWithCompletionHandler:)`: ((UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional14.site, "application:performFetchWithCompletionHandler:", ((AnyObject, UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`: ((UIApplication, Data) -> Void)? { guard let f = _objcOpt(self, __Optional15.site, "application:didRegisterForRemoteNotificationsWithDeviceToken:", ((AnyObject, UIApplication, Data) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didFailToRegisterForRemoteNotificationsWithError:)`: ((UIApplication, Error) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "application:didFailToRegisterForRemoteNotificationsWithError:", ((AnyObject, UIApplication, Error) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`: ((UIApplication, [AnyHashable: Any], @escaping (UIBackgroundFetchResult) -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional17.site, "application:didReceiveRemoteNotification:fetchCompletionHandler:", ((AnyObject, UIApplication, [AnyHashable: Any], @escaping (UIBackgroundFetchResult) -> Void) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:shouldSaveSecureApplicationState:)`: ((UIApplication, NSCoder) -> Bool)? { guard let f = _objcOpt(self, __Optional18.site, "application:shouldSaveSecureApplicationState:", ((AnyObject, UIApplication, NSCoder) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:shouldRestoreSecureApplicationState:)`: ((UIApplication, NSCoder) -> Bool)? { guard let f = _objcOpt(self, __Optional19.site, "application:shouldRestoreSecureApplicationState:", ((AnyObject, UIApplication, NSCoder) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional20 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:shouldSaveApplicationState:)`: ((UIApplication, NSCoder) -> Bool)? { guard let f = _objcOpt(self, __Optional20.site, "application:shouldSaveApplicationState:", ((AnyObject, UIApplication, NSCoder) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional21 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:shouldRestoreApplicationState:)`: ((UIApplication, NSCoder) -> Bool)? { guard let f = _objcOpt(self, __Optional21.site, "application:shouldRestoreApplicationState:", ((AnyObject, UIApplication, NSCoder) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional22 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:viewControllerWithRestorationIdentifierPath:coder:)`: ((UIApplication, [String], NSCoder) -> UIViewController?)? { guard let f = _objcOpt(self, __Optional22.site, "application:viewControllerWithRestorationIdentifierPath:coder:", ((AnyObject, UIApplication, [String], NSCoder) -> UIViewController?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional23 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:willEncodeRestorableStateWith:)`: ((UIApplication, NSCoder) -> Void)? { guard let f = _objcOpt(self, __Optional23.site, "application:willEncodeRestorableStateWithCoder:", ((AnyObject, UIApplication, NSCoder) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional24 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:didDecodeRestorableStateWith:)`: ((UIApplication, NSCoder) -> Void)? { guard let f = _objcOpt(self, __Optional24.site, "application:didDecodeRestorableStateWithCoder:", ((AnyObject, UIApplication, NSCoder) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional25 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `application(_:supportedInterfaceOrientationsFor:)`: ((UIApplication, UIWindow?) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, __Optional25.site, "application:supportedInterfaceOrientationsForWindow:", ((AnyObject, UIApplication, UIWindow?) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1, $2]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional26 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationDidReceiveMemoryWarning(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional26.site, "applicationDidReceiveMemoryWarning:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional27 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationSignificantTimeChange(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional27.site, "applicationSignificantTimeChange:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional28 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationProtectedDataWillBecomeUnavailable(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional28.site, "applicationProtectedDataWillBecomeUnavailable:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional29 { static let site = _ObjCOptionalSite() }; extension UIApplicationDelegate { @inline(__always) public var `applicationProtectedDataDidBecomeAvailable(_:)`: ((UIApplication) -> Void)? { guard let f = _objcOpt(self, __Optional29.site, "applicationProtectedDataDidBecomeAvailable:", ((AnyObject, UIApplication) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UIApplicationDelegate { public var window: (UIWindow?)? { _objcOptGet(self, "window") } }
