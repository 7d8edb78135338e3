// swift-format-ignore-file
import AppleFoundation

/// Hears what a completer has found.
      public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
                                     
                                                                                
                                      
                                                                                               
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension MKLocalSearchCompleterDelegate { @inline(__always) public var `completerDidUpdateResults(_:)`: ((MKLocalSearchCompleter) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "completerDidUpdateResults:", ((AnyObject, MKLocalSearchCompleter) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension MKLocalSearchCompleterDelegate { @inline(__always) public var `completer(_:didFailWithError:)`: ((MKLocalSearchCompleter, Error) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "completer:didFailWithError:", ((AnyObject, MKLocalSearchCompleter, Error) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
