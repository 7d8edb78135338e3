/// Ends the process with a sentence unless the condition holds.
///
/// Swift's own `precondition` says its words in debug builds alone, and apps link this library as it was built for release.
package func require(
    _ condition: Bool, _ sentence: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) {
    if !condition { fatalError(sentence(), file: file, line: line) }
}
