import Pager
import UIKit

extension Album {
    func drawPager() throws {
        let third: (UIViewController) -> Void = { $0.pager?.select(2) }
        try take("pager-first", of: RecipesApp.makeRoot(), on: [.phone, .pad])
        try take("pager-third", of: RecipesApp.makeRoot(), after: [third])
        try take("pager-moving", of: RecipesApp.makeRoot(), styles: [.light], at: 0.15, after: [{ $0.pager?.select(1) }])
        try take("pager-first", of: RecipesApp.makeRoot(), on: [.phoneLandscape], styles: [.light])
    }
}

extension UIViewController {
    fileprivate var pager: PagerController? { (self as? UINavigationController)?.topViewController as? PagerController }
}
