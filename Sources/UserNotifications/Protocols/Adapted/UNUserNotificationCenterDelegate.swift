// swift-format-ignore-file
import AppleFoundation

/// Decides about notifications that come while the app is in front, and hears what people answer.
      public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
                                                                                
                                                                                                                                                                                                                      
    /// The same for those who answer later.
                                                          
                                                                                                                                                                 
                                                                                       
                                                                                                                                                                                        
                                                                 
                                                                                                                               
                                                              
                                                                                                                           
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UNUserNotificationCenterDelegate { @inline(__always) public var `userNotificationCenter(_:willPresent:withCompletionHandler:)`: ((UNUserNotificationCenter, UNNotification, @escaping (UNNotificationPresentationOptions) -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "userNotificationCenter:willPresentNotification:withCompletionHandler:", ((AnyObject, UNUserNotificationCenter, UNNotification, @escaping (UNNotificationPresentationOptions) -> Void) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UNUserNotificationCenterDelegate { @inline(__always) public var `userNotificationCenter(_:willPresent:)`: ((UNUserNotificationCenter, UNNotification) async -> UNNotificationPresentationOptions)? { guard let f = _objcOpt(self, __Optional1.site, "userNotificationCenter:willPresentNotification:", ((AnyObject, UNUserNotificationCenter, UNNotification) async -> UNNotificationPresentationOptions).self, { f in { _objcCast(f($0, [$1, $2]), (UNNotificationPresentationOptions).self) } }) else { return nil }; return { await f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UNUserNotificationCenterDelegate { @inline(__always) public var `userNotificationCenter(_:didReceive:withCompletionHandler:)`: ((UNUserNotificationCenter, UNNotificationResponse, @escaping () -> Void) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:", ((AnyObject, UNUserNotificationCenter, UNNotificationResponse, @escaping () -> Void) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UNUserNotificationCenterDelegate { @inline(__always) public var `userNotificationCenter(_:didReceive:)`: ((UNUserNotificationCenter, UNNotificationResponse) async -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "userNotificationCenter:didReceiveNotificationResponse:", ((AnyObject, UNUserNotificationCenter, UNNotificationResponse) async -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { await f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UNUserNotificationCenterDelegate { @inline(__always) public var `userNotificationCenter(_:openSettingsFor:)`: ((UNUserNotificationCenter, UNNotification?) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "userNotificationCenter:openSettingsForNotification:", ((AnyObject, UNUserNotificationCenter, UNNotification?) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
