import FormworkCore

struct KeyedAnswerEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let encoder: AnswerEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil(forKey key: Key) { encoder.target.member(key.stringValue).content = .value(.null) }

    func encode(_ value: some Encodable, forKey key: Key) throws {
        try encoder.write(value, to: encoder.target.member(key.stringValue), codingPath + [key])
    }

    func nestedContainer<Inner: CodingKey>(
        keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> {
        encoder(for: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        encoder(for: key).unkeyedContainer()
    }

    // The properties of a base class are on the level of its subclass, because forms have no level for them.
    func superEncoder() -> any Encoder { encoder }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(for: key) }

    private func encoder(for key: any CodingKey) -> AnswerEncoder {
        encoder.inside(encoder.target.member(key.stringValue), key)
    }
}

struct ListAnswerEncoder: UnkeyedEncodingContainer {
    let encoder: AnswerEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }
    var count: Int { encoder.target.count }

    func encodeNil() { encoder.target.element().content = .value(.null) }

    func encode(_ value: some Encodable) throws {
        let path = codingPath + [PositionKey(count)]
        try encoder.write(value, to: encoder.target.element(), path)
    }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        nested().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { nested().unkeyedContainer() }
    func superEncoder() -> any Encoder { nested() }

    private func nested() -> AnswerEncoder {
        let key = PositionKey(count)
        return encoder.inside(encoder.target.element(), key)
    }
}

struct SingleAnswerEncoder: SingleValueEncodingContainer {
    let encoder: AnswerEncoder
    var codingPath: [any CodingKey] { encoder.codingPath }

    func encodeNil() { encoder.target.content = .value(.null) }

    func encode(_ value: some Encodable) throws { try encoder.write(value, to: encoder.target, codingPath) }
}

extension AnswerEncoder {
    /// An encoder that writes to a box inside that of this encoder.
    fileprivate func inside(_ box: AnswerBox, _ key: any CodingKey) -> AnswerEncoder {
        AnswerEncoder(target: box, codingPath: codingPath + [key], zone: zone, dates: dates)
    }
}
