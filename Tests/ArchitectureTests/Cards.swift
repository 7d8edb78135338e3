import Foundation

/// The cards of UIKit's classes, as their sources have them.
struct Cards {
    let type: String
    let path: String
    /// The elements of interface files that stand for the class.
    let elements: [String]
    /// The attributes that its lines name.
    let attributes: [String]
    /// The properties that its lines name.
    let properties: Set<String>

    static let all: [Cards] = Repository().files(under: "Sources", extensions: ["swift"]).compactMap(Cards.init)

    private init?(_ file: Repository.SourceFile) {
        let text = file.code.joined(separator: " ")
        guard let head = text.firstMatch(of: #/Card\.add\(\s*(\w+)\.self(?:,\s*element: "([^"]*)")?/#) else { return nil }
        path = file.path
        type = String(head.1)
        elements = (head.2 ?? "").split(separator: " ").map(String.init)
        properties = Set(text.matches(of: #/\.(?:property|reading)\(\s*"\w+",\s*\\\.(\w+)/#).map { String($0.1) })
        attributes =
            text.matches(of: #/(?:attribute\(\s*|\.flag\(\s*|\.word\(\s*|file: )"(\w+)"/#).map { String($0.1) }
            + text.matches(of: #/\.property\(\s*"(\w+)",\s*\\\.\w+,\s*file: \.same/#).map { String($0.1) }
    }
}
