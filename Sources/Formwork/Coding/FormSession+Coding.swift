public import FormworkCore

extension FormSession {
    /// Fills the form with a model, and with defaults where it has no value. What the form does not ask for is left out.
    ///
    /// Properties are found by their names: a nested model by a section or ids with points, a list of models by a repeat.
    ///
    /// - Throws: `FormCodingError` for a value that can be no answer; and what the model's own encoding throws.
    @discardableResult
    public func load(from model: some Encodable) throws -> ChangeSet {
        load(try AnswerEncoder.json(model, zone: zone))
    }

    /// The answers as a model; see `FormValues.decode`.
    ///
    /// - Throws: `FormCodingError`, which says where and why; and what the model's own decoding throws.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
        try AnswerDecoder.model(type, answersToDecode, zone: zone)
    }

    /// A model with the answers in place of what the form asks for; everything else in it stays.
    ///
    /// The items of a repeat replace the whole list. To keep what an item has beside its answers, such as an identifier,
    /// give the repeat a hidden field for it.
    ///
    /// - Throws: `FormCodingError`, which says where and why; and what the model's own coding throws.
    public func updated<Model: Codable>(_ model: Model) throws -> Model {
        var json = try AnswerEncoder.json(model, zone: zone, dates: .exact)
        for name in engine.form.scopes[.form].names.all { json = json.removing(name.text[...]) }
        return try AnswerDecoder.model(Model.self, json.merging(answersToDecode), zone: zone)
    }

    /// The answers, with an empty object for each that was typed wrongly: no type is read from that, and to leave it out
    /// would make it no answer.
    private var answersToDecode: JSONValue {
        var values = engine.values
        engine.state.nodes.forEach { node in
            guard engine.state.nodes[node].flags.isSuperset(of: [.malformed, .relevant]) else { return }
            let path = FormPath(engine.path(of: engine.state.id(of: node)))
            values = values.replacing(path?.components[...] ?? [], with: .object([]))
        }
        return values
    }
}

extension JSONValue {
    /// The value with another one at a path.
    fileprivate func replacing(_ path: ArraySlice<FormPath.Component>, with value: JSONValue) -> JSONValue {
        switch path.first {
        case .name(let name):
            var members = objectValue ?? []
            let inner = (self[name] ?? .null).replacing(path.dropFirst(), with: value)
            members.removeAll { $0.key == name }
            return .object(members + [JSONMember(name, inner)])
        case .index(let index):
            var elements = arrayValue ?? []
            if elements.indices.contains(index) {
                elements[index] = elements[index].replacing(path.dropFirst(), with: value)
            }
            return .array(elements)
        case nil: return value
        }
    }

    /// The value without what stands at a name, whose points are levels.
    fileprivate func removing(_ name: Substring) -> JSONValue {
        guard let members = objectValue else { return self }
        return .object(
            members.compactMap { member in
                if member.key == name { return nil }
                guard name.hasPrefix(member.key + ".") else { return member }
                return JSONMember(member.key, member.value.removing(name.dropFirst(member.key.count + 1)))
            })
    }

    /// The value with the members of another one in place of its own; objects are merged level by level.
    fileprivate func merging(_ other: JSONValue) -> JSONValue {
        guard let members = objectValue, let others = other.objectValue else { return other }
        var merged = members
        for member in others {
            if let index = merged.firstIndex(where: { $0.key == member.key }) {
                merged[index].value = merged[index].value.merging(member.value)
            } else {
                merged.append(member)
            }
        }
        return .object(merged)
    }
}
