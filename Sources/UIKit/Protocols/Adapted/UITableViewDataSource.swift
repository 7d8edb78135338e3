// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Gives a table its rows.
@preconcurrency @MainActor
      public protocol UITableViewDataSource: NSObjectProtocol {
                                           
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A cell, dequeued and filled with what the row shows.
                                           
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

                                       
                                                                    
                                             
                                                                                                      
                                             
                                                                                                      

    // MARK: Editing
                                           
                                                                                                
                                                          
                            
                                                                                                                   
                                           
                                                                                                
                                                    
                            
                                                                                                           

    // MARK: Index
                                          
                                                                             
                                                         
                                                                                                                      
}

/// Hears which rows will be wanted soon.
@preconcurrency @MainActor
      public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
                                              
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
                                                          
                                                                                                         
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `numberOfSections(in:)`: ((UITableView) -> Int)? { guard let f = _objcOpt(self, __Optional0.site, "numberOfSectionsInTableView:", ((AnyObject, UITableView) -> Int).self, { f in { _objcCast(f($0, [$1]), (Int).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:titleForHeaderInSection:)`: ((UITableView, Int) -> String?)? { guard let f = _objcOpt(self, __Optional1.site, "tableView:titleForHeaderInSection:", ((AnyObject, UITableView, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:titleForFooterInSection:)`: ((UITableView, Int) -> String?)? { guard let f = _objcOpt(self, __Optional2.site, "tableView:titleForFooterInSection:", ((AnyObject, UITableView, Int) -> String?).self, { f in { _objcCast(f($0, [$1, $2]), (String?).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:canEditRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional3.site, "tableView:canEditRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:commit:forRowAt:)`: ((UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional4.site, "tableView:commitEditingStyle:forRowAtIndexPath:", ((AnyObject, UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:canMoveRowAt:)`: ((UITableView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional5.site, "tableView:canMoveRowAtIndexPath:", ((AnyObject, UITableView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:moveRowAt:to:)`: ((UITableView, IndexPath, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "tableView:moveRowAtIndexPath:toIndexPath:", ((AnyObject, UITableView, IndexPath, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional7 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `sectionIndexTitles(for:)`: ((UITableView) -> [String]?)? { guard let f = _objcOpt(self, __Optional7.site, "sectionIndexTitlesForTableView:", ((AnyObject, UITableView) -> [String]?).self, { f in { _objcCast(f($0, [$1]), ([String]?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional8 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSource { @inline(__always) public var `tableView(_:sectionForSectionIndexTitle:at:)`: ((UITableView, String, Int) -> Int)? { guard let f = _objcOpt(self, __Optional8.site, "tableView:sectionForSectionIndexTitle:atIndex:", ((AnyObject, UITableView, String, Int) -> Int).self, { f in { _objcCast(f($0, [$1, $2, $3]), (Int).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional9 { static let site = _ObjCOptionalSite() }; extension UITableViewDataSourcePrefetching { @inline(__always) public var `tableView(_:cancelPrefetchingForRowsAt:)`: ((UITableView, [IndexPath]) -> Void)? { guard let f = _objcOpt(self, __Optional9.site, "tableView:cancelPrefetchingForRowsAtIndexPaths:", ((AnyObject, UITableView, [IndexPath]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
