// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in how a table looks, and hears of what happens to its rows.
@preconcurrency @MainActor
      public protocol UITableViewDelegate: AnyObject, UIScrollViewDelegate {
    // MARK: Display
                                                       
                                                                                                                       
                                                      
                                                                                                                  
                                                      
                                                                                                                  
                                                            
                                                                                                                            
                                                           
                                                                                                                       
                                                           
                                                                                                                       

    // MARK: Heights
                                             
                                                                                                     
                                              
                                                                                                       
                                              
                                                                                                       
                                                      
                                                                                                              
                                                       
                                                                                                                
                                                       
                                                                                                                

    // MARK: Headers and footers
                                            
                                                                                                     
                                            
                                                                                                     

    // MARK: Touches
                                                              
                                                                                                           
                                                   
                                                                                                        
                                                
                                                                                             
                                                  
                                                                                               
                                              
                                                                                                         
                                                
                                                                                                           
                                             
                                                                                          
                                               
                                                                                            
                                                              
                                                                                                                   
                                                           
                                                                                                        
                                                                        
                            
                                                                                                         
                                                                     
                            
                                                                                              
                                                       
                                                                                       

    // MARK: Editing
                                                   
                            
                                                                                                            
                                                                       
                            
                                                                                                           
                                                  
                                                                                                                          
                                                                       
                            
                                                                                               
                                     
                                                                        
                            
                                                                                                
                                     
                                                            
                                                                                                                 
                                                    
                                                                                                 
                                                 
                                                                                               
                                                                                  
                            
                                                                                             
                                                                   
                  
                                                       
                                                                                                           

    // MARK: Menus of rows
                                                                        
                            
                                                                                                                              
                           
                                                                      
                            
                                                                                                                            
                           
                                                                               
                            
                                                                                                                
                                                          
                                                                      
                            
                                                                                                   
                                                     
                                                                             
                            
                                                                                                          
                                                     
                                                     
                                                                                                          
                                                                   
                            
                                                                                                                           
             
                                                                
                            
                                                                                                                         
                                                                     
                            
                                                                                                       
                                    
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willDisplay:forRowAt:)`: ((UITableView, UITableViewCell, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "tableView:willDisplayCell:forRowAtIndexPath:", ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willDisplayHeaderView:forSection:)`: ((UITableView, UIView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional1.site, "tableView:willDisplayHeaderView:forSection:", ((AnyObject, UITableView, UIView, Int) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willDisplayFooterView:forSection:)`: ((UITableView, UIView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional2.site, "tableView:willDisplayFooterView:forSection:", ((AnyObject, UITableView, UIView, Int) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didEndDisplaying:forRowAt:)`: ((UITableView, UITableViewCell, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "tableView:didEndDisplayingCell:forRowAtIndexPath:", ((AnyObject, UITableView, UITableViewCell, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didEndDisplayingHeaderView:forSection:)`: ((UITableView, UIView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "tableView:didEndDisplayingHeaderView:forSection:", ((AnyObject, UITableView, UIView, Int) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didEndDisplayingFooterView:forSection:)`: ((UITableView, UIView, Int) -> Void)? { guard let f = _objcOpt(self, __Optional5.site, "tableView:didEndDisplayingFooterView:forSection:", ((AnyObject, UITableView, UIView, Int) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:heightForRowAt:)`: ((UITableView, IndexPath) -> CGFloat)? { guard let f = _objcOpt(self, __Optional6.site, "tableView:heightForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:heightForHeaderInSection:)`: ((UITableView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional7.site, "tableView:heightForHeaderInSection:", ((AnyObject, UITableView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:heightForFooterInSection:)`: ((UITableView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional8.site, "tableView:heightForFooterInSection:", ((AnyObject, UITableView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:estimatedHeightForRowAt:)`: ((UITableView, IndexPath) -> CGFloat)? { guard let f = _objcOpt(self, __Optional9.site, "tableView:estimatedHeightForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:estimatedHeightForHeaderInSection:)`: ((UITableView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional10.site, "tableView:estimatedHeightForHeaderInSection:", ((AnyObject, UITableView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:estimatedHeightForFooterInSection:)`: ((UITableView, Int) -> CGFloat)? { guard let f = _objcOpt(self, __Optional11.site, "tableView:estimatedHeightForFooterInSection:", ((AnyObject, UITableView, Int) -> CGFloat).self, { f in { _objcCast(f($0, [$1, $2]), (CGFloat).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:viewForHeaderInSection:)`: ((UITableView, Int) -> UIView?)? { guard let f = _objcOpt(self, __Optional12.site, "tableView:viewForHeaderInSection:", ((AnyObject, UITableView, Int) -> UIView?).self, { f in { _objcCast(f($0, [$1, $2]), (UIView?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:viewForFooterInSection:)`: ((UITableView, Int) -> UIView?)? { guard let f = _objcOpt(self, __Optional13.site, "tableView:viewForFooterInSection:", ((AnyObject, UITableView, Int) -> UIView?).self, { f in { _objcCast(f($0, [$1, $2]), (UIView?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:accessoryButtonTappedForRowWith:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional14.site, "tableView:accessoryButtonTappedForRowWithIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:shouldHighlightRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional15.site, "tableView:shouldHighlightRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didHighlightRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "tableView:didHighlightRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didUnhighlightRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional17.site, "tableView:didUnhighlightRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional18 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willSelectRowAt:)`: ((UITableView, IndexPath) -> IndexPath?)? { guard let f = _objcOpt(self, __Optional18.site, "tableView:willSelectRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> IndexPath?).self, { f in { _objcCast(f($0, [$1, $2]), (IndexPath?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional19 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willDeselectRowAt:)`: ((UITableView, IndexPath) -> IndexPath?)? { guard let f = _objcOpt(self, __Optional19.site, "tableView:willDeselectRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> IndexPath?).self, { f in { _objcCast(f($0, [$1, $2]), (IndexPath?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional20 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didSelectRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional20.site, "tableView:didSelectRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional21 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didDeselectRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional21.site, "tableView:didDeselectRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional22 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:canPerformPrimaryActionForRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional22.site, "tableView:canPerformPrimaryActionForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional23 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:performPrimaryActionForRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional23.site, "tableView:performPrimaryActionForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional24 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional24.site, "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional25 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didBeginMultipleSelectionInteractionAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional25.site, "tableView:didBeginMultipleSelectionInteractionAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional26 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableViewDidEndMultipleSelectionInteraction(_:)`: ((UITableView) -> Void)? { guard let f = _objcOpt(self, __Optional26.site, "tableViewDidEndMultipleSelectionInteraction:", ((AnyObject, UITableView) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional27 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:editingStyleForRowAt:)`: ((UITableView, IndexPath) -> UITableViewCell.EditingStyle)? { guard let f = _objcOpt(self, __Optional27.site, "tableView:editingStyleForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> UITableViewCell.EditingStyle).self, { f in { _objcCast(f($0, [$1, $2]), (UITableViewCell.EditingStyle).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional28 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`: ((UITableView, IndexPath) -> String?)? { guard let f = _objcOpt(self, __Optional28.site, "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional29 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:editActionsForRowAt:)`: ((UITableView, IndexPath) -> [UITableViewRowAction]?)? { guard let f = _objcOpt(self, __Optional29.site, "tableView:editActionsForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> [UITableViewRowAction]?).self, { f in { _objcCast(f($0, [$1, $2]), ([UITableViewRowAction]?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional30 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? { guard let f = _objcOpt(self, __Optional30.site, "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self, { f in { _objcCast(f($0, [$1, $2]), (UISwipeActionsConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional31 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: ((UITableView, IndexPath) -> UISwipeActionsConfiguration?)? { guard let f = _objcOpt(self, __Optional31.site, "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> UISwipeActionsConfiguration?).self, { f in { _objcCast(f($0, [$1, $2]), (UISwipeActionsConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional32 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:shouldIndentWhileEditingRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional32.site, "tableView:shouldIndentWhileEditingRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional33 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willBeginEditingRowAt:)`: ((UITableView, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional33.site, "tableView:willBeginEditingRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional34 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:didEndEditingRowAt:)`: ((UITableView, IndexPath?) -> Void)? { guard let f = _objcOpt(self, __Optional34.site, "tableView:didEndEditingRowAtIndexPath:", ((AnyObject, UITableView, IndexPath?) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional35 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`: ((UITableView, IndexPath, IndexPath) -> IndexPath)? { guard let f = _objcOpt(self, __Optional35.site, "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:", ((AnyObject, UITableView, IndexPath, IndexPath) -> IndexPath).self, { f in { _objcCast(f($0, [$1, $2, $3]), (IndexPath).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional36 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:indentationLevelForRowAt:)`: ((UITableView, IndexPath) -> Int)? { guard let f = _objcOpt(self, __Optional36.site, "tableView:indentationLevelForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Int).self, { f in { _objcCast(f($0, [$1, $2]), (Int).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional37 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional37.site, "tableView:previewForHighlightingContextMenuWithConfiguration:", ((AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional38 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:previewForDismissingContextMenuWithConfiguration:)`: ((UITableView, UIContextMenuConfiguration) -> UITargetedPreview?)? { guard let f = _objcOpt(self, __Optional38.site, "tableView:previewForDismissingContextMenuWithConfiguration:", ((AnyObject, UITableView, UIContextMenuConfiguration) -> UITargetedPreview?).self, { f in { _objcCast(f($0, [$1, $2]), (UITargetedPreview?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional39 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willPerformPreviewActionForMenuWith:animator:)`: ((UITableView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void)? { guard let f = _objcOpt(self, __Optional39.site, "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:", ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionCommitAnimating) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional40 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willDisplayContextMenu:animator:)`: ((UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional40.site, "tableView:willDisplayContextMenuWithConfiguration:animator:", ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional41 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:willEndContextMenuInteraction:animator:)`: ((UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void)? { guard let f = _objcOpt(self, __Optional41.site, "tableView:willEndContextMenuInteractionWithConfiguration:animator:", ((AnyObject, UITableView, UIContextMenuConfiguration, UIContextMenuInteractionAnimating?) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional42 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:shouldShowMenuForRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional42.site, "tableView:shouldShowMenuForRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional43 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:canPerformAction:forRowAt:withSender:)`: ((UITableView, Selector, IndexPath, Any?) -> Bool)? { guard let f = _objcOpt(self, __Optional43.site, "tableView:canPerformAction:forRowAtIndexPath:withSender:", ((AnyObject, UITableView, Selector, IndexPath, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3, $4]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional44 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:performAction:forRowAt:withSender:)`: ((UITableView, Selector, IndexPath, Any?) -> Void)? { guard let f = _objcOpt(self, __Optional44.site, "tableView:performAction:forRowAtIndexPath:withSender:", ((AnyObject, UITableView, Selector, IndexPath, Any?) -> Void).self, { f in { _ = f($0, [$1, $2, $3, $4]) } }) else { return nil }; return { f(self, $0, $1, $2, $3) } } }
private enum __Optional45 { static let site = _ObjCOptionalSite() }; extension UITableViewDelegate { @inline(__always) public var `tableView(_:contextMenuConfigurationForRowAt:point:)`: ((UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?)? { guard let f = _objcOpt(self, __Optional45.site, "tableView:contextMenuConfigurationForRowAtIndexPath:point:", ((AnyObject, UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration?).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UIContextMenuConfiguration?).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
