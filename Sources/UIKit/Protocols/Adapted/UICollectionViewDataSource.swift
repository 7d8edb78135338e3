// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Gives a collection view its items.
@preconcurrency @MainActor
      public protocol UICollectionViewDataSource: NSObjectProtocol {
                                                 
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A cell, dequeued and filled with what the item shows.
                                                 
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

                                            
                                                                              
                                                                        
                                 
                                                                                                                   
                                 

    // MARK: Carrying items
                                                 
                                                                                                                
                                                          
                                 
                                                                                                                      

    // MARK: Index
                                        
                                                                                
                                                         
                                 
                                                                                                             
}

/// Hears which items will be wanted soon.
@preconcurrency @MainActor
      public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
                                                    
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
                                                                
                                                                                                                         
}

private enum __Optional0 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `numberOfSections(in:)`: ((UICollectionView) -> Int)? { guard let f = _objcOpt(self, __Optional0.site, "numberOfSectionsInCollectionView:", ((AnyObject, UICollectionView) -> Int).self, { f in { _objcCast(f($0, [$1]), (Int).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional1 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `collectionView(_:viewForSupplementaryElementOfKind:at:)`: ((UICollectionView, String, IndexPath) -> UICollectionReusableView)? { guard let f = _objcOpt(self, __Optional1.site, "collectionView:viewForSupplementaryElementOfKind:atIndexPath:", ((AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView).self, { f in { _objcCast(f($0, [$1, $2, $3]), (UICollectionReusableView).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional2 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `collectionView(_:canMoveItemAt:)`: ((UICollectionView, IndexPath) -> Bool)? { guard let f = _objcOpt(self, __Optional2.site, "collectionView:canMoveItemAtIndexPath:", ((AnyObject, UICollectionView, IndexPath) -> Bool).self, { f in { _objcCast(f($0, [$1, $2]), (Bool).self) } }) else { return nil }; return { f(self, $0, $1) } } }
private enum __Optional3 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `collectionView(_:moveItemAt:to:)`: ((UICollectionView, IndexPath, IndexPath) -> Void)? { guard let f = _objcOpt(self, __Optional3.site, "collectionView:moveItemAtIndexPath:toIndexPath:", ((AnyObject, UICollectionView, IndexPath, IndexPath) -> Void).self, { f in { _ = f($0, [$1, $2, $3]) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional4 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `indexTitles(for:)`: ((UICollectionView) -> [String]?)? { guard let f = _objcOpt(self, __Optional4.site, "indexTitlesForCollectionView:", ((AnyObject, UICollectionView) -> [String]?).self, { f in { _objcCast(f($0, [$1]), ([String]?).self) } }) else { return nil }; return { f(self, $0) } } }
private enum __Optional5 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSource { @inline(__always) public var `collectionView(_:indexPathForIndexTitle:at:)`: ((UICollectionView, String, Int) -> IndexPath)? { guard let f = _objcOpt(self, __Optional5.site, "collectionView:indexPathForIndexTitle:atIndex:", ((AnyObject, UICollectionView, String, Int) -> IndexPath).self, { f in { _objcCast(f($0, [$1, $2, $3]), (IndexPath).self) } }) else { return nil }; return { f(self, $0, $1, $2) } } }
private enum __Optional6 { static let site = _ObjCOptionalSite() }; extension UICollectionViewDataSourcePrefetching { @inline(__always) public var `collectionView(_:cancelPrefetchingForItemsAt:)`: ((UICollectionView, [IndexPath]) -> Void)? { guard let f = _objcOpt(self, __Optional6.site, "collectionView:cancelPrefetchingForItemsAtIndexPaths:", ((AnyObject, UICollectionView, [IndexPath]) -> Void).self, { f in { _ = f($0, [$1, $2]) } }) else { return nil }; return { f(self, $0, $1) } } }
