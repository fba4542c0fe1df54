/// The elements of a form by their index and by their id, so that rules and checks can look up what they name.
///
/// It is a class, so that passing it to each of many expressions and checks copies no lists.
final class NamedForm {
    /// The form's own properties.
    let header: FormDefinition
    let outline: FormOutline
    let elements: ElementArray
    let scopes: ScopeArray
    /// The prefixes of nested forms; see `CollectedForm.prefixes`.
    let prefixes: IndexedArray<ElementIndex, [String]>
    /// The texts in which answers stand.
    let texts: [ElementIndex: [CollectedText]]
    /// The ids of the options of each choice that has options, with which rules compare.
    let optionIDs: [ElementIndex: Set<ExactText>]
    /// The work that may be done to suggest names instead of unknown ones.
    let suggestions = SuggestionBudget()

    /// Gives indices to all elements.
    ///
    /// - Returns: `nil` if elements are missing, because the form is too large.
    init?(_ collected: CollectedForm) {
        guard !collected.isTooLarge, let (elements, scopes) = collected.outline.index() else { return nil }
        header = collected.header
        outline = collected.outline
        prefixes = collected.prefixes
        texts = collected.texts
        self.elements = elements
        self.scopes = scopes
        var optionIDs: [ElementIndex: Set<ExactText>] = [:]
        for index in elements.indices {
            guard let field = elements[index].field.map({ collected.outline.fields[$0] }) else { continue }
            if !field.definition.options.isEmpty, field.valueKind.isChoice {
                optionIDs[index] = Self.ids(of: field.definition.options)
            }
        }
        self.optionIDs = optionIDs
    }

    private static func ids(of options: [FieldOption]) -> Set<ExactText> {
        var ids = Set<ExactText>(minimumCapacity: options.count)
        for place in options.indices { ids.insert(ExactText(options[place].id.canonicalText)) }
        return ids
    }

    /// The field that an element is; `nil` for anything else.
    func field(at element: ElementIndex) -> SharedField? { elements[element].field.map { outline.fields[$0] } }

    /// The names that an expression of an element can use.
    func scope(of element: ElementIndex) -> ElementScope { ElementScope(form: self, element: element) }
}

extension NamedForm {
    /// The name of an element in problems.
    func name(of element: ElementIndex) -> String {
        switch elements[element].content {
        case .group(let group): outline.groups[group].id
        case .section(let section): outline.sections[section].id
        case .field(let field): outline.fields[field].definition.id
        }
    }

    /// The name of an element's answer, and the key of the definition that sets it; `nil` for elements without answers.
    func valueName(of element: ElementIndex, _ names: ValueOptions.Names) -> (name: String, key: String)? {
        switch elements[element].content {
        case .group: return nil
        case .section(let section):
            let id = outline.sections[section].id
            return elements[element].isRepeating && !id.isEmpty ? (id, "id") : nil
        case .field(let field):
            let field = outline.fields[field]
            guard field.valueKind != .none, !field.definition.id.isEmpty else { return nil }
            let name = field.definition.parameterName
            if names == .parameters, !name.isEmpty { return (name, "parameter") }
            return (field.definition.id, "id")
        }
    }
}
