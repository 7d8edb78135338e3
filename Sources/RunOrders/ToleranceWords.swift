import AppleFoundation

/// How much pictures may differ from their references, as it is said for a whole run: `channel=2,pixels=0.1%,perceptual=1.5`.
package struct ToleranceWords: Equatable, Sendable {
    /// The variable of the environment that says it.
    package static let variable = "ALLIUM_TOLERANCE"

    package var channel = 0
    package var pixels = 0.0
    package var perceptual = 0.0

    package struct Problem: Error, CustomStringConvertible {
        package let description: String
    }

    package init(_ text: String) throws {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            let isShare = words.last?.hasSuffix("%") == true
            let number = words.count == 2 ? Double(isShare ? String(words[1].dropLast()) : words[1]) : nil
            switch (words.first, number) {
            case ("channel", let number?) where (0...255).contains(number) && number == number.rounded() && !isShare:
                channel = Int(number)
            case ("pixels", let number?) where (0...(isShare ? 100 : 1)).contains(number):
                pixels = isShare ? number / 100 : number
            case ("perceptual", let number?) where (0...100).contains(number) && !isShare: perceptual = number
            default:
                throw Problem(
                    description:
                        "the tolerance '\(text)' isn't understood: `channel=2` of 255, `pixels=0.1%` of the picture and "
                        + "`perceptual=1.5`, the distance of colours in CIE Lab, with commas between them")
            }
        }
    }
}
