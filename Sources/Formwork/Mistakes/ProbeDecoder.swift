import FormworkCore
import Foundation

/// An object that a `ProbeDecoder` tells of the keys of a model, and from which it gets values.
protocol DecodingProbe: AnyObject {
    /// Notes that a level of the model has keys of a type.
    func enter<Key: CodingKey>(_ type: Key.Type, at path: [any CodingKey])
    /// Whether something at a path or inside it is wanted.
    func isAsked(_ path: [any CodingKey]) -> Bool
    /// Notes that the model needs a property at a path.
    func expectAsked(_ path: [any CodingKey])
    /// A value for a property.
    func value<Value: Decodable>(_ type: Value.Type, _ path: [any CodingKey]) throws -> Value
}

extension DecodingProbe {
    func enter<Key: CodingKey>(_ type: Key.Type, at path: [any CodingKey]) {}
}

/// The decoder of a probe at a path.
struct ProbeDecoder: Decoder {
    let probe: any DecodingProbe
    /// The answer, for a type that reads a single one.
    let example: FormValue
    let codingPath: [any CodingKey]
    let userInfo: [CodingUserInfoKey: Any] = [:]

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        probe.enter(type, at: codingPath)
        return KeyedDecodingContainer(KeyedProbe(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { ListProbe(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { SingleProbe(decoder: self) }

    func inside(_ key: any CodingKey) -> ProbeDecoder {
        ProbeDecoder(probe: probe, example: example, codingPath: codingPath + [key])
    }
}

private struct KeyedProbe<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: ProbeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { [] }

    // A property that may be missing is tried only if the form asks for it.
    func contains(_ key: Key) -> Bool { decoder.probe.isAsked(codingPath + [key]) }
    func decodeNil(forKey key: Key) -> Bool { !contains(key) }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        if !contains(key), let missing = (type as? any ExpressibleByNilLiteral.Type).map({ $0.init(nilLiteral: ()) }),
            let missing = missing as? Value
        {
            return missing
        }
        decoder.probe.expectAsked(codingPath + [key])
        return try decoder.probe.value(type, codingPath + [key])
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Inner> {
        decoder.probe.expectAsked(codingPath + [key])
        return decoder.inside(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.probe.expectAsked(codingPath + [key])
        return decoder.inside(key).unkeyedContainer()
    }

    // The properties of a base class are on the level of its subclass.
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
}

/// A list with one element; with none if the form does not ask for it.
private struct ListProbe: UnkeyedDecodingContainer {
    let decoder: ProbeDecoder
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { decoder.probe.isAsked(codingPath) ? 1 : 0 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    private mutating func next() -> ProbeDecoder {
        defer { currentIndex += 1 }
        return decoder.inside(PositionKey(currentIndex))
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try decoder.probe.value(type, next().codingPath)
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type
    ) -> KeyedDecodingContainer<Inner> { next().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }
}

private struct SingleProbe: SingleValueDecodingContainer {
    let decoder: ProbeDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // Any type that reads a single answer gets the example, or is itself a model.
        guard let answerable = type as? any FormValueConvertible.Type else {
            return try Value(from: decoder)
        }
        guard let value = made(answerable) as? Value else {
            throw FormCodingError(path: codingPath.formPattern, reason: .unreadable(type: "\(type)"))
        }
        return value
    }

    private func made<Value: FormValueConvertible>(_ type: Value.Type) -> Any? {
        Value(formValue: decoder.example, in: CivilZone(.gmt))
    }
}
