import FormworkRuntime

/// Members of replies, made in one place each: written out at every use they would be a good part of
/// what the browser downloads.
extension JSONMember {
    /// A member that is text.
    @inline(never)
    static func text(_ key: String, _ text: String) -> JSONMember { JSONMember(key, .string(text)) }

    /// A member that is an object with one member.
    @inline(never)
    static func object(_ key: String, _ members: [JSONMember]) -> JSONMember { JSONMember(key, .object(members)) }
}

extension JSONValue {
    /// A patch of the row or the other members alone.
    @inline(never)
    static func patch(_ row: RowID, _ members: [JSONMember]) -> JSONValue {
        .object([.text("row", row.text)] + members)
    }
}

/// The slots of one patch: each is written, then ended with its name.
struct SlotWriter {
    /// Where the slot's content is written.
    var html = HTMLWriter()
    private var slots: [JSONMember] = []

    /// Keeps what was written as the content of a slot.
    @inline(never)
    mutating func end(_ name: String) {
        slots.append(.text(name, html.string))
        html = HTMLWriter()
    }

    /// The patch's member; none if no slot was written.
    var members: [JSONMember] { slots.isEmpty ? [] : [.object("slots", slots)] }
}
