// swift-format-ignore-file
import UIKit

/// Has to be asked for the height of each row.
public final class AskedHeights: NSObject, UITableViewDelegate {
    public private(set) var asked = 0
    private let height: CGFloat

    public init(_ height: CGFloat) { self.height = height }

    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return height
    }
}
