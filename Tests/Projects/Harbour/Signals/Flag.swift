import Foundation

public final class Flag {
    public static let red = Flag("red")
    public static let green = Flag("green")

    public let name: String
    init(_ name: String) { self.name = name }

    public static var bundle: Bundle { Bundle(for: Flag.self) }
}
