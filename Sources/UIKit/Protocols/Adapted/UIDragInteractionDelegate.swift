// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a view, and hears of its way.
@preconcurrency @MainActor
      public protocol UIDragInteractionDelegate: NSObjectProtocol {
    /// None: there is no drag.
                                                    
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession) -> [UIDragItem]

                                                         
                                  
                                                                                                                               
                                                               
                                  
                                                                                                                
                                            
                                                                                                            
                                                      
                                                                                                                              
                                                                    
                                  
                                                                                                                  
                                                             
                                                                                                                              
                                          
                                                                                                          
                                                        
                                                                                                                                   
                                                       
                                                                                                                                  
                                                   
                                                                                                                   

    // MARK: More items, by another finger
                                                                    
                                  
                                                                                                                              
                                                                  
                                  
                                                                                                                                        
                                                               
                                  
                                                                                              
                                                 

    // MARK: Back to where they came from
                                                                
                                  
                                                                                
                                                                                    
                                                              
                                  
                                                                                                            
}

/// Says what a view does with what is above it, and takes it.
@preconcurrency @MainActor
      public protocol UIDropInteractionDelegate: NSObjectProtocol {
                                            
                                                                                                             
                                           
                                                                                                           
                                            
                                                                                                                              
                                          
                                                                                                          
                                       
                                                                                                       
                                        
                                                                                                        
                                         
                                                                                                         
                                                              
                                  
                                                                              
                                                                                    
                                                            
                                  
                                                                                                          
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:previewForLifting:session:)`: ((UIDragInteraction, UIDragItem, UIDragSession) -> UITargetedDragPreview?)? { guard let f = _objcOpt(self, __Optional0.site, "dragInteraction:previewForLiftingItem:session:", ((AnyObject, UIDragInteraction, UIDragItem, UIDragSession) -> UITargetedDragPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedDragPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:willAnimateLiftWith:session:)`: ((UIDragInteraction, UIDragAnimating, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "dragInteraction:willAnimateLiftWithAnimator:session:", ((AnyObject, UIDragInteraction, UIDragAnimating, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionWillBegin:)`: ((UIDragInteraction, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "dragInteraction:sessionWillBegin:", ((AnyObject, UIDragInteraction, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionAllowsMoveOperation:)`: ((UIDragInteraction, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "dragInteraction:sessionAllowsMoveOperation:", ((AnyObject, UIDragInteraction, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionIsRestrictedToDraggingApplication:)`: ((UIDragInteraction, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "dragInteraction:sessionIsRestrictedToDraggingApplication:", ((AnyObject, UIDragInteraction, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:prefersFullSizePreviewsFor:)`: ((UIDragInteraction, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "dragInteraction:prefersFullSizePreviewsForSession:", ((AnyObject, UIDragInteraction, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionDidMove:)`: ((UIDragInteraction, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "dragInteraction:sessionDidMove:", ((AnyObject, UIDragInteraction, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:session:willEndWith:)`: ((UIDragInteraction, UIDragSession, UIDropOperation) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "dragInteraction:session:willEndWithOperation:", ((AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:session:didEndWith:)`: ((UIDragInteraction, UIDragSession, UIDropOperation) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "dragInteraction:session:didEndWithOperation:", ((AnyObject, UIDragInteraction, UIDragSession, UIDropOperation) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionDidTransferItems:)`: ((UIDragInteraction, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "dragInteraction:sessionDidTransferItems:", ((AnyObject, UIDragInteraction, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:itemsForAddingTo:withTouchAt:)`: ((UIDragInteraction, UIDragSession, CGPoint) -> [UIDragItem])? { guard let f = _objcOpt(self, __Optional10.site, "dragInteraction:itemsForAddingToSession:withTouchAtPoint:", ((AnyObject, UIDragInteraction, UIDragSession, CGPoint) -> [UIDragItem]).self, { f in { _objcCast(f($0, [$1, $2, $3]), ([UIDragItem]).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:sessionForAddingItems:withTouchAt:)`: ((UIDragInteraction, [UIDragSession], CGPoint) -> UIDragSession?)? { guard let f = _objcOpt(self, __Optional11.site, "dragInteraction:sessionForAddingItems:withTouchAtPoint:", ((AnyObject, UIDragInteraction, [UIDragSession], CGPoint) -> UIDragSession?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIDragSession?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:session:willAdd:for:)`: ((UIDragInteraction, UIDragSession, [UIDragItem], UIDragInteraction) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "dragInteraction:session:willAddItems:forInteraction:", ((AnyObject, UIDragInteraction, UIDragSession, [UIDragItem], UIDragInteraction) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:previewForCancelling:withDefault:)`: ((UIDragInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?)? { guard let f = _objcOpt(self, __Optional13.site, "dragInteraction:previewForCancellingItem:withDefault:", ((AnyObject, UIDragInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedDragPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UIDragInteractionDelegate { @inline(__always) public var `dragInteraction(_:item:willAnimateCancelWith:)`: ((UIDragInteraction, UIDragItem, UIDragAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional14.site, "dragInteraction:item:willAnimateCancelWithAnimator:", ((AnyObject, UIDragInteraction, UIDragItem, UIDragAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:canHandle:)`: ((UIDropInteraction, UIDropSession) -> Bool)? { guard let f = _objcOpt(self, __Optional15.site, "dropInteraction:canHandleSession:", ((AnyObject, UIDropInteraction, UIDropSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:sessionDidEnter:)`: ((UIDropInteraction, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "dropInteraction:sessionDidEnter:", ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:sessionDidUpdate:)`: ((UIDropInteraction, UIDropSession) -> UIDropProposal)? { guard let f = _objcOpt(self, __Optional17.site, "dropInteraction:sessionDidUpdate:", ((AnyObject, UIDropInteraction, UIDropSession) -> UIDropProposal).self, { f in { _objcCast(f($0, [$1, $2]), (UIDropProposal).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:sessionDidExit:)`: ((UIDropInteraction, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional18.site, "dropInteraction:sessionDidExit:", ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:performDrop:)`: ((UIDropInteraction, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional19.site, "dropInteraction:performDrop:", ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional20 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:concludeDrop:)`: ((UIDropInteraction, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional20.site, "dropInteraction:concludeDrop:", ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional21 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:sessionDidEnd:)`: ((UIDropInteraction, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional21.site, "dropInteraction:sessionDidEnd:", ((AnyObject, UIDropInteraction, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional22 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:previewForDropping:withDefault:)`: ((UIDropInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?)? { guard let f = _objcOpt(self, __Optional22.site, "dropInteraction:previewForDroppingItem:withDefault:", ((AnyObject, UIDropInteraction, UIDragItem, UITargetedDragPreview) -> UITargetedDragPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedDragPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional23 { static let site = _ObjCOptionalSite() }; extension UIDropInteractionDelegate { @inline(__always) public var `dropInteraction(_:item:willAnimateDropWith:)`: ((UIDropInteraction, UIDragItem, UIDragAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional23.site, "dropInteraction:item:willAnimateDropWithAnimator:", ((AnyObject, UIDropInteraction, UIDragItem, UIDragAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
