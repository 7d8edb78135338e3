// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Decides how a split view controller folds and unfolds, and hears of its columns.
@preconcurrency @MainActor
      public protocol UISplitViewControllerDelegate: NSObjectProtocol {
                                                       
                                      
                                                                                                  
                                                           
                                                                                                                
                                                         
                                                                                                                                    
                                                               
                                      
                                                                                                            
                                                                 
                                                                                                                      
                                                                
                                                                                                                     
                                                                                         
                                      
                                                                                                                  
                                                             
                                                                                        
                                      
                                                                                                                   
                          
                                                             
                                                                    
                                                                                   
                                                                           
                                                                                  
                                                                               
                                                                         
                                      
                                                                                                                               
                                     
                                                                            
                                      
                                     
                                                                                                           
                                          
                                          
                                                                              
                                        
                                                                            
                                              
                                                                                                                  
                                              
                                                                                                                  
                                                                      
                                                                                                          
                                                                   
                                                                                                       
}

extension UISplitViewControllerDelegate { public var `splitViewController(_:willChangeTo:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)? { _objcOpt(self, "splitViewController:willChangeToDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UISplitViewControllerDelegate { public var `targetDisplayModeForAction(in:)`: ((UISplitViewController) -> UISplitViewController.DisplayMode)? { _objcOpt(self, "targetDisplayModeForActionInSplitViewController:", ((AnyObject, UISplitViewController) -> UISplitViewController.DisplayMode).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UISplitViewController.DisplayMode).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:show:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { _objcOpt(self, "splitViewController:showViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (Bool).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:showDetail:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { _objcOpt(self, "splitViewController:showDetailViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (Bool).self) } }) } }
extension UISplitViewControllerDelegate { public var `primaryViewController(forCollapsing:)`: ((UISplitViewController) -> UIViewController?)? { _objcOpt(self, "primaryViewControllerForCollapsingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewController?).self) } }) } }
extension UISplitViewControllerDelegate { public var `primaryViewController(forExpanding:)`: ((UISplitViewController) -> UIViewController?)? { _objcOpt(self, "primaryViewControllerForExpandingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIViewController?).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:collapseSecondary:onto:)`: ((UISplitViewController, UIViewController, UIViewController) -> Bool)? { _objcOpt(self, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController, UIViewController) -> Bool).self, { f in { f(self, $0, $1, $2) } }, { f in { _objcCast(f([$0, $1, $2]), (Bool).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:separateSecondaryFrom:)`: ((UISplitViewController, UIViewController) -> UIViewController?)? { _objcOpt(self, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController) -> UIViewController?).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UIViewController?).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerSupportedInterfaceOrientations(_:)`: ((UISplitViewController) -> UIInterfaceOrientationMask)? { _objcOpt(self, "splitViewControllerSupportedInterfaceOrientations:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientationMask).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientationMask).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UISplitViewController) -> UIInterfaceOrientation)? { _objcOpt(self, "splitViewControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientation).self, { f in { f(self, $0) } }, { f in { _objcCast(f([$0]), (UIInterfaceOrientation).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`: ((UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column)? { _objcOpt(self, "splitViewController:topColumnForCollapsingToProposedTopColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UISplitViewController.Column).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode)? { _objcOpt(self, "splitViewController:displayModeForExpandingToProposedDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode).self, { f in { f(self, $0, $1) } }, { f in { _objcCast(f([$0, $1]), (UISplitViewController.DisplayMode).self) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerDidCollapse(_:)`: ((UISplitViewController) -> Void)? { _objcOpt(self, "splitViewControllerDidCollapse:", ((AnyObject, UISplitViewController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerDidExpand(_:)`: ((UISplitViewController) -> Void)? { _objcOpt(self, "splitViewControllerDidExpand:", ((AnyObject, UISplitViewController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:willShow:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { _objcOpt(self, "splitViewController:willShowColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewController(_:willHide:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { _objcOpt(self, "splitViewController:willHideColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { f(self, $0, $1) } }, { f in { _ = f([$0, $1]) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerInteractivePresentationGestureWillBegin(_:)`: ((UISplitViewController) -> Void)? { _objcOpt(self, "splitViewControllerInteractivePresentationGestureWillBegin:", ((AnyObject, UISplitViewController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
extension UISplitViewControllerDelegate { public var `splitViewControllerInteractivePresentationGestureDidEnd(_:)`: ((UISplitViewController) -> Void)? { _objcOpt(self, "splitViewControllerInteractivePresentationGestureDidEnd:", ((AnyObject, UISplitViewController) -> Void).self, { f in { f(self, $0) } }, { f in { _ = f([$0]) } }) } }
