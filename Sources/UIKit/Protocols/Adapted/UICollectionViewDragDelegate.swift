// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Says what a finger lifts off a list, and hears of its way.
@preconcurrency @MainActor
      public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// None: there is no drag.
                                                                   
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem]
    /// What a tap with another finger adds.
                                                                        
                                 
                                                                                                                                             
                                                                  
                                                                                                                                                     
                                               
                                                                                                                 
                                            
                                                                                                              
                                                         
                                                                                                                                   
                                                                       
                                                                                                                                                 
}

/// Says what a list does with what is above it, and takes it.
@preconcurrency @MainActor
      public protocol UICollectionViewDropDelegate: NSObjectProtocol {
                                                     
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator)
                                               
                                                                                                              
                                              
                                                                                                                
                                                                        
                                 
                                                                                        
                                                                                                  
                                             
                                                                                                               
                                            
                                                                                                              
                                                                  
                                                                                                                                                     
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:itemsForAddingTo:at:point:)`: ((UICollectionView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem])? { guard let f = _objcOpt(self, __Optional0.site, "collectionView:itemsForAddingToDragSession:atIndexPath:point:", ((AnyObject, UICollectionView, UIDragSession, IndexPath, CGPoint) -> [UIDragItem]).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), ([UIDragItem]).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:dragPreviewParametersForItemAt:)`: ((UICollectionView, IndexPath) -> UIDragPreviewParameters?)? { guard let f = _objcOpt(self, __Optional1.site, "collectionView:dragPreviewParametersForItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> UIDragPreviewParameters?).self, { f in { _objcCast(f($0, [$1, $2]), (UIDragPreviewParameters?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:dragSessionWillBegin:)`: ((UICollectionView, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "collectionView:dragSessionWillBegin:", ((AnyObject, UICollectionView, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:dragSessionDidEnd:)`: ((UICollectionView, UIDragSession) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "collectionView:dragSessionDidEnd:", ((AnyObject, UICollectionView, UIDragSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:dragSessionAllowsMoveOperation:)`: ((UICollectionView, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "collectionView:dragSessionAllowsMoveOperation:", ((AnyObject, UICollectionView, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDragDelegate { @inline(__always) public var `collectionView(_:dragSessionIsRestrictedToDraggingApplication:)`: ((UICollectionView, UIDragSession) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "collectionView:dragSessionIsRestrictedToDraggingApplication:", ((AnyObject, UICollectionView, UIDragSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:canHandle:)`: ((UICollectionView, UIDropSession) -> Bool)? { guard let f = _objcOpt(self, __Optional6.site, "collectionView:canHandleDropSession:", ((AnyObject, UICollectionView, UIDropSession) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:dropSessionDidEnter:)`: ((UICollectionView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional7.site, "collectionView:dropSessionDidEnter:", ((AnyObject, UICollectionView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)`: ((UICollectionView, UIDropSession, IndexPath?) -> UICollectionViewDropProposal)? { guard let f = _objcOpt(self, __Optional8.site, "collectionView:dropSessionDidUpdate:withDestinationIndexPath:", ((AnyObject, UICollectionView, UIDropSession, IndexPath?) -> UICollectionViewDropProposal).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UICollectionViewDropProposal).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:dropSessionDidExit:)`: ((UICollectionView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "collectionView:dropSessionDidExit:", ((AnyObject, UICollectionView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:dropSessionDidEnd:)`: ((UICollectionView, UIDropSession) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "collectionView:dropSessionDidEnd:", ((AnyObject, UICollectionView, UIDropSession) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDropDelegate { @inline(__always) public var `collectionView(_:dropPreviewParametersForItemAt:)`: ((UICollectionView, IndexPath) -> UIDragPreviewParameters?)? { guard let f = _objcOpt(self, __Optional11.site, "collectionView:dropPreviewParametersForItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> UIDragPreviewParameters?).self, { f in { _objcCast(f($0, [$1, $2]), (UIDragPreviewParameters?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
