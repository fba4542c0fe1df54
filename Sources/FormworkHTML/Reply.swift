import FormworkRuntime

/// The ways to make members of replies. They are functions, because writing them out at every use would make the page
/// much larger.
extension JSONMember {
    /// Makes a member whose value is a text.
    @inline(never)
    static func text(_ key: String, _ text: String) -> JSONMember { JSONMember(key, .string(text)) }

    /// Makes a member whose value is an object.
    @inline(never)
    static func object(_ key: String, _ members: [JSONMember]) -> JSONMember { JSONMember(key, .object(members)) }
}

extension JSONValue {
    /// Makes a patch of a row.
    @inline(never)
    static func patch(_ row: RowID, _ members: [JSONMember]) -> JSONValue {
        .object([.text("row", row.text)] + members)
    }
}

/// Collects the slots of one patch. The content of a slot is written first; `end` then gives it a name.
struct SlotWriter {
    /// The writer for the content of the slot.
    var html = HTMLWriter()
    private var slots: [JSONMember] = []

    /// Ends the slot. Everything that was written since the last slot is its content.
    @inline(never)
    mutating func end(_ name: String) {
        slots.append(.text(name, html.string))
        html = HTMLWriter()
    }

    /// The member of the patch with all slots; empty if no slot was written.
    var members: [JSONMember] { slots.isEmpty ? [] : [.object("slots", slots)] }
}
