import FormworkCore

struct KeyedAnswerDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: AnswerDecoder
    let members: [JSONMember]
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.compactMap { Key(stringValue: $0.key) } }

    func contains(_ key: Key) -> Bool { member(key) != nil }
    func decodeNil(forKey key: Key) -> Bool { member(key).isBlank }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let json = member(key)
        // A value that may be missing is read as missing.
        if !(type is any ExpressibleByNilLiteral.Type) { try decoder.expectAsked(json, codingPath + [key]) }
        return try decoder.read(type, json, codingPath + [key])
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Inner> {
        try decoder.expectAsked(member(key), codingPath + [key])
        return try decoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try decoder.expectAsked(member(key), codingPath + [key])
        return try decoder(for: key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder(for: key) }

    private func decoder(for key: Key) -> AnswerDecoder {
        decoder.inside(member(key), codingPath + [key])
    }

    /// The answer under a key, which may be a path such as `address.street`, in nested or in flat answers.
    private func member(_ key: Key) -> JSONValue? {
        let name = key.stringValue
        let answers = JSONValue.object(members)
        if let found = answers[name] ?? answers.value(at: name) { return found }
        let level = name + "."
        let inside = members.filter { $0.key.hasPrefix(level) }
        if inside.isEmpty { return nil }
        return .object(inside.map { JSONMember(String($0.key.dropFirst(level.count)), $0.value) })
    }
}

struct ListAnswerDecoder: UnkeyedDecodingContainer {
    let decoder: AnswerDecoder
    let elements: [JSONValue]
    var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private var current: JSONValue? { isAtEnd ? nil : elements[currentIndex] }
    private var path: [any CodingKey] { codingPath + [PositionKey(currentIndex)] }

    mutating func decodeNil() -> Bool {
        guard !isAtEnd, current.isBlank else { return false }
        currentIndex += 1
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try decoder.read(type, current, path)
        currentIndex += 1
        return value
    }

    mutating func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type
    ) throws -> KeyedDecodingContainer<Inner> { try nested().container(keyedBy: type) }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try nested().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { nested() }

    private mutating func nested() -> AnswerDecoder {
        defer { currentIndex += 1 }
        return decoder.inside(current, path)
    }
}

struct SingleAnswerDecoder: SingleValueDecodingContainer {
    let decoder: AnswerDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { decoder.json.isBlank }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        // A type with a single answer, such as an enum, has no value for a missing answer.
        if decoder.json.isBlank, type is any FormValueConvertible.Type {
            throw FormCodingError(path: codingPath.formPath, reason: .notAnswered)
        }
        return try decoder.read(type, decoder.json, codingPath)
    }
}
