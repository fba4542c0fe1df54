import FormworkCore

/// Reads `targets`, by which an answer acts on other fields and on sections.
extension KeyedValue {
    /// Reads the targets of a field, an option or a section.
    ///
    /// - Parameters:
    ///   - prefix: The prefix of `targets` in the keys of problems.
    ///   - count: How many targets the element already has.
    func targets(prefix: @autoclosure () -> String = "", after count: Int = 0) -> [FieldTarget] {
        var targets: [FieldTarget] = []
        for element in list {
            guard
                let reader = ObjectReader(
                    element.value, TargetKeys.table.names, path: element.path, context: object.context)
            else { continue }
            reader.names = object.names
            guard let target = TargetReader.target(reader) else { continue }
            object.origin?.parts["\(prefix())targets[\(count + targets.count)]"] = (element.value, element.path)
            targets.append(target)
        }
        return targets
    }
}

/// Reads targets.
enum TargetReader {

    /// Reads one target. If its action or its destination is missing, there is a warning and the result is `nil`,
    /// because the original Form ignored such targets.
    static func target(_ object: ObjectReader) -> FieldTarget? {
        let kind: FieldTarget.Kind? = word(object, "type", default: .field)
        let action: FieldTarget.Action? = word(object, "action")
        var target = FieldTarget(action ?? .show, kind ?? .field, id: "")
        TargetKeys.table.read(object, into: &target)
        if target.id.isEmpty { object.report(.ignoredTarget, at: object.value, expected: ["id"]) }
        return kind == nil || action == nil || target.id.isEmpty ? nil : target
    }

    private static func word<Word: RawRepresentable & CaseIterable>(
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
