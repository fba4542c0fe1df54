extension CompiledForm {
    /// Converts parameters into answers for `FormInput.load`.
    ///
    /// The keys may be parameter names or ids. They may be nested or be paths, also mixed. Items may be attributes as
    /// in Rails (`"companies_attributes": {"0": {…}}`), in the order of their numbers. Choices may be ids, values if
    /// the field sends values, or flags. Days and times may have the field's `saveFormat`. Any other value is passed on
    /// unchanged.
    ///
    /// - Complexity: linear in the size of the values, times the options of choices that send values.
    public func answers(fromParameters parameters: JSONValue) -> JSONValue {
        ParameterReader(form: self).answers(parameters, scope: .form)
    }
}

/// Finds the fields of parameters.
private struct ParameterReader {
    let form: CompiledForm
    /// The form's scopes, in which elements have the names that parameters may have. Parameter names count before ids.
    private let names: UnmeasuredNames

    init(form: CompiledForm) {
        self.form = form
        var scopes = form.scopes
        for scope in scopes.indices {
            for element in scopes[scope].elements {
                if let field = form.field(at: element) {
                    scopes[scope].names[ExactText(field.name(.parameters))] = element
                }
            }
            for element in scopes[scope].elements where form.elements[element].isRepeating {
                scopes[scope].names.add(ExactText(form.name(of: element) + "_attributes"), element)
            }
        }
        names = UnmeasuredNames(form.elements, scopes)
    }

    func answers(_ parameters: JSONValue, scope: ScopeIndex) -> JSONValue {
        var answers = Answers()
        take(parameters, scope: scope, level: "", into: &answers)
        return .object(answers.members)
    }

    /// The answers that were found so far, with the positions of those that consist of flags.
    private struct Answers {
        var members: [JSONMember] = []
        var flagged: [ExactText: Int] = [:]

        mutating func append(_ name: String, _ value: JSONValue) { members.append(JSONMember(name, value)) }

        mutating func add(_ chosen: JSONValue, at name: String) {
            if let place = flagged[ExactText(name)] {
                if let list = members[place].value.arrayValue {
                    members[place].value = .array(list + (chosen.arrayValue ?? []))
                } else if !chosen.isNull {
                    members[place].value = chosen
                }
            } else {
                flagged[ExactText(name)] = members.count
                append(name, chosen)
            }
        }
    }

    private func take(_ parameters: JSONValue, scope: ScopeIndex, level: String, into answers: inout Answers) {
        for member in parameters.objectValue ?? [] {
            let key = level + member.key
            if let element = names.scopes[scope].names[ExactText(key)] {
                answers.append(form.name(of: element), answer(member.value, to: element))
            } else if member.value.objectValue != nil, !key.utf8.contains(UInt8(ascii: "[")) {
                take(member.value, scope: scope, level: key + ".", into: &answers)
            } else if let (path, element) = follow(key, from: scope) {
                answers.append(path, answer(member.value, to: element))
            } else if let (path, field, option) = flag(key, from: scope) {
                answers.add(chosen([JSONMember(option, member.value)], of: field), at: path)
            } else {
                answers.append(key, member.value)
            }
        }
    }

    /// Translates a path of parameter names into a path of ids. Returns it with the element there.
    private func follow(_ key: String, from start: ScopeIndex) -> (path: String, element: ElementIndex)? {
        var walk = PathWalk(names)
        guard let place = walk.place(at: key, in: start), !walk.isItem(place, from: start) else { return nil }
        var path = ""
        let around = form.scopes(from: form.elements[place.element].scope, to: start).reversed()
        for (scope, position) in zip(around, place.positions) {
            guard let section = form.scopes[scope].element else { return nil }
            path += form.name(of: section) + "[" + String(position.position) + "]."
        }
        return (path + form.name(of: place.element), place.element)
    }

    /// The field and the option of a path such as `colours.red`.
    private func flag(_ key: String, from scope: ScopeIndex) -> (path: String, field: CompiledField, option: String)? {
        guard key.utf8.count <= FormPath.longest else { return nil }
        for point in key.utf8.indices where key.utf8[point] == UInt8(ascii: ".") {
            guard let (path, element) = follow(String(key[..<point]), from: scope),
                let field = form.field(at: element)
            else { continue }
            let option = String(key[key.utf8.index(after: point)...])
            if field.hasOption(option) { return (path, field, option) }
        }
        return nil
    }

    private func answer(_ value: JSONValue, to element: ElementIndex) -> JSONValue {
        if let scope = form.elements[element].itemScope {
            return .array((value.arrayValue ?? numbered(value)).map { answers($0, scope: scope) })
        }
        guard let field = form.field(at: element) else { return value }
        let pattern = field.definition.saveFormat
        if !pattern.isEmpty, let text = value.stringValue {
            return LocaleRecord().readCivil(text, pattern: pattern, kind: field.valueKind).map { .string($0) } ?? value
        }
        if let flags = value.objectValue { return chosen(flags, of: field) }
        return field.definition.send == .value ? ids(value, of: field) : value
    }

    /// Converts items with numbers as keys to a list in the order of the numbers.
    private func numbered(_ items: JSONValue) -> [JSONValue] {
        var list: [(number: Int, place: Int, item: JSONValue)] = []
        for (place, member) in (items.objectValue ?? []).enumerated() {
            list.append((DecimalNumber(member.key)?.intValue ?? Int.max, place, member.value))
        }
        list.sort { ($0.number, $0.place) < ($1.number, $1.place) }
        return list.map { $0.item }
    }

    private func chosen(_ flags: [JSONMember], of field: CompiledField) -> JSONValue {
        let chosen = flags.filter { $0.value.boolValue == true }.map { member in
            field.option(member.key)?.id.json ?? .string(member.key)
        }
        return field.valueKind == .options ? .array(chosen) : chosen.first ?? .null
    }

    private func ids(_ value: JSONValue, of field: CompiledField) -> JSONValue {
        if let list = value.arrayValue { return .array(list.map { ids($0, of: field) }) }
        let text = FormValue(value).canonicalText
        let option = field.definition.options.first { option in
            !option.value.isBlank && option.value.canonicalText.isSame(as: text)
        }
        return option?.id.json ?? value
    }
}
