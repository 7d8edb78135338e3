import AppleFoundation

/// Looks for misspelled words. There is no dictionary here: no word is wrong, and there are no guesses.
///
/// What a program teaches it or tells it to leave alone is kept, as everywhere.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
    private var ignored: [String] = []

    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        Unsupported.dictionaries.report()
        return NSRange(location: NSNotFound, length: 0)
    }

    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Unsupported.dictionaries.report()
        return nil
    }

    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        Unsupported.dictionaries.report()
        return nil
    }

    // MARK: Words that are left alone
    open func ignoreWord(_ wordToIgnore: String) {
        if !ignored.contains(wordToIgnore) { ignored.append(wordToIgnore) }
    }

    open var ignoredWords: [String]? {
        get { ignored }
        set { ignored = newValue ?? [] }
    }

    open class func learnWord(_ word: String) { LearnedWords.shared.words.insert(word) }
    open class func hasLearnedWord(_ word: String) -> Bool { LearnedWords.shared.words.contains(word) }
    open class func unlearnWord(_ word: String) { LearnedWords.shared.words.remove(word) }
    /// None, as there are no dictionaries.
    open class var availableLanguages: [String] { [] }
}

/// The words that the person using the device has taught it.
@MainActor final class LearnedWords: SessionPart {
    static var shared = LearnedWords()
    var words: Set<String> = []
    init() {}
}
