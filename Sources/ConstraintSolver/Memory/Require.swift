/// Ends the process with a sentence unless the condition holds: `precondition` has no words in optimised code.
@inline(__always)
func require(_ condition: Bool, _ sentence: StaticString, file: StaticString = #fileID, line: UInt = #line) {
    if !condition { fail(sentence, file, line) }
}

@inline(never)
private func fail(_ sentence: StaticString, _ file: StaticString, _ line: UInt) -> Never {
    fatalError("\(sentence)", file: file, line: line)
}
