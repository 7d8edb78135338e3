// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hands out what is shared: one thing or another, by what is going to be done with it.
@preconcurrency @MainActor
      public protocol UIActivityItemSource: NSObjectProtocol {
    /// What stands for the thing until somebody has chosen what to do with it.
          func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Nil where there is nothing for this activity.
                                                      
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
                                                         
                                         
                                                                                                                         
               
                                                                    
                                         
                                                                                                                                    
               
                                                                              
                                         
                                                                                                                                 
                                  
                 
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIActivityItemSource { @inline(__always) public var `activityViewController(_:subjectForActivityType:)`: ((UIActivityViewController, UIActivity.ActivityType?) -> String)? { guard let f = _objcOpt(self, __Optional0.site, "activityViewController:subjectForActivityType:", ((AnyObject, UIActivityViewController, UIActivity.ActivityType?) -> String).self, { f in { _objcCast(f($0, [$1, $2]), (String).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIActivityItemSource { @inline(__always) public var `activityViewController(_:dataTypeIdentifierForActivityType:)`: ((UIActivityViewController, UIActivity.ActivityType?) -> String)? { guard let f = _objcOpt(self, __Optional1.site, "activityViewController:dataTypeIdentifierForActivityType:", ((AnyObject, UIActivityViewController, UIActivity.ActivityType?) -> String).self, { f in { _objcCast(f($0, [$1, $2]), (String).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIActivityItemSource { @inline(__always) public var `activityViewController(_:thumbnailImageForActivityType:suggestedSize:)`: ((UIActivityViewController, UIActivity.ActivityType?, CGSize) -> UIImage?)? { guard let f = _objcOpt(self, __Optional2.site, "activityViewController:thumbnailImageForActivityType:suggestedSize:", ((AnyObject, UIActivityViewController, UIActivity.ActivityType?, CGSize) -> UIImage?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIImage?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
