/// What a file may ask for before it is taken for an attack or for another kind of file.
package struct XMLLimits: Sendable {
    package var fileBytes = 64 << 20
    package var depth = 512
    package var elements = 1 << 20
    /// Problems listed for one file; the rest is only counted.
    package var diagnostics = 1000

    package init() {}
}
