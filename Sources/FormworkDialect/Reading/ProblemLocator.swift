import FormworkCore

extension ReadingContext {
    /// Adds the problems that the compiler found, each with its position in the file.
    func report(_ problems: [DefinitionProblem]) {
        var repeated = RepeatedOptions()
        for problem in problems {
            let origin = origins.indices.contains(problem.element.position) ? origins[problem.element.position] : nil
            let place = origin.map { locate(problem, in: $0, &repeated) }
            report(
                .definition(problem.code), at: place?.offset ?? 0, path: place?.path ?? FilePath(problem.key),
                found: problem.found.excerpt, expected: problem.expected)
        }
    }

    private func locate(
        _ problem: DefinitionProblem, in origin: ElementOrigin, _ repeated: inout RepeatedOptions
    ) -> (offset: ByteOffset, path: FilePath) {
        guard let found = find(problem, in: origin) else { return (origin.value.offset, origin.path) }
        if problem.code == .duplicateOption, let next = repeated.next(problem, in: found.value) {
            return (next.offset, found.path.element(next.index).member("id"))
        }
        // A problem at the start of a text is shown at the quotation mark.
        guard let offset = problem.textOffset, offset > 0, !origin.hasFromType(found.value, problem.key) else {
            return (found.value.offset, found.path)
        }
        let written = rewritings[found.value.offset]?.original(offset) ?? offset
        return (
            StringOrigin.offset(of: written, inStringAt: found.value.offset, of: source.bytes), found.path
        )
    }

    /// The value with a problem. The `format` of `validations` is a pattern, and that of a field is a name.
    private func find(_ problem: DefinitionProblem, in origin: ElementOrigin) -> (value: JSONValue, path: FilePath)? {
        if problem.code == .pattern, problem.textOffset != nil,
            let value = origin.value["validations"]?[problem.key]
        {
            return (value, origin.path.member("validations." + problem.key))
        }
        return find(problem.key, in: origin)
    }

    /// The value of a key of an element. In the dialect the key may be in an object inside the element.
    private func find(_ key: String, in origin: ElementOrigin) -> (value: JSONValue, path: FilePath)? {
        let options = origin.value["options"] == nil ? "values" : "options"
        let key = key == "options" ? options : key
        if key.hasPrefix("options["), let index = Int(key.dropFirst(8).dropLast()),
            let list = origin.value[options]?.arrayValue, list.indices.contains(index)
        {
            return (list[index], origin.path.member(options).element(index))
        }
        if let value = origin.value[key] { return (value, origin.path.member(key)) }
        if let part = origin.parts[key] { return part }
        if let point = key.lastIndex(of: "."), let part = origin.parts[String(key[..<point])] {
            let member = String(key[key.index(after: point)...])
            return part.value[member].map { ($0, part.path.member(member)) } ?? part
        }
        for container in ["validations", "repeat", "size"] {
            if let value = origin.value[container]?[key] { return (value, origin.path.member(container + "." + key)) }
        }
        return nil
    }
}

extension ElementOrigin {
    /// Whether the value of a key comes from a type of an app's own. Such a value is not in the file, and its offset is
    /// that of the type's name.
    fileprivate func hasFromType(_ value: JSONValue, _ key: String) -> Bool {
        key != "type" && self.value["type"]?.offset == value.offset
    }
}

/// Finds the options whose id an earlier option has.
private struct RepeatedOptions {
    private var element: ElementIndex?
    /// The offset and index of each repetition by its id, the last one first.
    private var places: [ExactText: [(offset: ByteOffset, index: Int)]] = [:]

    /// The offset and index of the next option that repeats the id of a problem. The problems of one field come one
    /// after the other.
    mutating func next(_ problem: DefinitionProblem, in options: JSONValue) -> (offset: ByteOffset, index: Int)? {
        if problem.element != element {
            element = problem.element
            index(options.arrayValue ?? [])
        }
        return places[problem.found]?.popLast()
    }

    private mutating func index(_ options: [JSONValue]) {
        places = [:]
        for (index, option) in options.enumerated().reversed() {
            // An option that is a text or a number is its own id.
            let written = option.objectValue == nil ? option : option["id"]
            guard let id = written, let name = id.answer?.canonicalText else { continue }
            places[name, default: []].append((id.offset, index))
        }
        // The first option with an id is not a repetition.
        places = places.mapValues { $0.dropLast() }
    }
}
