extension PathWalk {
    /// The field or repeating section that a path names; `nil` if it names an item or nothing.
    mutating func element(at path: String, in start: ScopeIndex) -> ElementIndex? {
        guard let place = place(at: path, in: start), !isItem(place, from: start) else { return nil }
        return place.element
    }

    /// Whether an item stands at a place whose positions begin in an item of a scope.
    func isItem(_ place: FormPlace, from start: ScopeIndex) -> Bool {
        place.positions.count > names.scopes[names.elements[place.element].scope].depth - names.scopes[start].depth
    }
}

/// Names that have not been measured like those of a compiled form: of a form that is being compiled, or of parameters.
///
/// Paths of them are read up to the limits of all paths.
struct UnmeasuredNames: PathNames {
    let elements: ElementArray
    let scopes: ScopeArray

    init(_ elements: ElementArray, _ scopes: ScopeArray) {
        self.elements = elements
        var scopes = scopes
        for scope in scopes.indices {
            scopes[scope].longestPath = FormPath.longest
            scopes[scope].mostBrackets = FormPath.deepest
        }
        self.scopes = scopes
    }
}
