// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Decides how a split view controller folds and unfolds, and hears of its columns.
@preconcurrency @MainActor
      public protocol UISplitViewControllerDelegate: NSObjectProtocol {
                                                       
                                      
                                                                                                  
                                                           
                                                                                                                
                                                         
                                                                                                                                    
                                                               
                                      
                                                                                                            
                                                                 
                                                                                                                      
                                                                
                                                                                                                     
                                                                                         
                                      
                                                                                                                  
                                                             
                                                                                        
                                      
                                                                                                                   
                          
                                                             
                                                                    
                                                                                   
                                                                           
                                                                                  
                                                                               
                                                                         
                                      
                                                                                                                               
                                     
                                                                            
                                      
                                     
                                                                                                           
                                          
                                          
                                                                              
                                        
                                                                            
                                              
                                                                                                                  
                                              
                                                                                                                  
                                                                      
                                                                                                          
                                                                   
                                                                                                       
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willChangeTo:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> Void)? { guard let f = _objcOpt(self, __Optional0.site, "splitViewController:willChangeToDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `targetDisplayModeForAction(in:)`: ((UISplitViewController) -> UISplitViewController.DisplayMode)? { guard let f = _objcOpt(self, __Optional1.site, "targetDisplayModeForActionInSplitViewController:", ((AnyObject, UISplitViewController) -> UISplitViewController.DisplayMode).self, { f in { _objcCast(f($0, [$1]), (UISplitViewController.DisplayMode).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:show:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "splitViewController:showViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:showDetail:sender:)`: ((UISplitViewController, UIViewController, Any?) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "splitViewController:showDetailViewController:sender:", ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `primaryViewController(forCollapsing:)`: ((UISplitViewController) -> UIViewController?)? { guard let f = _objcOpt(self, __Optional4.site, "primaryViewControllerForCollapsingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `primaryViewController(forExpanding:)`: ((UISplitViewController) -> UIViewController?)? { guard let f = _objcOpt(self, __Optional5.site, "primaryViewControllerForExpandingSplitViewController:", ((AnyObject, UISplitViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:collapseSecondary:onto:)`: ((UISplitViewController, UIViewController, UIViewController) -> Bool)? { guard let f = _objcOpt(self, __Optional6.site, "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController, UIViewController) -> Bool).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:separateSecondaryFrom:)`: ((UISplitViewController, UIViewController) -> UIViewController?)? { guard let f = _objcOpt(self, __Optional7.site, "splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", ((AnyObject, UISplitViewController, UIViewController) -> UIViewController?).self, { f in { _objcCast(f($0, [$1, $2]), (UIViewController?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerSupportedInterfaceOrientations(_:)`: ((UISplitViewController) -> UIInterfaceOrientationMask)? { guard let f = _objcOpt(self, __Optional8.site, "splitViewControllerSupportedInterfaceOrientations:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientationMask).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientationMask).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerPreferredInterfaceOrientationForPresentation(_:)`: ((UISplitViewController) -> UIInterfaceOrientation)? { guard let f = _objcOpt(self, __Optional9.site, "splitViewControllerPreferredInterfaceOrientationForPresentation:", ((AnyObject, UISplitViewController) -> UIInterfaceOrientation).self, { f in { _objcCast(f($0, [$1]), (UIInterfaceOrientation).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional10 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:topColumnForCollapsingToProposedTopColumn:)`: ((UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column)? { guard let f = _objcOpt(self, __Optional10.site, "splitViewController:topColumnForCollapsingToProposedTopColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column).self, { f in { _objcCast(f($0, [$1, $2]), (UISplitViewController.Column).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional11 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:displayModeForExpandingToProposedDisplayMode:)`: ((UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode)? { guard let f = _objcOpt(self, __Optional11.site, "splitViewController:displayModeForExpandingToProposedDisplayMode:", ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode).self, { f in { _objcCast(f($0, [$1, $2]), (UISplitViewController.DisplayMode).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional12 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerDidCollapse(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, __Optional12.site, "splitViewControllerDidCollapse:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional13 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerDidExpand(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, __Optional13.site, "splitViewControllerDidExpand:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional14 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willShow:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { guard let f = _objcOpt(self, __Optional14.site, "splitViewController:willShowColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional15 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewController(_:willHide:)`: ((UISplitViewController, UISplitViewController.Column) -> Void)? { guard let f = _objcOpt(self, __Optional15.site, "splitViewController:willHideColumn:", ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional16 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerInteractivePresentationGestureWillBegin(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, __Optional16.site, "splitViewControllerInteractivePresentationGestureWillBegin:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional17 { static let site = _ObjCOptionalSite() }; extension UISplitViewControllerDelegate { @inline(__always) public var `splitViewControllerInteractivePresentationGestureDidEnd(_:)`: ((UISplitViewController) -> Void)? { guard let f = _objcOpt(self, __Optional17.site, "splitViewControllerInteractivePresentationGestureDidEnd:", ((AnyObject, UISplitViewController) -> Void).self, { f in { _ = f($0, [$1]) } }) else { return nil }; return { f(self, $0) } } }
