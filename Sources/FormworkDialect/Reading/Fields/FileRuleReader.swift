import FormworkCore

/// Reads the rule for the files that answer a field.
enum FileRuleReader {
    /// Reads the rule of a field whose files come from an origin. It is `nil` for any other field, with warnings for
    /// keys about files.
    static func rule(_ object: ObjectReader, _ origin: FileRule.Origin?) -> FileRule? {
        let accepted = accepted(object)
        let maxBytes = maxBytes(object)
        let maxCount = object.wholeNumber("max_count", in: 1...FileRule.countLimit) ?? 1
        if let origin { return FileRule(origin, accepted: accepted, maxBytes: maxBytes, maxCount: maxCount) }
        for key in ["accept", "max_size", "max_count"] where object.mayHave(key) {
            guard let value = object.value[key], !value.isNull else { continue }
            let type = object.value["type"]?.stringValue ?? ""
            object.reportInapplicable(key, to: type.isEmpty ? FieldType.text.rawValue : type.excerpt)
        }
        return nil
    }

    /// Reads a list of names, or a text with commas between them, as HTML has it.
    private static func accepted(_ object: ObjectReader) -> [AcceptedFiles] {
        guard let value = object.take("accept") else { return [] }
        if let text = value.stringValue {
            return text.split(separator: ",").compactMap { accepted(String($0), at: value, object) }
        }
        return object.elements(of: value, key: "accept").compactMap { element, _ in
            guard let name = element.stringValue else { return object.mismatch(element, "accept", "a text") }
            return accepted(name, at: element, object)
        }
    }

    private static func accepted(_ name: String, at value: JSONValue, _ object: ObjectReader) -> AcceptedFiles? {
        if let files = AcceptedFiles(name) { return files }
        object.report(
            .fileRule, at: value, key: "accept", found: name.excerpt, expected: ["image/*", "application/pdf", ".pdf"])
        return nil
    }

    private static func maxBytes(_ object: ObjectReader) -> Int? {
        guard let value = object.take("max_size") else { return nil }
        guard let text = value.stringValue else {
            return object.wholeNumber("max_size", in: 1...FileSize.most)
        }
        if let size = FileSize(text), (1...FileSize.most).contains(size.bytes) { return size.bytes }
        object.report(.fileRule, at: value, key: "max_size", found: text.excerpt, expected: ["5 MB"])
        return nil
    }
}
