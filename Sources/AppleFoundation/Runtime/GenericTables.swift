@_spi(Reflection) import Swift

/// Finds the table of a generic class: the type of one of its fields, already specialised.
enum GenericTables {
    static func table(of type: AnyClass) -> _ObjCTable? {
        // The fields of ancestors come first.
        var inherited = 0
        if let parent = _getSuperclass(type) {
            _ = _forEachField(of: parent, options: [.classType]) { _, _, _, _ in
                inherited += 1
                return true
            }
        }
        var index = 0
        var table: _ObjCTable?
        _ = _forEachField(of: type, options: [.classType]) { _, _, fieldType, _ in
            if index >= inherited, let generic = fieldType as? any _ObjCGenericTable.Type {
                let found = table ?? _ObjCTable()
                generic.fill(found)
                table = found
            }
            index += 1
            return true
        }
        return table
    }
}
