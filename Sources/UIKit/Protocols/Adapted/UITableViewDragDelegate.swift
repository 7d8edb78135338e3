// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a list, and hears of its way.
@preconcurrency @MainActor
      public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// None: there is no drag.
                                                              
    func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// What a tap with another finger adds.
                                                                   
                            
                                                                                                                                   
                                                            
                                                                                                                                     
                                          
                                                                                                  
                                       
                                                                                               
                                                    
                                                                                                                    
                                                                  
                                                                                                                                  
}

/// Says what a list does with what is above it, and takes it.
@preconcurrency @MainActor
      public protocol UITableViewDropDelegate: NSObjectProtocol {
                                                
    func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator)
                                          
                                                                                               
                                         
                                                                                                 
                                                                   
                            
                                                                              
                                                                                             
                                        
                                                                                                
                                       
                                                                                               
                                                            
                                                                                                                                     
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:itemsForAddingTo:at:point:)`: ((UITableView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem])? { guard let f = _objcOpt(self, __Optional0.site, "tableView:itemsForAddingToDragSession:atIndexPath:point:", ((AnyObject, UITableView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem]).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), ([UIDragItem]).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:dragPreviewParametersForRowAt:)`: ((UITableView, IndexPath) -> UIDragPreviewParameters?)? { guard let f = _objcOpt(self, __Optional1.site, "tableView:dragPreviewParametersForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> UIDragPreviewParameters?).self, { f in { _objcCast(f($0, [$1, $2]), (UIDragPreviewParameters?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:dragSessionWillBegin:)`: ((UITableView, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "tableView:dragSessionWillBegin:", ((AnyObject, UITableView, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:dragSessionDidEnd:)`: ((UITableView, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "tableView:dragSessionDidEnd:", ((AnyObject, UITableView, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:dragSessionAllowsMoveOperation:)`: ((UITableView, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "tableView:dragSessionAllowsMoveOperation:", ((AnyObject, UITableView, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITableViewDragDelegate { @inline(__always) public var `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`: ((UITableView, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "tableView:dragSessionIsRestrictedToDraggingApplication:", ((AnyObject, UITableView, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:canHandle:)`: ((UITableView, UIDropSession) -> Bool)? { guard let f = _objcOpt(self, __Optional6.site, "tableView:canHandleDropSession:", ((AnyObject, UITableView, UIDropSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:dropSessionDidEnter:)`: ((UITableView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "tableView:dropSessionDidEnter:", ((AnyObject, UITableView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`: ((UITableView, UIDropSession, IndexPath?) -> UITableViewDropProposal)? { guard let f = _objcOpt(self, __Optional8.site, "tableView:dropSessionDidUpdate:withDestinationIndexPath:", ((AnyObject, UITableView, UIDropSession, IndexPath?) -> UITableViewDropProposal).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITableViewDropProposal).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:dropSessionDidExit:)`: ((UITableView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "tableView:dropSessionDidExit:", ((AnyObject, UITableView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:dropSessionDidEnd:)`: ((UITableView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "tableView:dropSessionDidEnd:", ((AnyObject, UITableView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UITableViewDropDelegate { @inline(__always) public var `tableView(_:dropPreviewParametersForRowAt:)`: ((UITableView, IndexPath) -> UIDragPreviewParameters?)? { guard let f = _objcOpt(self, __Optional11.site, "tableView:dropPreviewParametersForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> UIDragPreviewParameters?).self, { f in { _objcCast(f($0, [$1, $2]), (UIDragPreviewParameters?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
