// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in what can be chosen in a collection view, and hears of what happens to its items.
@preconcurrency @MainActor
      public protocol UICollectionViewDelegate: AnyObject, UIScrollViewDelegate {
    // MARK: Touches
                                                         
                                                                                                                        
                                                      
                                                                                                             
                                                        
                                                                                                               
                                                      
                                                                                                                     
                                                        
                                                                                                                       
                                                   
                                                                                                          
                                                     
                                                                                                            
                                                                    
                                 
                                                                                                          
                                                                 
                                                                                                                        

    // MARK: Display
                                                             
                                 
                                                                                                                   
                                                                                  
                                 
                                                                                                        
                                                                    
                                                                  
                                 
                                                                                                                        
                                                                                         
                                 
                                                                                                             
                                                                      

    // MARK: Layouts
                                                                 
                                 
                                                                                                            
                                                                                       
                                                                      
                                 
                                                                                                                      
                

    // MARK: Editing
                                                                                                                   
                                 
                                                                                                                           
                                                                                                                      
                                                                                        
                                 
                                                                                                          
                                                                      
                                                 
                                                                                                                
                                                                             
                                 
                                                                                                                   
                                                                          
                                 
                                                                                                        
                                                            
                                                                                                      

    // MARK: Menus of items
                                                                             
                                 
                                                                                                                                        
                           
                                                                           
                                 
                                                                                                                                      
                           
                                                                                    
                                 
                                                                                                                          
                                                          
                                                                           
                                 
                                                                                                             
                                                     
                                                                                  
                                 
                                                                                                                    
                                                     
                                                           
                                                                                                                          
                                                                         
                                 
                                                                                                                                      
             
                                                                      
                                 
                                                                                                                                    
                                                                             
                                 
                                                                                                                      
                                    
                                                                           
                                 
                                                                                                                  
                                    
                                                                                      
                                 
                                                                                                               
                                                      
                           
                                                                                      
                                 
                                                                                                               
                                                      
                           
}

/// Gives a flow its sizes and spaces, item by item and section by section.
@preconcurrency @MainActor
      public protocol UICollectionViewDelegateFlowLayout: AnyObject, UICollectionViewDelegate {
                                                        
                                 
                                                                                                
                                                     
                                                        
                                 
                                                                                                
                                                       
                                                                     
                                 
                                                                                                
                                                               
                                                                          
                                 
                                                                                                
                                                                    
                                                                 
                                 
                                                                                                
                                                               
                                                                 
                                 
                                                                                                
                                                               
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:shouldHighlightItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional0.site, "collectionView:shouldHighlightItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didHighlightItemAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "collectionView:didHighlightItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didUnhighlightItemAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "collectionView:didUnhighlightItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:shouldSelectItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "collectionView:shouldSelectItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:shouldDeselectItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional4.site, "collectionView:shouldDeselectItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didSelectItemAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "collectionView:didSelectItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didDeselectItemAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "collectionView:didDeselectItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:canPerformPrimaryActionForItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional7.site, "collectionView:canPerformPrimaryActionForItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:performPrimaryActionForItemAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional8.site, "collectionView:performPrimaryActionForItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:willDisplay:forItemAt:)`: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "collectionView:willDisplayCell:forItemAtIndexPath:", ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional10.site, "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:", ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didEndDisplaying:forItemAt:)`: ((UICollectionView, UICollectionViewCell, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional11.site, "collectionView:didEndDisplayingCell:forItemAtIndexPath:", ((AnyObject, UICollectionView, UICollectionViewCell, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`: ((UICollectionView, UICollectionReusableView, String, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:", ((AnyObject, UICollectionView, UICollectionReusableView, String, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:transitionLayoutForOldLayout:newLayout:)`: ((UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout)? { guard let f = _objcOpt(self, __Optional13.site, "collectionView:transitionLayoutForOldLayout:newLayout:", ((AnyObject, UICollectionView, UICollectionViewLayout, UICollectionViewLayout) -> UICollectionViewTransitionLayout).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UICollectionViewTransitionLayout).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:targetContentOffsetForProposedContentOffset:)`: ((UICollectionView, CGPoint) -> CGPoint)? { guard let f = _objcOpt(self, __Optional14.site, "collectionView:targetContentOffsetForProposedContentOffset:", ((AnyObject, UICollectionView, CGPoint) -> CGPoint).self, { f in { _objcCast(f($0, [$1, $2]), (CGPoint).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)`: ((UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath)? { guard let f = _objcOpt(self, __Optional15.site, "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:", ((AnyObject, UICollectionView, IndexPath, IndexPath, IndexPath) -> IndexPath).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (IndexPath).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)`: ((UICollectionView, IndexPath, IndexPath) -> IndexPath)? { guard let f = _objcOpt(self, __Optional16.site, "collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:", ((AnyObject, UICollectionView, IndexPath, IndexPath) -> IndexPath).self, { f in { _objcCast(f($0, [$1, $2, $3]), (IndexPath).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:canEditItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional17.site, "collectionView:canEditItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:shouldBeginMultipleSelectionInteractionAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional18.site, "collectionView:shouldBeginMultipleSelectionInteractionAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:didBeginMultipleSelectionInteractionAt:)`: ((UICollectionView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional19.site, "collectionView:didBeginMultipleSelectionInteractionAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional20 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionViewDidEndMultipleSelectionInteraction(_:)`: ((UICollectionView) -> Void)? { guard let f = _objcOpt(self, __Optional20.site, "collectionViewDidEndMultipleSelectionInteraction:", ((AnyObject, UICollectionView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional21 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:previewForHighlightingContextMenuWithConfiguration:)`: ((UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional21.site, "collectionView:previewForHighlightingContextMenuWithConfiguration:", ((AnyObject, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional22 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:previewForDismissingContextMenuWithConfiguration:)`: ((UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional22.site, "collectionView:previewForDismissingContextMenuWithConfiguration:", ((AnyObject, UICollectionView, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional23 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:willPerformPreviewActionForMenuWith:animator:)`: ((UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional23.site, "collectionView:willPerformPreviewActionForMenuWithConfiguration:animator:", ((AnyObject, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional24 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:willDisplayContextMenu:animator:)`: ((UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional24.site, "collectionView:willDisplayContextMenuWithConfiguration:animator:", ((AnyObject, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional25 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:willEndContextMenuInteraction:animator:)`: ((UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional25.site, "collectionView:willEndContextMenuInteractionWithConfiguration:animator:", ((AnyObject, UICollectionView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional26 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:shouldShowMenuForItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional26.site, "collectionView:shouldShowMenuForItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional27 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:canPerformAction:forItemAt:withSender:)`: ((UICollectionView, Selector, IndexPath, Any?) -> Bool)? { guard let f = _objcOpt(self, __Optional27.site, "collectionView:canPerformAction:forItemAtIndexPath:withSender:", ((AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional28 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:performAction:forItemAt:withSender:)`: ((UICollectionView, Selector, IndexPath, Any?) -> Void)? { guard let f = _objcOpt(self, __Optional28.site, "collectionView:performAction:forItemAtIndexPath:withSender:", ((AnyObject, UICollectionView, Selector, IndexPath, Any?) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional29 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:contextMenuConfigurationForItemsAt:point:)`: ((UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?)? { guard let f = _objcOpt(self, __Optional29.site, "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:", ((AnyObject, UICollectionView, [IndexPath], CGPoint) -> UIContextMenuConfiguration?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIContextMenuConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional30 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:contextMenuConfigurationForItemAt:point:)`: ((UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? { guard let f = _objcOpt(self, __Optional30.site, "collectionView:contextMenuConfigurationForItemAtIndexPath:point:", ((AnyObject, UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIContextMenuConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional31 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)`: ((UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional31.site, "collectionView:contextMenuConfiguration:highlightPreviewForItemAtIndexPath:", ((AnyObject, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional32 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegate { @inline(__always) public var `collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)`: ((UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional32.site, "collectionView:contextMenuConfiguration:dismissalPreviewForItemAtIndexPath:", ((AnyObject, UICollectionView, UIContextMenuConfiguration, IndexPath) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional33 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:sizeForItemAt:)`: ((UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize)? { guard let f = _objcOpt(self, __Optional33.site, "collectionView:layout:sizeForItemAtIndexPath:", ((AnyObject, UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize).self, { f in { _objcCast(f($0, [$1, $2, $3]), (CGSize).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional34 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:insetForSectionAt:)`: ((UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets)? { guard let f = _objcOpt(self, __Optional34.site, "collectionView:layout:insetForSectionAtIndex:", ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIEdgeInsets).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional35 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:minimumLineSpacingForSectionAt:)`: ((UICollectionView, UICollectionViewLayout, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional35.site, "collectionView:layout:minimumLineSpacingForSectionAtIndex:", ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2, $3]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional36 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`: ((UICollectionView, UICollectionViewLayout, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional36.site, "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2, $3]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional37 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:referenceSizeForHeaderInSection:)`: ((UICollectionView, UICollectionViewLayout, Int) -> CGSize)? { guard let f = _objcOpt(self, __Optional37.site, "collectionView:layout:referenceSizeForHeaderInSection:", ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize).self, { f in { _objcCast(f($0, [$1, $2, $3]), (CGSize).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional38 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDelegateFlowLayout { @inline(__always) public var `collectionView(_:layout:referenceSizeForFooterInSection:)`: ((UICollectionView, UICollectionViewLayout, Int) -> CGSize)? { guard let f = _objcOpt(self, __Optional38.site, "collectionView:layout:referenceSizeForFooterInSection:", ((AnyObject, UICollectionView, UICollectionViewLayout, Int) -> CGSize).self, { f in { _objcCast(f($0, [$1, $2, $3]), (CGSize).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
