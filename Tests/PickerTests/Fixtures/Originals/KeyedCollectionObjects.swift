// swift-format-ignore-file
import Foundation
import UIKit

/// Arrays behind keys, and what their observer hears.
@MainActor final class Shelf: NSObject {
    @objc dynamic var books = NSMutableArray()
    @objc dynamic var names: [String] = ["a"]
    private(set) var heard: [String] = []

    override init() {
        super.init()
        addObserver(self, forKeyPath: "books", options: [.new, .old], context: nil)
        addObserver(self, forKeyPath: "names", options: [.new, .old], context: nil)
    }

    func end() {
        removeObserver(self, forKeyPath: "books")
        removeObserver(self, forKeyPath: "names")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        let kind = (change?[.kindKey] as! NSNumber).uintValue
        let places = (change?[.indexesKey] as? IndexSet).map { $0.map(String.init).joined(separator: ",") } ?? "-"
        let new = (change?[.newKey] as? [String])?.joined(separator: " ") ?? "-"
        let old = (change?[.oldKey] as? [String])?.joined(separator: " ") ?? "-"
        heard.append("\(keyPath ?? "") \(kind) at \(places): \(old) -> \(new)")
    }

    func takeHeard() -> [String] {
        defer { heard = [] }
        return heard
    }
}
