import AppleFoundation

// Places in tables and collections: two numbers.
extension IndexPath {
    public init(row: Int, section: Int) { self.init(item: row, section: section) }
    /// One number after the other: a list of both would take memory for each path.
    public init(item: Int, section: Int) {
        self.init(index: section)
        append(item)
    }

    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}

extension NSIndexPath {
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
    public var section: Int { index(atPosition: 0) }
    public var row: Int { index(atPosition: 1) }
    public var item: Int { index(atPosition: 1) }
}
