/// The elements of a form that rules can name, by their index and by their id.
///
/// It is a class, so that passing it to each of many expressions copies no lists.
final class NameTable {
    let elements: ElementArray
    let scopes: ScopeArray
    let outline: FormOutline
    /// The prefixes of nested forms; see `DefinitionCompiler.prefixes`.
    let prefixes: IndexedArray<ElementIndex, [String]>
    /// The ids of the options of each choice.
    let optionIDs: [ElementIndex: Set<ExactText>]

    init(
        elements: ElementArray = [], scopes: ScopeArray = [], outline: FormOutline = FormOutline(),
        prefixes: IndexedArray<ElementIndex, [String]> = [], optionIDs: [ElementIndex: Set<ExactText>] = [:]
    ) {
        self.elements = elements
        self.scopes = scopes
        self.outline = outline
        self.prefixes = prefixes
        self.optionIDs = optionIDs
    }

    /// The field that an element is; `nil` for anything else.
    func field(at element: ElementIndex) -> SharedField? { elements[element].field.map { outline.fields[$0] } }
}
