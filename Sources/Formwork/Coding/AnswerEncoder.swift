import FormworkCore
import Foundation

/// Writes a model as answers: nested models as objects, lists of models as lists of objects.
struct AnswerEncoder: Encoder {
    /// The ways to write points in time.
    enum Dates {
        /// Days and times in a zone, for forms.
        case civil
        /// Numbers that lose nothing, for values that are only passed on.
        case exact
    }

    let target: AnswerBox
    let codingPath: [any CodingKey]
    let zone: CivilZone
    let dates: Dates
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// Makes the answers of a model.
    static func json(_ model: some Encodable, zone: CivilZone, dates: Dates = .civil) throws -> JSONValue {
        let box = AnswerBox()
        try AnswerEncoder(target: box, codingPath: [], zone: zone, dates: dates).write(model, to: box, [])
        return box.json
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        target.beginMembers()
        return KeyedEncodingContainer(KeyedAnswerEncoder<Key>(encoder: self))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        target.beginElements()
        return ListAnswerEncoder(encoder: self)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { SingleAnswerEncoder(encoder: self) }

    /// Writes a value into a box of the tree.
    func write(_ value: some Encodable, to box: AnswerBox, _ path: [any CodingKey]) throws {
        if dates == .exact, let date = value as? Date {
            box.content = .value(try answer(date.timeIntervalSinceReferenceDate, path).json)
        } else if let answerable = value as? any FormValueConvertible {
            box.content = .value(try answer(answerable, path).json)
        } else {
            try value.encode(to: AnswerEncoder(target: box, codingPath: path, zone: zone, dates: dates))
        }
    }

    private func answer<Value: FormValueConvertible>(_ value: Value, _ path: [any CodingKey]) throws -> FormValue {
        guard let answer = value.formValue(in: zone) else {
            throw FormCodingError(path: path.formPath, reason: .unwritable(type: "\(Value.self)"))
        }
        return answer
    }
}

/// A box in the tree into which a model is written.
final class AnswerBox {
    enum Content {
        case nothing
        case value(JSONValue)
        case members([(key: String, box: AnswerBox)])
        case elements([AnswerBox])
    }

    var content = Content.nothing

    var json: JSONValue {
        switch content {
        case .nothing: .null
        case .value(let value): value
        case .members(let members): .object(members.map { JSONMember($0.key, $0.box.json) })
        case .elements(let elements): .array(elements.map(\.json))
        }
    }

    func beginMembers() {
        if case .members = content { return }
        content = .members([])
    }

    func beginElements() {
        if case .elements = content { return }
        content = .elements([])
    }

    /// The box of a member. It is a new one if the member was written before.
    func member(_ key: String) -> AnswerBox {
        let box = AnswerBox()
        if case .members(var members) = content {
            members.removeAll { $0.key == key }
            members.append((key, box))
            content = .members(members)
        }
        return box
    }

    func element() -> AnswerBox {
        let box = AnswerBox()
        if case .elements(let elements) = content { content = .elements(elements + [box]) }
        return box
    }

    var count: Int {
        if case .elements(let elements) = content { elements.count } else { 0 }
    }
}
