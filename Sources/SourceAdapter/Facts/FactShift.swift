/// What a file's facts become when the text between two of its places has another length: what lies behind moves.
struct FactShift {
    /// In the old text. No fact may speak of what is inside.
    let range: SourceRange
    let distance: Int
    /// A fact spoke of what is inside.
    private(set) var isLost = false

    init(_ range: SourceRange, by distance: Int) { (self.range, self.distance) = (range, distance) }

    /// Nil when the file has to be read again.
    static func moved(_ facts: FileFacts, _ range: SourceRange, by distance: Int) -> FileFacts? {
        var shift = FactShift(range, by: distance)
        var facts = facts
        facts.move(&shift)
        return shift.isLost ? nil : facts
    }

    mutating func move(_ position: inout Int) {
        if position >= range.end { position += distance } else if position > range.start { isLost = true }
    }

    mutating func move(_ other: inout SourceRange) {
        move(&other.start)
        move(&other.end)
    }

    mutating func move(_ other: inout SourceRange?) {
        guard var known = other else { return }
        move(&known)
        other = known
    }

    mutating func move(_ others: inout [SourceRange]) { for index in others.indices { move(&others[index]) } }

    mutating func move(_ edit: inout SourceEdit) {
        move(&edit.start)
        move(&edit.end)
    }
}

// Every place that facts hold stands here; a random test compares with facts that are read anew.
extension FileFacts {
    mutating func move(_ shift: inout FactShift) {
        shift.move(&firstStatement)
        for index in edits.indices { shift.move(&edits[index]) }
        for index in scopes.indices { scopes[index].move(&shift) }
        for index in selectors.indices { shift.move(&selectors[index].range) }
        for index in optionalUses.indices {
            shift.move(&optionalUses[index].name)
            shift.move(&optionalUses[index].labelRanges)
            shift.move(&optionalUses[index].chain)
        }
        for index in observations.indices { shift.move(&observations[index].insertion) }
        for index in constructions.indices { shift.move(&constructions[index].edit) }
        for index in dynamicMembers.indices { dynamicMembers[index].move(&shift) }
        shift.move(&classDescriptions)
        shift.move(&matchEnumerations)
        for index in notes.indices { shift.move(&notes[index].position) }
    }
}

extension DynamicMember {
    fileprivate mutating func move(_ shift: inout FactShift) {
        shift.move(&start)
        shift.move(&nameRange)
        shift.move(&labelRanges)
        shift.move(&arguments)
        shift.move(&question)
    }
}

extension ScopeFact {
    fileprivate mutating func move(_ shift: inout FactShift) {
        shift.move(&inheritanceEnd)
        shift.move(&mainActorAttribute)
        shift.move(&end)
        for index in methods.indices { methods[index].move(&shift) }
        for index in properties.indices { properties[index].move(&shift) }
    }
}

extension MethodFact {
    fileprivate mutating func move(_ shift: inout FactShift) {
        shift.move(&start)
        shift.move(&name)
        shift.move(&overrideModifier)
        shift.move(&mainActorAttribute)
        shift.move(&keyword)
        shift.move(&body)
    }
}

extension PropertyFact {
    fileprivate mutating func move(_ shift: inout FactShift) {
        shift.move(&start)
        shift.move(&nameRange)
        shift.move(&overrideModifier)
        for index in observers.indices {
            shift.move(&observers[index].head)
            shift.move(&observers[index].end)
        }
    }
}
