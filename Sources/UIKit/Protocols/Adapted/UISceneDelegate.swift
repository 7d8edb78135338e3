// swift-format-ignore-file
// Folder Originals: written by hand, as on iOS. Folder Adapted: what `Scripts/adapt-protocols` makes of it.
import AppleFoundation

/// Hears of the life of one scene.
@preconcurrency @MainActor
      public protocol UISceneDelegate: NSObjectProtocol {
                                              
                        
                                                                                                                     
     
                                                            
                                                              
                                                               
                                                                  
                                                                 
                                                                                                   

    // MARK: Activities
                                            
                                                                                 
                                                                                                                     
                                                                                                          
                                      
                                                                                
                                                                                                                             
                                       
                                                                                 
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
      public protocol UIWindowSceneDelegate: AnyObject, UISceneDelegate {
                                                                                     
                              
                                                                                           
                                                                                  
                                                                  
     
                                                    
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:willConnectTo:options:)`: ((UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "scene:willConnectToSession:options:", ((AnyObject, UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `sceneDidDisconnect(_:)`: ((UIScene) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "sceneDidDisconnect:", ((AnyObject, UIScene) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `sceneDidBecomeActive(_:)`: ((UIScene) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "sceneDidBecomeActive:", ((AnyObject, UIScene) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `sceneWillResignActive(_:)`: ((UIScene) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "sceneWillResignActive:", ((AnyObject, UIScene) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `sceneWillEnterForeground(_:)`: ((UIScene) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "sceneWillEnterForeground:", ((AnyObject, UIScene) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `sceneDidEnterBackground(_:)`: ((UIScene) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "sceneDidEnterBackground:", ((AnyObject, UIScene) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:openURLContexts:)`: ((UIScene, Set<UIOpenURLContext>) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "scene:openURLContexts:", ((AnyObject, UIScene, Set<UIOpenURLContext>) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `stateRestorationActivity(for:)`: ((UIScene) -> NSUserActivity?)? { guard let f = _objcOpt(self, __Optional7.site, "stateRestorationActivityForScene:", ((AnyObject, UIScene) -> NSUserActivity?).self, { f in { _objcCast(f($0, [$1]), (NSUserActivity?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:restoreInteractionStateWith:)`: ((UIScene, NSUserActivity) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "scene:restoreInteractionStateWith:", ((AnyObject, UIScene, NSUserActivity) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:willContinueUserActivityWithType:)`: ((UIScene, String) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "scene:willContinueUserActivityWithType:", ((AnyObject, UIScene, String) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:continue:)`: ((UIScene, NSUserActivity) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "scene:continueUserActivity:", ((AnyObject, UIScene, NSUserActivity) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:didFailToContinueUserActivityWithType:error:)`: ((UIScene, String, Error) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "scene:didFailToContinueUserActivityWithType:error:", ((AnyObject, UIScene, String, Error) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UISceneDelegate { @inline(__always) public var `scene(_:didUpdate:)`: ((UIScene, NSUserActivity) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "scene:didUpdateUserActivity:", ((AnyObject, UIScene, NSUserActivity) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UIWindowSceneDelegate { @inline(__always) public var `windowScene(_:didUpdate:interfaceOrientation:traitCollection:)`: ((UIWindowScene, UICoordinateSpace, UIInterfaceOrientation, UITraitCollection) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:", ((AnyObject, UIWindowScene, UICoordinateSpace, UIInterfaceOrientation, UITraitCollection) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
extension UIWindowSceneDelegate { public var window: (UIWindow?)? { _objcOptGet(self, "window") } }
