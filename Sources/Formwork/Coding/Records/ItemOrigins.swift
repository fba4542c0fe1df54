import FormworkCore

/// Which item of the loaded answers each item of a session came from.
///
/// Items keep their identity while they are moved, removed and restored, so the position that an item had right after
/// `load` leads to its record.
struct ItemOrigins {
    /// The positions right after `load`, by item; `nil` if this session cannot know them.
    private var positions: [ItemIndex: Int]? = [:]

    /// The key in a snapshot.
    private static let key = "loaded_items"

    /// Notes the positions right after answers were loaded. Items of earlier answers keep theirs, because the load can
    /// be undone.
    mutating func note(_ state: FormState) {
        var known = positions ?? [:]
        for item in state.items.live where item != .form { known[item] = state.items[item].position.position }
        positions = known
    }

    /// Forgets all positions, because the items were replaced in a way that does not say where they came from.
    mutating func forget() { positions = nil }

    /// Whether the session knows where its items came from. An item without a position is then a new one.
    var areKnown: Bool { positions != nil }

    /// The position of an item in its list of the loaded answers; `nil` for a new item.
    func position(of item: ItemIndex) -> Int? { positions?[item] }

    // MARK: Snapshots

    /// Reads the positions in a snapshot. They are unknown if it has loaded answers without positions.
    init(snapshot: JSONValue) {
        let numbers = snapshot[Self.key]?.arrayValue?.compactMap(\.intValue)
        guard let numbers, numbers.count.isMultiple(of: 2) else {
            positions = snapshot["loaded"] == nil ? [:] : nil
            return
        }
        var known: [ItemIndex: Int] = [:]
        for place in stride(from: 0, to: numbers.count, by: 2) {
            if let item = ItemIndex(exactly: numbers[place]) { known[item] = numbers[place + 1] }
        }
        positions = known
    }

    init() {}

    /// The snapshot with the positions in it. A form without items has none.
    func added(to snapshot: JSONValue) -> JSONValue {
        guard let positions, !positions.isEmpty, let members = snapshot.objectValue else { return snapshot }
        let numbers = positions.sorted { $0.key < $1.key }.flatMap { [$0.key.position, $0.value] }
        return .object(members + [JSONMember(Self.key, .array(numbers.map { .number($0) }))])
    }
}
