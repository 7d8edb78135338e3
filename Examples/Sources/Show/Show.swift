import AddressBook
import Antipode
import BrowserHost
import Drawer
import Feed
import Notes
import Onion
import Pager
import PhotoWall
import Places
import Recipients
import SDLHost
import ShopFront
import SignIn
import SplitMail
import UIKit

/// Shows one of the examples in a window, or in a page: `swift run --package-path Examples Show onion --web`.
@main @MainActor
struct Show {
    private static let examples: [String: () -> UIViewController] = [
        "onion": { GardenController() },
        "drawer": { TrailsApp.makeDrawer() },
        "pager": { RecipesApp.makeRoot() },
        "antipode": { AntipodeController() },
        "places": { PlacesController() },
        "mail": { MailSplitController() },
        "contacts": { UINavigationController(rootViewController: ContactListController()) },
        "shop": { UINavigationController(rootViewController: ShopController()) },
        "photos": { UINavigationController(rootViewController: WallController()) },
        "feed": { UINavigationController(rootViewController: FeedController()) },
        "note": { UINavigationController(rootViewController: NoteController()) },
        "recipients": { UINavigationController(rootViewController: RecipientsController()) },
        "signin": { UINavigationController(rootViewController: SignInController()) },
    ]

    static func main() {
        var words = Array(CommandLine.arguments.dropFirst())
        let isPage = words.contains("--web")
        words.removeAll { $0 == "--web" }
        let name = words.first ?? "onion"
        guard let make = examples[name] else {
            print("there is no example '\(name)'; there are: \(examples.keys.sorted().joined(separator: ", "))")
            exit(1)
        }
        exit(isPage ? PageHost.show(make) : WindowHost.show(make))
    }
}
