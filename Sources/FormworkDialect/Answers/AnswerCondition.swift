import FormworkCore

/// A condition on the answers in one object, as JSON Schema can say it.
indirect enum AnswerCondition {
    case always
    case never
    /// The answer at a path is there and fits a schema.
    case fits([String], JSONValue)
    case not(AnswerCondition)
    case all([AnswerCondition])
    case any([AnswerCondition])

    /// The schema that objects fulfil for which the condition holds.
    var schema: JSONValue {
        switch self {
        case .always: true
        case .never: false
        case .fits(let path, let schema): Self.schema(of: path[...], schema)
        case .not(let condition): .object([JSONMember("not", condition.schema)])
        case .all(let parts): .object([JSONMember("allOf", .array(parts.map { $0.schema }))])
        case .any(let parts): .object([JSONMember("anyOf", .array(parts.map { $0.schema }))])
        }
    }

    /// A schema that demands the member at a path and describes it.
    static func schema(of path: ArraySlice<String>, _ schema: JSONValue) -> JSONValue {
        guard let name = path.first else { return schema }
        let inner = self.schema(of: path.dropFirst(), schema)
        return .object([
            JSONMember("properties", .object([JSONMember(name, inner)])),
            JSONMember("required", .array([.string(name)])),
        ])
    }

    /// Both conditions, written as simply as possible.
    func and(_ other: AnswerCondition) -> AnswerCondition {
        switch (self, other) {
        case (.never, _), (_, .never): .never
        case (.always, let rest), (let rest, .always): rest
        case (.all(let left), .all(let right)): .all(left + right)
        case (.all(let left), _): .all(left + [other])
        default: .all([self, other])
        }
    }

    func or(_ other: AnswerCondition) -> AnswerCondition {
        switch (self, other) {
        case (.always, _), (_, .always): .always
        case (.never, let rest), (let rest, .never): rest
        case (.any(let left), _): .any(left + [other])
        default: .any([self, other])
        }
    }

    var negated: AnswerCondition {
        switch self {
        case .always: .never
        case .never: .always
        case .not(let condition): condition
        default: .not(self)
        }
    }
}
