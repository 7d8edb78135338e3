import HeadlessHost
import Terrace
import UIKit

let host = HeadlessHost(device: .iPhone15)
switch CommandLine.arguments.dropFirst().first {
case "forget":
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Forgetful()
    window.makeKeyAndVisible()
    host.show(window)
    print("shown")
case "arrange": UIStackView().insertArrangedSubview(UIView(), at: 9)
case "exchange": UIView().exchangeSubview(at: 1, withSubviewAt: 2)
case "detents": UIViewController().sheetPresentationController?.detents = []
default: print("forget, arrange, exchange or detents?")
}
