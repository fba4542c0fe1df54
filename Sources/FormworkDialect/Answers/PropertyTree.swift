import FormworkCore

/// The properties of an object. A point in an id makes an object inside.
struct PropertyTree {
    private final class Node {
        var names: [String] = []
        var places: [ExactText: Int] = [:]
        var nodes: [Node] = []
        var schema: JSONValue?
        var required: [String] = []

        func child(_ name: String) -> Node {
            if let place = places[ExactText(name)] { return nodes[place] }
            let node = Node()
            places[ExactText(name)] = nodes.count
            names.append(name)
            nodes.append(node)
            return node
        }

        var members: [JSONMember] {
            var members = [
                JSONMember("type", "object"),
                JSONMember(
                    "properties",
                    .object(zip(names, nodes).map { JSONMember($0, $1.schema ?? .object($1.members)) })),
            ]
            if !required.isEmpty { members.append(JSONMember("required", .array(required.map { .string($0) }))) }
            members.append(JSONMember("additionalProperties", false))
            return members
        }
    }

    private let root = Node()

    /// Whether an object without members is not valid.
    var hasDemands: Bool { !root.required.isEmpty }

    /// The members of the object's schema.
    var members: [JSONMember] { root.members }

    func insert(_ schema: JSONValue, at path: ArraySlice<String>, isRequired: Bool) {
        var node = root
        for name in path {
            if isRequired, !node.required.contains(where: { $0.isSame(as: name) }) { node.required.append(name) }
            node = node.child(name)
        }
        node.schema = schema
    }

    /// A schema for the answer at a path, if it is there.
    static func nested(_ path: ArraySlice<String>, _ schema: JSONValue) -> JSONValue {
        guard let name = path.first else { return schema }
        return .object([
            JSONMember("properties", .object([JSONMember(name, nested(path.dropFirst(), schema))]))
        ])
    }
}

/// The rules of an answer that a schema cannot say, in sentences.
struct SchemaNotes {
    private var sentences: [String] = []

    mutating func add(_ sentence: String) { sentences.append(sentence) }

    /// The sentences; `nil` if there are none.
    var comment: String? { sentences.isEmpty ? nil : sentences.joined(separator: " ") }
}
