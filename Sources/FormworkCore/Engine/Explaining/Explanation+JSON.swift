extension Explanation {
    /// The explanation as JSON; parts without content are left out.
    public var json: JSONValue {
        var members = [
            JSONMember("aspect", .string(aspect.rawValue)), JSONMember("of", subject.json),
            JSONMember("holds", .bool(holds)),
        ]
        if !value.isBlank { members.append(JSONMember("value", value.json)) }
        if !causes.isEmpty { members.append(JSONMember("causes", .array(causes.map { $0.json }))) }
        return .object(members)
    }
}

extension Explanation.Element {
    fileprivate var json: JSONValue { .object([JSONMember(kind.rawValue, .string(path))]) }
}

extension Explanation.Cause {
    fileprivate var json: JSONValue {
        var members = [JSONMember("kind", .string(kind.rawValue)), JSONMember("at", element.json)]
        if !key.isEmpty { members.append(JSONMember("key", .string(key))) }
        if !text.isEmpty { members.append(JSONMember("text", .string(text))) }
        if let source { members.append(JSONMember("source", source.json)) }
        if !option.isEmpty { members.append(JSONMember("option", .string(option))) }
        if let action { members.append(JSONMember("action", .string(action.rawValue))) }
        if !inputs.isEmpty { members.append(JSONMember("inputs", .array(inputs.map { $0.json }))) }
        return .object(members)
    }
}

extension Explanation.Input {
    fileprivate var json: JSONValue {
        var members = [JSONMember("path", .string(path))]
        members.append(isConcealed ? JSONMember("concealed", true) : JSONMember("value", value.json))
        return .object(members)
    }
}
