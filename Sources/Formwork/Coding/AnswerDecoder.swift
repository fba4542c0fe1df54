import FormworkCore
import Foundation

/// Reads a model from answers.
struct AnswerDecoder: Decoder {
    /// The JSON at the path; `nil` if absent.
    let json: JSONValue?
    let codingPath: [any CodingKey]
    let zone: CivilZone
    /// The paths that the form asks for; `nil` if there is no form to compare with.
    var asked: AskedPaths?
    let userInfo: [CodingUserInfoKey: Any] = [:]

    /// Reads a model.
    static func model<Model: Decodable>(
        _ type: Model.Type, _ json: JSONValue, zone: CivilZone, asked: AskedPaths? = nil
    ) throws -> Model {
        try AnswerDecoder(json: json, codingPath: [], zone: zone, asked: asked).read(type, json, [])
    }

    /// A decoder for a part.
    func inside(_ json: JSONValue?, _ path: [any CodingKey]) -> AnswerDecoder {
        AnswerDecoder(json: json, codingPath: path, zone: zone, asked: asked)
    }

    /// Throws if there is nothing at a path because the form does not ask for it.
    func expectAsked(_ json: JSONValue?, _ path: [any CodingKey]) throws {
        guard json == nil, let asked, !asked.contains(path) else { return }
        throw FormCodingError(path: path.formPath, reason: .notAsked(nearest: asked.nearest(to: path)))
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        let members = try content(json?.objectValue)
        return KeyedDecodingContainer(KeyedAnswerDecoder(decoder: self, members: members))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        ListAnswerDecoder(decoder: self, elements: try content(json?.arrayValue))
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { SingleAnswerDecoder(decoder: self) }

    /// The parts of an object or list; empty if there is no answer.
    private func content<Part>(_ parts: [Part]?) throws -> [Part] {
        if let parts { return parts }
        if json.isBlank { return [] }
        throw FormCodingError(path: codingPath.formPath, reason: .notNested)
    }

    /// Reads a value at a path.
    func read<Value: Decodable>(_ type: Value.Type, _ json: JSONValue?, _ path: [any CodingKey]) throws -> Value {
        if let found = try answer(type, json, path) { return found }
        do {
            return try Value(from: inside(json, path))
        } catch let error as DecodingError {
            // The words of the error may quote the answer.
            let inner = error.context?.codingPath.formPath ?? ""
            throw FormCodingError(
                path: inner.isEmpty ? path.formPath : inner, reason: .unreadable(type: "\(Value.self)"))
        }
    }

    /// Reads a type that conforms to `FormValueConvertible`; `nil` for other types.
    private func answer<Value>(_ type: Value.Type, _ json: JSONValue?, _ path: [any CodingKey]) throws -> Value? {
        if type == String.self, let text = json?.stringValue { return text as? Value }
        if type == Date.self, let seconds = json?.numberValue, let seconds = Double(seconds.description) {
            return Date(timeIntervalSinceReferenceDate: seconds) as? Value
        }
        guard let answerable = type as? any FormValueConvertible.Type else { return nil }
        return try convert(answerable, json, path) as? Value
    }

    private func convert<Value: FormValueConvertible>(
        _ type: Value.Type, _ json: JSONValue?, _ path: [any CodingKey]
    ) throws -> Value {
        if json.isBlank {
            if let value = Value.blankValue { return value }
            throw FormCodingError(path: path.formPath, reason: .notAnswered)
        }
        guard let json, json.objectValue == nil, let value = Value(formValue: FormValue(json), in: zone) else {
            throw FormCodingError(path: path.formPath, reason: .unreadable(type: "\(Value.self)"))
        }
        return value
    }
}

extension JSONValue? {
    /// Whether there is no answer.
    var isBlank: Bool {
        guard let self else { return true }
        return self.objectValue == nil && FormValue(self).isBlank
    }
}

extension DecodingError {
    fileprivate var context: Context? {
        switch self {
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .keyNotFound(_, let context),
            .dataCorrupted(let context):
            context
        @unknown default: nil
        }
    }
}
