// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says which menu a view has, and hears of it.
@preconcurrency @MainActor
      public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// Nil: the finger means something else.
                                                                 
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?

                                                                                      
                                         
                                                                                           
                                                                                          
                                                                                      
                                         
                                                                                           
                                                                                          
                                                                              
                                         
                                                
                                                                                                                    
                                                                            
                                         
                                                
                                                                                                                  
                                                                                            
                                         
                                                                                                                               
                                                          
                                                                           
                                         
                                                                                                              
                                                     
                                                                   
                                         
                                                                                                      
                                                     
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:configuration:highlightPreviewForItemWithIdentifier:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration, NSCopying) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional0.site, "contextMenuInteraction:configuration:highlightPreviewForItemWithIdentifier:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, NSCopying) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:configuration:dismissalPreviewForItemWithIdentifier:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration, NSCopying) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional1.site, "contextMenuInteraction:configuration:dismissalPreviewForItemWithIdentifier:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, NSCopying) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional2.site, "contextMenuInteraction:previewForHighlightingMenuWithConfiguration:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional3.site, "contextMenuInteraction:previewForDismissingMenuWithConfiguration:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:willDisplayMenuFor:animator:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "contextMenuInteraction:willDisplayMenuForConfiguration:animator:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIContextMenuInteractionDelegate { @inline(__always) public var `contextMenuInteraction(_:willEndFor:animator:)`: ((UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "contextMenuInteraction:willEndForConfiguration:animator:", ((AnyObject, UIContextMenuInteraction, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
