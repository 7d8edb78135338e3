/// What Foundation's C core reads in an object to tell its own kinds from Swift's.
///
/// `CFEqual` and `CFHash`, which attributed strings and their like call for the values they hold, look at bits 8 to 17 of an object's
/// first stored word. Zeros there mean "no type" and end the process; anything else sends the question on to `isEqual(_:)` and `hash`.
/// A class whose objects may be such values declares one of these as its first stored property.
package struct ForeignObjectWord: Sendable {
    private let bits: UInt = 0x100
    package init() {}
}
