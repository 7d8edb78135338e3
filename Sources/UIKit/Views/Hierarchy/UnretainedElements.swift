@_spi(House) import AppleFoundation

extension Array where Element: AnyObject {
    /// Visits the elements in order without counting references: this array holds them meanwhile, whatever the body does elsewhere.
    @inline(__always)
    func forEachUnretained(_ body: (Element) -> Void) {
        withExtendedLifetime(self) {
            for index in 0..<count {
                let element = withUnsafeBufferPointer { buffer in
                    UnsafeRawPointer(buffer.baseAddress.unsafelyUnwrapped + index).load(as: Uncounted<Element>.self)
                }
                element.use(body)
            }
        }
    }
}
