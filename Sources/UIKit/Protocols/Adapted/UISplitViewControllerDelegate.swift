// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Decides how a split view controller folds and unfolds, and hears of its columns.
@preconcurrency @MainActor
      public protocol UISplitViewControllerDelegate: NSObjectProtocol {
                                                       
                                      
                                                                                                  
                                                           
                                                                                                                
                                                         
                                                                                                                                    
                                                               
                                      
                                                                                                            
                                                                 
                                                                                                                      
                                                                
                                                                                                                     
                                                                                         
                                      
                                                                                                                  
                                                             
                                                                                        
                                      
                                                                                                                   
                          
                                                             
                                                                    
                                                                                   
                                                                           
                                                                                  
                                                                               
                                                                         
                                      
                                                                                                                               
                                     
                                                                            
                                      
                                     
                                                                                                           
                                          
                                          
                                                                              
                                        
                                                                            
                                              
                                                                                                                  
                                              
                                                                                                                  
                                                                      
                                                                                                          
                                                                   
                                                                                                       
}

extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willChangeTo:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)? { guard let f = _objcOpt(self, "splitViewController:willChangeToDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `targetDisplayModeForAction(in:)`: ((UISplitViewController) -> UISplitViewController.DisplayMode)? { guard let f = _objcOpt(self, "targetDisplayModeForActionInSplitViewController:", ((AnyObject, UISplitViewController) -> UISplitViewController.DisplayMode).self, { f in { _objcCast(f($0, [$1]), (UISplitViewController.DisplayMode).self) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:show:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { guard let f = _objcOpt(self, "splitViewController:showViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:showDetail:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { guard let f = _objcOpt(self, "splitViewController:showDetailViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `primaryViewController(forCollapsing:)`: ((UISplitViewController) -> UIViewController?)? { guard let f = _objcOpt(self, "primaryViewControllerForCollapsingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `primaryViewController(forExpanding:)`: ((UISplitViewController) -> UIViewController?)? { guard let f = _objcOpt(self, "primaryViewControllerForExpandingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:collapseSecondary:onto:)`: ((UISplitViewController, UIViewController, UIViewController) -> Bool)? { guard let f = _objcOpt(self, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController, UIViewController) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:separateSecondaryFrom:)`: ((UISplitViewController, UIViewController) -> UIViewController?)? { guard let f = _objcOpt(self, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerSupportedInterfaceOrientations(_:)`: ((UISplitViewController) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, "splitViewControllerSupportedInterfaceOrientations:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UISplitViewController) -> UIInterfaceOrientation)? { guard let f = _objcOpt(self, "splitViewControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientation).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientation).self) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`: ((UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column)? { guard let f = _objcOpt(self, "splitViewController:topColumnForCollapsingToProposedTopColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column).self, { f in { _objcCast(f($0, [$1, $2]), (UISplitViewController.Column).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode)? { guard let f = _objcOpt(self, "splitViewController:displayModeForExpandingToProposedDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode).self, { f in { _objcCast(f($0, [$1, $2]), (UISplitViewController.DisplayMode).self) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerDidCollapse(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, "splitViewControllerDidCollapse:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerDidExpand(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, "splitViewControllerDidExpand:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willShow:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { guard let f = _objcOpt(self, "splitViewController:willShowColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willHide:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { guard let f = _objcOpt(self, "splitViewController:willHideColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerInteractivePresentationGestureWillBegin(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, "splitViewControllerInteractivePresentationGestureWillBegin:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerInteractivePresentationGestureDidEnd(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, "splitViewControllerInteractivePresentationGestureDidEnd:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
