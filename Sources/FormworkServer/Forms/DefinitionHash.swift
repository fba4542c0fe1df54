#if Server
import FormworkCore
import FormworkDialect

/// The hash by which pages, drafts and submissions name the definition that they belong to.
///
/// It is the hash of the definition as written: of its JSON in Formwork's dialect, with its keys in order. So it is the same on
/// every server, for a form in JSON and its twin in Swift, and after an upgrade, however the compiled form is kept then. Styles,
/// the words after the submission, and when the form opens and closes do not count, because they change no question.
enum DefinitionHash {
    /// The prefix of hashes of this kind. Other versions of Formwork made hashes of other kinds: those without a prefix are of the
    /// compiled form.
    private static let kind = "d1."

    /// How a form compares with a definition that was named by its hash.
    enum Match {
        case same
        case different
        /// The hash is of another kind. Only the answers can tell whether the form is still the same.
        case unknown
    }

    static func text(of definition: FormDefinition) -> String {
        // The JSON of a field of an app's own type has the name of that and no other type, so the basic types follow.
        let types = definition.allFields.filter { !$0.customType.isEmpty }.map { JSONValue.string($0.type.rawValue) }
        let json = JSONValue.array([DefinitionWriter.json(definition.asked), .array(types)])
        return kind + contentHash(Array(json.withSortedKeys.text().utf8))
    }

    static func match(_ hash: String, _ named: String) -> Match {
        if hash.isSame(as: named) { return .same }
        return named.utf8.starts(with: kind.utf8) ? .different : .unknown
    }
}

extension ServedForm {
    /// How the form compares with the definition that this hash names.
    func match(_ named: String) -> DefinitionHash.Match { DefinitionHash.match(hash, named) }

    /// Whether answers belong to the form as it is now.
    ///
    /// - Parameters:
    ///   - named: The hash of the definition that they were given to.
    ///   - snapshot: The answers.
    ///   - engine: A session that has just restored them.
    func owns(_ named: String, _ snapshot: JSONValue, in engine: FormEngine) -> Bool {
        switch match(named) {
        case .same: true
        case .different: false
        case .unknown: engine.mismatches(with: snapshot).isEmpty
        }
    }
}

extension FormDefinition {
    /// The form without its styles and without the words after the submission.
    fileprivate var asked: FormDefinition {
        var form = self
        form.styles = []
        form.success = .default
        form.successTitle = ""
        (form.opens, form.closes) = (nil, nil)
        for group in form.groups.indices {
            form.groups[group].styles = []
            for section in form.groups[group].sections.indices {
                form.groups[group].sections[section].removeStyles()
            }
        }
        return form
    }
}

extension FormSection {
    fileprivate mutating func removeStyles() {
        styles = []
        for place in elements.indices {
            switch elements[place] {
            case .field(var field):
                field.styles = []
                elements[place] = .field(field)
            case .section(var section):
                section.removeStyles()
                elements[place] = .section(section)
            }
        }
    }
}

extension JSONValue {
    /// The same value with the members of all objects in the order of their keys' bytes.
    fileprivate var withSortedKeys: JSONValue {
        if let members = objectValue {
            let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            return .object(sorted.map { JSONMember($0.key, $0.value.withSortedKeys) })
        }
        return arrayValue.map { values in .array(values.map { $0.withSortedKeys }) } ?? self
    }
}
#endif
