/// A part of answers that a form has no place for, so that it would be lost.
public struct AnswerMisfit: Error, Equatable, Sendable {
    /// What is wrong with it; the raw value is the public code.
    public enum Code: String, CaseIterable, Equatable, Sendable {
        /// The form has no field of this name.
        case unknownField = "unknown_field"
        /// Another shape of JSON than belongs here.
        case wrongShape = "wrong_shape"
        /// The same field is answered in two ways of writing its path.
        case answeredTwice = "answered_twice"
        /// More items than a session can have.
        case tooManyItems = "too_many_items"
    }

    /// What belongs into a place.
    public enum Shape: String, CaseIterable, Equatable, Sendable {
        /// One value: a text, a number, `true` or `false`.
        case value
        /// A list of such values.
        case values
        /// A list of objects.
        case items
        /// An object.
        case object
    }

    /// What is wrong.
    public var code: Code
    /// Where, such as `companies[0].name`; a name that the form does not have is cut short.
    public var path: String
    /// What belongs there instead; `nil` where the shape is not what is wrong.
    public var expected: Shape?

    /// The misfit as programs read it, like any other error; never an answer.
    ///
    /// - Parameter messages: The words.
    public func json(_ messages: MessageCatalog) -> JSONValue {
        let key = "ui." + code.rawValue + (expected.map { "." + $0.rawValue } ?? "")
        return .object([
            JSONMember("path", .string(path)), JSONMember("code", .string(code.rawValue)),
            JSONMember("message", .string(messages.text(key))),
            JSONMember("parameters", .object(expected.map { [JSONMember("expected", .string($0.rawValue))] } ?? [])),
        ])
    }
}

extension CompiledForm {
    /// Everything in answers that the form has no place for, in the order of the answers; at most 100.
    ///
    /// `load` and `replaceAnswers` drop these. Who takes answers from programs tells them instead. `null` fits everywhere: it is
    /// no answer.
    ///
    /// - Complexity: linear in the answers and in the names of the form.
    public func misfits(in answers: JSONValue) -> [AnswerMisfit] {
        var walk = MisfitWalk(self)
        walk.look(at: answers.objectValue ?? [], in: MisfitWalk.Place())
        return walk.found
    }
}

/// Walks along answers and notes what does not fit.
private struct MisfitWalk {
    /// An object among the answers: the form or an item, or a level of names inside it.
    struct Place {
        var scope = ScopeIndex.form
        var positions: [Int] = []
        /// The path of the item, with a point at its end; blank for the form.
        var path = ""
        /// The levels inside it that lead here, each with a point at its end.
        var prefix = ""
    }

    private static let limit = 100

    let form: CompiledForm
    private var paths: PathReader
    private(set) var found: [AnswerMisfit] = []
    private var answered: Set<FormPlace> = []
    /// By scope: the beginnings of names at their points.
    private var levels: [ScopeIndex: Set<ExactText>] = [:]

    init(_ form: CompiledForm) {
        self.form = form
        paths = PathReader(form)
    }

    mutating func look(at members: [JSONMember], in place: Place) {
        for member in members where found.count < Self.limit { look(at: member, in: place) }
    }

    private mutating func look(at member: JSONMember, in place: Place) {
        // Longer names are none of the form's. Putting them together would cost more than they weigh.
        guard place.prefix.utf8.count + member.key.utf8.count <= form.scopes[place.scope].longestPath else {
            return note(.unknownField, place.path + place.prefix + Self.short(member.key))
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
            var inner = place
            inner.prefix = key + "."
            look(at: members, in: inner)
        } else if let named = paths.place(at: key, in: place.scope),
            form.section(ofItemAt: named, from: place.scope) == nil
        {
            look(at: member.value, of: named.element, place.positions + named.positions, path: place.path + key)
        } else {
            note(.unknownField, place.path + place.prefix + Self.short(member.key))
        }
    }

    private mutating func look(at value: JSONValue, of element: ElementIndex, _ positions: [Int], path: String) {
        guard answered.insert(FormPlace(element: element, positions: positions)).inserted else {
            return note(.answeredTwice, path)
        }
        if value.isNull { return }
        if let scope = form.elements[element].itemScope { return lookAtItems(value, of: scope, positions, path: path) }
        let field = form.fields[form.elements[element].content]
        switch (field.valueKind, value.arrayValue) {
        case (.none, _): note(.unknownField, path)
        case (.options, let list?):
            if list.contains(where: { $0.arrayValue != nil || $0.objectValue != nil }) {
                note(.wrongShape, path, .values)
            }
        case (.options, nil): if value.objectValue != nil { note(.wrongShape, path, .values) }
        case (.any, _): if value.objectValue != nil { note(.wrongShape, path, .value) }
        // An empty list is no answer, like `null`.
        case (_, let list?): if !list.isEmpty { note(.wrongShape, path, .value) }
        case (_, nil): if value.objectValue != nil { note(.wrongShape, path, .value) }
        }
    }

    private mutating func lookAtItems(_ value: JSONValue, of scope: ScopeIndex, _ positions: [Int], path: String) {
        guard let list = value.arrayValue else { return note(.wrongShape, path, .items) }
        guard list.count <= Repetition.itemLimit else { return note(.tooManyItems, path) }
        for (index, item) in list.enumerated() where found.count < Self.limit {
            let itemPath = path + "[" + DecimalNumber(index).description + "]"
            if let members = item.objectValue {
                look(at: members, in: Place(scope: scope, positions: positions + [index], path: itemPath + "."))
            } else if !item.isNull {
                note(.wrongShape, itemPath, .object)
            }
        }
    }

    /// Whether names of a scope have a level that is called so: `a` and `a.b`, if there is a field `a.b.c`.
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

    /// The beginning of a name that nobody knows.
    private static func short(_ name: String) -> String {
        let limit = 100
        guard name.utf8.count > limit else { return name }
        var short = String.UnicodeScalarView()
        short.append(contentsOf: name.unicodeScalars.prefix(limit))
        return String(short) + "…"
    }
}
