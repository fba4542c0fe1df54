/// Writes properties into the members of a JSON object, or reads them back, in the same order.
///
/// One function for each type describes both directions, so that they always agree. A property with its default is left
/// out. Reading never searches, because the order is the same.
///
/// The direction (reading or writing) is a type, so that a program that only reads, such as the engine in the browser,
/// has no code that writes.
package struct ArchiveCoder<Direction: ArchiveDirection> {
    private var members: [JSONMember] = []
    private var next = 0

    package mutating func code(_ key: String, _ text: inout String) {
        if let json = take(key, unless: text.isEmpty, { .string(text) }) { text = json.stringValue ?? text }
    }

    package mutating func code(_ key: String, _ flag: inout Bool, default value: Bool = false) {
        if let json = take(key, unless: flag == value, { .bool(flag) }) { flag = json.boolValue ?? flag }
    }

    package mutating func code(_ key: String, _ number: inout Int, default value: Int) {
        if let json = take(key, unless: number == value, { .number(number) }) {
            number = json.numberValue?.intValue ?? number
        }
    }

    package mutating func code(_ key: String, _ number: inout Int?) {
        if let json = take(key, unless: number == nil, { .number(number ?? 0) }) { number = json.numberValue?.intValue }
    }

    package mutating func code(_ key: String, _ number: inout DecimalNumber?) {
        if let json = take(key, unless: number == nil, { .number(number ?? 0) }) { number = json.numberValue }
    }

    package mutating func code(_ key: String, _ value: inout FormValue) {
        if let json = take(key, unless: value.isBlank, { value.json }) { value = FormValue(json) }
    }

    /// A choice is archived by its position among all; the first is the default.
    package mutating func code<Choice: CaseIterable & Equatable>(_ key: String, _ choice: inout Choice)
    where Choice.AllCases == [Choice] {
        var position = Direction.isReading ? 0 : Choice.allCases.firstIndex(of: choice) ?? 0
        code(key, &position, default: 0)
        if Choice.allCases.indices.contains(position) { choice = Choice.allCases[position] }
    }

    /// A choice that may be missing is archived by its position among all, from 1.
    package mutating func code(_ key: String, _ type: inout FieldType?) {
        var position = 0
        if !Direction.isReading, let type { position = FieldType.allCases.firstIndex(of: type).map { $0 + 1 } ?? 0 }
        code(key, &position, default: 0)
        if position > 0, position <= FieldType.allCases.count { type = FieldType.allCases[position - 1] }
    }

    package mutating func code(_ key: String, _ list: inout [JSONValue]) {
        if let json = take(key, unless: list.isEmpty, { .array(list) }) { list = json.arrayValue ?? list }
    }

    package mutating func code<Part>(
        _ key: String, _ list: inout [Part], blank: Part, _ body: (inout Part, inout ArchiveCoder) -> Void
    ) {
        if let json = take(key, unless: list.isEmpty, { .array(list.map { Self.made(of: $0, body) }) }) {
            list = (json.arrayValue ?? []).map { Self.part($0, blank, body) }
        }
    }

    package mutating func code<Part>(
        _ key: String, _ part: inout Part?, blank: Part, _ body: (inout Part, inout ArchiveCoder) -> Void
    ) {
        if let json = take(key, unless: part == nil, { Self.made(of: part ?? blank, body) }) {
            part = Self.part(json, blank, body)
        }
    }

    /// The object that one value is written as.
    fileprivate static func made<Part>(
        of part: Part, _ body: (inout Part, inout ArchiveCoder) -> Void
    ) -> JSONValue {
        var coder = ArchiveCoder()
        var part = part
        body(&part, &coder)
        return .object(coder.members)
    }

    /// The value in an object, starting from its defaults; anything else is read as an object without members.
    fileprivate static func part<Part>(
        _ json: JSONValue, _ blank: Part, _ body: (inout Part, inout ArchiveCoder) -> Void
    ) -> Part {
        var coder = ArchiveCoder()
        coder.members = json.objectValue ?? []
        var part = blank
        body(&part, &coder)
        return part
    }

    /// When reading, returns the member if it comes next. When writing, adds the member unless it has its default.
    private mutating func take(
        _ key: String, unless isDefault: @autoclosure () -> Bool, _ value: () -> JSONValue
    ) -> JSONValue? {
        if Direction.isReading {
            guard next < members.count, members[next].key.isSame(as: key) else { return nil }
            next += 1
            return members[next - 1].value
        }
        if !isDefault() { members.append(JSONMember(key, value())) }
        return nil
    }
}

/// The direction of coding: reading or writing.
package protocol ArchiveDirection: SendableMetatype {
    static var isReading: Bool { get }
}

package enum ArchiveReading: ArchiveDirection {
    package static var isReading: Bool { true }
}

package enum ArchiveWriting: ArchiveDirection {
    package static var isReading: Bool { false }
}

package typealias ArchiveReader = ArchiveCoder<ArchiveReading>
package typealias ArchiveWriter = ArchiveCoder<ArchiveWriting>

extension ArchiveCoder<ArchiveReading> {
    /// Reads one value from an object, starting from its defaults.
    package static func read<Part>(_ json: JSONValue, _ blank: Part, _ body: (inout Part, inout Self) -> Void) -> Part {
        part(json, blank, body)
    }
}

extension ArchiveCoder<ArchiveWriting> {
    /// Writes one value as an object.
    package static func write<Part>(_ part: Part, _ body: (inout Part, inout Self) -> Void) -> JSONValue {
        made(of: part, body)
    }
}
