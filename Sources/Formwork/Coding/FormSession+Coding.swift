public import FormworkCore

extension FormSession {
    /// Fills the form with a model, and with defaults where it has no value. Properties that the form does not ask for
    /// are left out.
    ///
    /// A property is matched with a field by its name. A nested model is matched with a nested section or ids with
    /// points, and a list of models with a repeat.
    ///
    /// - Returns: The parts of the model that do not fit the form, as those of `load(_:)`, but without properties that the
    ///   form does not ask for.
    /// - Throws: A `FormCodingError` for a value that cannot be an answer, and errors of the model's own encoding.
    @discardableResult
    public func load(from model: some Encodable) throws -> [AnswerMisfit] {
        load(try AnswerEncoder.json(model, zone: zone), leavesOutUnknown: true)
    }

    /// The answers as a model; see `FormValues.decode`.
    ///
    /// A property that the form does not ask for is an error with the nearest name, unless it is optional or has a
    /// default, as with `decodeIfPresent`. `CompiledForm.mistakes(for:)` finds all of them in a test.
    ///
    /// - Throws: A `FormCodingError` with the path and the reason, and errors of the model's own decoding.
    public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
        try AnswerDecoder.model(type, answersToDecode, zone: zone, asked: AskedPaths(engine.form))
    }

    /// A copy of a record with the answers of the session. All other properties stay.
    ///
    /// An answer that nobody changed since the record was loaded leaves its property exactly as it is, so a session that
    /// nobody touched returns an equal record. The items of a repeat keep their other properties too, such as an
    /// identifier, also after they were moved: the session knows which loaded item each of them came from. Load the
    /// record with `load(from:)`. A draft that `snapshot` made remembers the items.
    ///
    /// - Throws: A `FormCodingError` with the path and the reason, and errors of the model's own coding. A new item
    ///   throws if its model has a property that the form does not ask for and that is neither optional nor has a
    ///   default. So does an item whose other properties this model does not have.
    public func updated<Model: Codable>(_ model: Model) throws -> Model {
        let exact = try AnswerEncoder.json(model, zone: zone, dates: .exact)
        let civil = try AnswerEncoder.json(model, zone: zone)
        let loaded = engine.state.loaded
        let record = RecordPart(exact: exact, civil: civil, loaded: loaded.isNull ? nil : loaded)
        let merged = try RecordMerge(engine, origins).merged(record, .form, .form)
        return try AnswerDecoder.model(Model.self, merged, zone: zone, asked: AskedPaths(engine.form))
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
}
