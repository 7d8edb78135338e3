/// How high a paragraph might be that nobody has looked at, from the number of its units.
package struct ParagraphGuess: Equatable, Sendable {
    package var line: Double
    package var between: Double
    package var unitsInLine: Double

    package init(line: Double = 0, between: Double = 0, unitsInLine: Double = .infinity) {
        self.line = line
        self.between = between
        self.unitsInLine = unitsInLine
    }

    package func height(_ units: Int) -> Double { max(1, (Double(units) / unitsInLine).rounded(.up)) * line + between }
}
