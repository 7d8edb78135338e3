import AddressBook
import Feed
import PhotoWall
import ShopFront
import UIKit

extension Album {
    func drawLists() throws {
        try drawAddressBook()
        try drawShop()
        try drawWall()
        try drawFeed()
    }

    private func drawAddressBook() throws {
        try take("address-book", of: UINavigationController(rootViewController: ContactListController()), on: [.phone, .pad])
    }

    private func drawShop() throws {
        let further: (UINavigationController) -> Void = { navigation in
            (navigation.topViewController as? ShopController)?.collectionView.contentOffset.y = 300
        }
        try take("shop", of: UINavigationController(rootViewController: ShopController()), on: [.phone, .pad])
        try take("shop-further", of: UINavigationController(rootViewController: ShopController()), after: [further])
    }

    private func drawWall() throws {
        let further: (UINavigationController) -> Void = { navigation in
            (navigation.topViewController as? WallController)?.collectionView.contentOffset.y = 700
        }
        try take("photos", of: UINavigationController(rootViewController: WallController()), on: [.phone, .padLandscape])
        try take("photos-further", of: UINavigationController(rootViewController: WallController()), after: [further])
    }

    private func drawFeed() throws {
        let middle: (UINavigationController) -> Void = { navigation in
            (navigation.topViewController as? FeedController)?.goToMiddle()
        }
        try take("feed", of: UINavigationController(rootViewController: FeedController()), on: [.phone, .pad])
        try take("feed-middle", of: UINavigationController(rootViewController: FeedController()), after: [middle])
    }
}
