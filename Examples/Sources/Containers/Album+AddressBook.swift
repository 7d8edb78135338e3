import AddressBook
import UIKit

extension Album {
    func drawAddressBook() throws {
        try take("address-book", of: UINavigationController(rootViewController: ContactListController()))
    }
}
