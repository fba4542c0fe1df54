import FormworkCore

/// Reads `targets`, by which an answer acts on other fields and on sections.
struct TargetReader {
    let context: ReadingContext
    /// The element with the targets.
    let origin: ElementOrigin
    var names: ItemNames?

    /// Reads the targets of a field, an option or a section.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of `targets` in the keys of problems.
    ///   - count: How many targets the element already has.
    func targets(
        _ object: ObjectReader, prefix: @autoclosure () -> String = "", after count: Int = 0
    ) -> [FieldTarget] {
        var targets: [FieldTarget] = []
        for element in object.list("targets") {
            guard let reader = ObjectReader(element.value, path: element.path, context: context),
                let target = target(reader)
            else { continue }
            origin.parts["\(prefix())targets[\(count + targets.count)]"] = (element.value, element.path)
            targets.append(target)
        }
        return targets
    }

    /// Reads one target. If its action or its destination is missing, there is a warning and the result is `nil`,
    /// because the original Form ignored such targets.
    private func target(_ object: ObjectReader) -> FieldTarget? {
        let kind: FieldTarget.Kind? = word(object, "type", default: .field)
        let action: FieldTarget.Action? = word(object, "action")
        let id = object.text("id")
        let value = object.answer("target_value")
        let condition = object.expression("condition", names)
        object.finish()
        if id.isEmpty { object.report(.ignoredTarget, at: object.value, expected: ["id"]) }
        guard let kind, let action, !id.isEmpty else { return nil }
        return FieldTarget(action, kind, id: names?.id(id) ?? id, value: value, condition: condition)
    }

    private func word<Word: RawRepresentable & CaseIterable>(
        _ object: ObjectReader, _ key: String, default fallback: Word? = nil
    ) -> Word? where Word.RawValue == String {
        let written = object.text(key)
        if written.isEmpty {
            if fallback == nil { object.report(.ignoredTarget, at: object.value, expected: [key]) }
            return fallback
        }
        if let word = Word(word: written) { return word }
        object.report(
            .ignoredTarget, at: object.value[key] ?? object.value, key: key, found: written.excerpt,
            expected: object.ranked(Word.allCases.map(\.rawValue), for: written))
        return nil
    }
}
