import FormworkCore

extension SchemaValue {
    /// The whole definition: a form, or a list of groups.
    static func root(isList: Bool) -> SchemaValue {
        isList ? .list(.object(.group)) : .object(.form)
    }

    /// The kind of value that belongs inside a container: in the value of its key, or in its list.
    func inside(_ container: DraftContainer) -> SchemaValue {
        guard container.isObject else { return elements }
        if case .table(let value) = self { return value }
        return keys(in: container).first { $0.name == container.key }?.takes ?? .anything
    }

    /// The kind of value of the elements of a list.
    private var elements: SchemaValue {
        switch self {
        case .list(let element): element
        case .either(let values):
            values.lazy.map { $0.elements }.first { if case .anything = $0 { false } else { true } } ?? .anything
        default: .anything
        }
    }

    /// The keys that an object can have here, in view of its other members.
    func keys(in container: DraftContainer) -> [SchemaObject.Key] {
        switch self {
        case .object(let name): DialectSchema.objects.first { $0.name == name }?.keys ?? []
        case .members(let members): members.map { SchemaObject.Key($0.key, $0.takes, "") }
        case .element: Self.question(container).keys
        case .either(let values): values.lazy.map { $0.keys(in: container) }.first { !$0.isEmpty } ?? []
        default: []
        }
    }

    /// An element of `fields` is a section, a matrix or a field, as in `DialectSchema.json`.
    private static func question(_ container: DraftContainer) -> SchemaObject {
        // Text: the keys are `ExactText`.
        if container.keys.contains("fields") { return SectionKeys.table.schema }
        return container.texts["type"] == "matrix" ? MatrixKeys.table.schema : FieldKeys.table.schema
    }

    /// The words of which one can be written here.
    var words: [SchemaWord] {
        switch self {
        case .word(let words): words
        case .either(let values): values.flatMap { $0.words }
        default: []
        }
    }

    /// Whether `true` and `false` can be written here.
    var isFlag: Bool {
        switch self {
        case .flag: true
        case .either(let values): values.contains { $0.isFlag }
        default: false
        }
    }

    /// The value that a new key gets, and the position of the caret in it.
    var skeleton: (text: String, caret: TextOffset) {
        switch self {
        case .text, .word: ("\"\"", 1)
        case .flag: ("true", 4)
        case .list(let element): element.isObject ? ("[{}]", 2) : ("[]", 1)
        case .object, .element, .members, .table, .anyObject: ("{}", 1)
        case .either(let values): values.first?.skeleton ?? ("", 0)
        case .number, .whole, .answer, .anything: ("", 0)
        }
    }

    /// Whether an object can be written here, and is the first of several possible kinds.
    private var isObject: Bool {
        switch self {
        case .object, .element, .members: true
        case .either(let values): values.first?.isObject ?? false
        default: false
        }
    }
}
