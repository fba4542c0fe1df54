public import FormworkCore

extension FormSession {
    /// Fills the form with a model, and with defaults where it has no value. Properties that the form does not ask for
    /// are left out.
    ///
    /// A property is matched with a field by its name. A nested model is matched with a nested section or ids with
    /// points, and a list of models with a repeat.
    ///
    /// - Throws: A `FormCodingError` for a value that cannot be an answer, and errors of the model's own encoding.
    @discardableResult
    public func load(from model: some Encodable) throws -> ChangeSet {
        load(try AnswerEncoder.json(model, zone: zone))
    }

    /// The answers as a model; see `FormValues.decode`.
    ///
    /// - Throws: A `FormCodingError` with the path and the reason, and errors of the model's own decoding.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
        try AnswerDecoder.model(type, answersToDecode, zone: zone)
    }

    /// Replaces the properties of a model that the form asks for by the answers. All other properties stay.
    ///
    /// The items of a repeat replace the whole list. To keep a property of an item that the form does not ask for, such
    /// as an identifier, give the repeat a hidden field for it.
    ///
    /// - Throws: A `FormCodingError` with the path and the reason, and errors of the model's own coding.
    public func updated<Model: Codable>(_ model: Model) throws -> Model {
        var json = try AnswerEncoder.json(model, zone: zone, dates: .exact)
        for name in engine.form.scopes[.form].names.all { json = json.removing(name.text[...]) }
        return try AnswerDecoder.model(Model.self, json.merging(answersToDecode), zone: zone)
    }

    /// The answers, with an empty object for each text that is not an answer. No type can be read from an object, so
    /// decoding fails there. If it were left out, it would count as no answer.
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

    /// The value without the member at a name, whose points are levels.
    fileprivate func removing(_ name: Substring) -> JSONValue {
        guard let members = objectValue else { return self }
        return .object(
            members.compactMap { member in
                if member.key == name { return nil }
                guard name.hasPrefix(member.key + ".") else { return member }
                return JSONMember(member.key, member.value.removing(name.dropFirst(member.key.count + 1)))
            })
    }

    /// The value with its members replaced by those of another value. Objects are merged level by level.
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
