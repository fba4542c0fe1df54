/// Visits answers and notes misfits.
struct MisfitWalk {
    /// An object among the answers: the form, an item, or a level of a name inside them.
    struct Place {
        var scope = ScopeIndex.form
        var positions: [ItemPosition] = []
        /// The path of the item, with a point at its end; blank for the form.
        var path = ""
        /// The levels from the item to this object, each with a point at its end.
        var prefix = ""
    }

    private static let limit = 100

    let form: CompiledForm
    /// The session that has the answers; `nil` if absent, and only their places are looked at.
    private let session: FormState?
    private var paths: PathReader
    private(set) var found: [AnswerMisfit] = []
    private var answered: Set<FormPlace> = []
    /// The levels of the names of each scope: their beginnings up to each point.
    private var levels: [ScopeIndex: Set<ExactText>] = [:]

    init(_ form: CompiledForm, _ session: FormState? = nil) {
        self.form = form
        self.session = session
        paths = PathReader(form)
    }

    mutating func look(at members: [JSONMember], in place: Place) {
        for member in members where found.count < Self.limit { look(at: member, in: place) }
    }

    private mutating func look(at member: JSONMember, in place: Place) {
        // No name in the form is longer than this. Without this limit, the many prefixes of a long name would take much
        // time.
        guard place.prefix.utf8.count + member.key.utf8.count <= form.scopes[place.scope].longestPath else {
            return note(.unknownField, place.path + place.prefix + member.key.shortened)
        }
        let key = place.prefix + member.key
        if let element = form.scopes[place.scope].names[ExactText(key)] {
            look(at: member.value, of: element, place.positions, path: place.path + key)
        } else if isLevel(key, in: place.scope)
            || member.value.objectValue != nil && key.utf8.contains(UInt8(ascii: "["))
        {
            guard let members = member.value.objectValue else {
                if !member.value.isNull { note(.wrongShape, place.path + key, .object) }
                return
            }
            if members.isEmpty { lookAtItem(key, in: place) }
            var inner = place
            inner.prefix = key + "."
            look(at: members, in: inner)
        } else if let named = paths.place(at: key, in: place.scope),
            form.section(ofItemAt: named, from: place.scope) == nil
        {
            look(at: member.value, of: named.element, place.positions + named.positions, path: place.path + key)
        } else {
            note(.unknownField, place.path + place.prefix + member.key.shortened)
        }
    }

    private mutating func look(at value: JSONValue, of element: ElementIndex, _ positions: [ItemPosition], path: String)
    {
        guard answered.insert(FormPlace(element: element, positions: positions)).inserted else {
            return note(.answeredTwice, path)
        }
        if value.isNull { return }
        if let scope = form.elements[element].itemScope { return lookAtItems(value, of: scope, positions, path: path) }
        guard let field = form.field(at: element) else { return }
        let count = found.count
        switch (field.valueKind, value.arrayValue) {
        case (.none, _): note(.unknownField, path)
        case (.options, let list?):
            if list.contains(where: { $0.arrayValue != nil || $0.objectValue != nil }) {
                note(.wrongShape, path, .values)
            }
        case (.options, nil): if value.objectValue != nil { note(.wrongShape, path, .values) }
        case (.any, _): if value.objectValue != nil { note(.wrongShape, path, .value) }
        // An empty list is not an answer, like `null`.
        case (_, let list?): if !list.isEmpty { note(.wrongShape, path, .value) }
        case (_, nil): if value.objectValue != nil { note(.wrongShape, path, .value) }
        }
        if found.count == count { lookAtAnswer(FormPlace(element: element, positions: positions), path: path) }
    }

    /// Looks at a blank object at a path with brackets. It is an item without answers.
    private mutating func lookAtItem(_ key: String, in place: Place) {
        guard key.utf8.last == UInt8(ascii: "]") else { return }
        guard let named = paths.place(at: key, in: place.scope),
            form.section(ofItemAt: named, from: place.scope) != nil
        else { return note(.unknownField, place.path + key) }
        let whole = FormPlace(element: named.element, positions: place.positions + named.positions)
        if let session, session.node(at: whole) == nil { note(.tooManyItems, place.path + key) }
    }

    /// Looks at what the session has made of an answer.
    private mutating func lookAtAnswer(_ place: FormPlace, path: String) {
        guard let session else { return }
        guard let node = session.node(at: place).flatMap({ session.node($0) }), let field = session.field(of: node)
        else {
            // An item of a list says so once for the list.
            return note(.tooManyItems, path)
        }
        if let code = session.misfit(of: field, at: node) { note(code, path) }
    }

    private mutating func lookAtItems(
        _ value: JSONValue, of scope: ScopeIndex, _ positions: [ItemPosition], path: String
    ) {
        guard let list = value.arrayValue else { return note(.wrongShape, path, .items) }
        guard list.count <= Repetition.itemLimit else { return note(.tooManyItems, path) }
        var room = list.count
        if let session, let section = form.scopes[scope].element,
            let node = session.node(at: FormPlace(element: section, positions: positions)).flatMap({ session.node($0) })
        {
            room = session.items(of: node).count
            if list.count > room { note(.tooManyItems, path) }
        }
        for (index, item) in list.prefix(room).enumerated() where found.count < Self.limit {
            let itemPath = path + "[" + DecimalNumber(index).description + "]"
            if let members = item.objectValue {
                look(
                    at: members,
                    in: Place(scope: scope, positions: positions + [ItemPosition(index)], path: itemPath + "."))
            } else if !item.isNull {
                note(.wrongShape, itemPath, .object)
            }
        }
    }

    /// Whether a text is a level of names in a scope: `a` and `a.b` are, if there is a field `a.b.c`.
    private mutating func isLevel(_ key: String, in scope: ScopeIndex) -> Bool {
        if levels[scope] == nil {
            var list: Set<ExactText> = []
            for name in form.scopes[scope].names.all {
                let bytes = Array(name.text.utf8)
                for (end, byte) in bytes.enumerated() where byte == UInt8(ascii: ".") {
                    list.insert(ExactText(String(decoding: bytes[..<end], as: UTF8.self)))
                }
            }
            levels[scope] = list
        }
        return levels[scope]?.contains(ExactText(key)) ?? false
    }

    private mutating func note(_ code: AnswerMisfit.Code, _ path: String, _ expected: AnswerMisfit.Shape? = nil) {
        if found.count < Self.limit { found.append(AnswerMisfit(code: code, path: path, expected: expected)) }
    }
}
