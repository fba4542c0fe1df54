import FormworkCore

/// The index of a name among the names of one kind of object.
struct KeyIndex: Comparable, Sendable {
    fileprivate let byte: UInt8

    static func < (one: KeyIndex, other: KeyIndex) -> Bool { one.byte < other.byte }
}

/// The names of the keys of one kind of object. Finding a name takes as long for many names as for few.
final class KeyNames: Sendable {
    /// A name of a key.
    struct Entry: Sendable {
        var name: String
        /// The position of the key in its table.
        var key: Int
        /// Whether the key has another name, which is preferred.
        var isAlias = false
        /// Whether this version ignores the key.
        var isLater = false
    }

    /// All names, in the order of the table.
    let entries: [Entry]
    // The properties of the entries by their indexes. Copying an entry takes longer than reading one of these.
    private let keys: [UInt8]
    private let isAlias: [Bool]
    private let isLater: [Bool]
    /// The names by their hashes. Several names with one hash are in slots one after the other.
    private let slots: [KeyIndex?]
    private static let slotCount = 256

    init(_ entries: [Entry]) {
        precondition(entries.count < Self.slotCount / 2, "The table of keys is too large for one byte.")
        self.entries = entries
        keys = entries.map { UInt8($0.key) }
        isAlias = entries.map(\.isAlias)
        isLater = entries.map(\.isLater)
        var slots = [KeyIndex?](repeating: nil, count: Self.slotCount)
        for (index, entry) in entries.enumerated() {
            var slot = Self.hash(entry.name)
            while slots[slot] != nil { slot = (slot + 1) & (Self.slotCount - 1) }
            slots[slot] = KeyIndex(byte: UInt8(index))
        }
        self.slots = slots
    }

    /// Names of an object that is described in place.
    convenience init(_ names: [String]) {
        self.init(names.enumerated().map { Entry(name: $1, key: $0) })
    }

    /// The entry at an index.
    subscript(index: KeyIndex) -> Entry { entries[Int(index.byte)] }

    /// The position of a key in its table.
    func key(at index: KeyIndex) -> Int { Int(keys[Int(index.byte)]) }

    /// Whether the key has another name, which is preferred.
    func isAlias(at index: KeyIndex) -> Bool { isAlias[Int(index.byte)] }

    /// Whether this version ignores the key.
    func isLater(at index: KeyIndex) -> Bool { isLater[Int(index.byte)] }

    /// The index of a name; `nil` if it is not one of these. It counts the names that were compared.
    func index(of name: String, _ lookups: inout Int) -> KeyIndex? {
        var slot = Self.hash(name)
        while let index = slots[slot] {
            lookups += 1
            if self[index].name == name { return index }
            slot = (slot + 1) & (Self.slotCount - 1)
        }
        return nil
    }

    /// A number from the length and three bytes of a name. Few names of one table have the same.
    private static func hash(_ name: String) -> Int {
        let bytes = name.utf8
        let count = bytes.count
        guard count > 1 else { return count }
        let start = bytes.startIndex
        let first = Int(bytes[start])
        let second = Int(bytes[bytes.index(after: start)])
        let middle = Int(bytes[bytes.index(start, offsetBy: count / 2)])
        return (count &* 31 &+ first &* 7 &+ second &* 13 &+ middle &* 57) & (slotCount - 1)
    }

    /// All names of the key that has this name.
    func synonyms(of name: String) -> [String] {
        guard let entry = entries.first(where: { $0.name == name }) else { return [] }
        return entries.filter { $0.key == entry.key }.map(\.name)
    }

    /// The key that was probably meant by a key without effect; `nil` if no key is similar.
    ///
    /// - Parameter others: Names that are not meant.
    func guess(_ written: String, isLater: Bool = false, without others: [String] = []) -> String? {
        let acted = entries.filter { !$0.isLater }.map(\.name).filter { !others.contains($0) }
        if isLater { return ForeignWords.key(written, among: acted) }
        return ForeignWords.key(written, among: acted)
            ?? NearestWord.to(written, among: acted + entries.filter(\.isLater).map(\.name))
    }
}
