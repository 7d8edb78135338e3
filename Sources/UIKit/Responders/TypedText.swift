import AppleFoundation

/// A first responder that asks somebody before what the user types gets in. What programs insert comes by `UIKeyInput` alone.
@MainActor protocol TypedText: UIKeyInput {
    /// Whether it wants a keyboard: text that is only read doesn't.
    var takesKeys: Bool { get }
    func userTyped(_ text: String)
    func userDeletedBackward()
    /// An input method shows this in the place of what it showed before.
    func userComposed(_ text: String, selection: Range<Int>)
    /// What is composed stays.
    func userFinishedComposing()
    /// A key that types nothing, or with command or control held. False if it means nothing here.
    func userPressed(_ key: UIKey) -> Bool
}

extension TypedText {
    var takesKeys: Bool { true }
}

/// A first responder that has more to end than being one.
@MainActor protocol EndsEditing: UIResponder {
    /// It is the first responder no more, and nobody was asked.
    func endedByForce()
}
