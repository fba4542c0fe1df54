/// A part of a definition that has targets, and the condition under which they are active.
struct TargetSource {
    var element: ElementIndex
    /// The prefix of `targets` in the keys of problems.
    var prefix = ""
    /// The key of the target that is resolved.
    var key = ""
    var option: FormValue = .blank
}

// How targets name elements.
extension NamedForm {
    /// The sections by the ids that targets use. If two have the same id, it means the first.
    var targetedSections: [ExactText: ElementIndex] {
        var sectionIDs: [ExactText: ElementIndex] = [:]
        for index in elements.indices {
            guard let section = elements[index].section else { continue }
            var name = outline.sections[section].id
            // Inside a nested form, a repeat is named without the prefix of the nested form.
            if elements[index].isRepeating { name = name.removingPrefix(prefixes[index][0]) }
            let id = ExactText(name.composed)
            if sectionIDs[id] == nil { sectionIDs[id] = index }
        }
        return sectionIDs
    }

    /// The repetition of a password that is asked for twice. It is shown and takes input together with the first field.
    func repetition(of element: ElementIndex) -> [ElementIndex] {
        let next = element.next
        guard elements[element].kind == .field, next < elements.endIndex,
            field(at: next)?.definition.isRepetition == true
        else { return [] }
        return [next]
    }

    /// The ids of all fields or sections, as their authors wrote them.
    func names(of kind: FieldTarget.Kind) -> [String] {
        elements.indices.compactMap { place in
            let element = elements[place]
            let prefix = prefixes[place].first ?? ""
            switch (kind, element.content) {
            case (.field, .field(let field)): return outline.fields[field].definition.id.removingPrefix(prefix)
            case (.section, .section(let section)): return outline.sections[section].id
            default: return nil
            }
        }
    }

    /// The element that a target names, and how many levels out it is from the source: 0 for an element further in.
    func destination(
        of target: FieldTarget, from source: TargetSource, _ sectionIDs: [ExactText: ElementIndex]
    ) -> (element: ElementIndex, up: Int)? {
        if target.kind == .section {
            guard let element = sectionIDs[ExactText(target.id.composed)], areInOneItem(element, source.element) else {
                return nil
            }
            return (element, 0)
        }
        var place = source.element
        var up = 0
        while true {
            let scope = elements[place].scope
            for prefix in prefixes[place] {
                if let element = scopes[scope].names[ExactText((prefix + target.id).composed)] { return (element, up) }
            }
            guard let outer = scopes[scope].element else { return nil }
            place = outer
            up += 1
        }
    }

    /// Whether an item of one element is, or lies inside, an item of the other one.
    private func areInOneItem(_ one: ElementIndex, _ other: ElementIndex) -> Bool {
        let places = [elements[one].scope, elements[other].scope].sorted { scopes[$0].depth < scopes[$1].depth }
        var inner = places[1]
        while inner != places[0] {
            guard let outer = scopes[inner].parent else { return false }
            inner = outer
        }
        return true
    }
}
