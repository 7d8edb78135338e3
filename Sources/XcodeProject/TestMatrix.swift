import AppleFoundation

/// Devices and settings in which all tests run: each device with each setting.
package struct TestMatrix: Equatable {
    package struct Cell: Equatable {
        package var device: String?
        package var isDark = false
        package var textSize: String?
        package var isRightToLeft = false
        package var language: String?
        /// What differs, for people; nil where nothing does.
        package var name: String?
    }

    /// Empty for the usual one.
    package var devices: [String] = []
    package var styles: [Bool] = []
    package var textSizes: [String] = []
    package var directions: [Bool] = []
    package var languages: [String] = []

    package init() {}

    /// Whether there is more than one of anything.
    package var hasSeveral: Bool { cells.count > 1 }

    package var cells: [Cell] {
        func some<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values.map(Optional.some) }
        var cells: [Cell] = []
        for device in some(devices) {
            for style in some(styles) {
                for size in some(textSizes) {
                    for direction in some(directions) {
                        for language in some(languages) {
                            var cell = Cell(
                                device: device, isDark: style ?? false, textSize: size, isRightToLeft: direction ?? false,
                                language: language)
                            cell.name = name(cell)
                            if !cells.contains(cell) { cells.append(cell) }
                        }
                    }
                }
            }
        }
        return cells
    }

    private func name(_ cell: Cell) -> String? {
        var words: [String] = []
        if let device = cell.device, devices.count > 1 { words.append(device) }
        if styles.count > 1 { words.append(cell.isDark ? "dark" : "light") }
        if textSizes.count > 1, let size = cell.textSize { words.append(size) }
        if directions.count > 1 { words.append(cell.isRightToLeft ? "right to left" : "left to right") }
        if languages.count > 1, let language = cell.language { words.append(language) }
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// `a, b,c`
    package static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
