import FormworkRuntime

/// The rules that show the percent sign beside numbers that are typed as percentages, as the language writes it.
enum UnitRules {
    /// The rules of a form; blank if it asks for no percentages.
    ///
    /// - Parameter selector: The selector of a row.
    static func css(of form: CompiledForm, in locale: LocaleRecord, selector: (RowID) -> String) -> String {
        let rows = form.elements.compactMap { element -> String? in
            guard let field = element.field, isPercentage(form.fields[field].definition) else { return nil }
            return selector(RowID(.field, NodeID(element.number, in: .form)))
        }
        guard !rows.isEmpty, let sign = locale.percentPattern.first(where: { signs.contains($0) }) else { return "" }
        let control = ":is(" + rows.joined(separator: ", ") + ") > .fw-control"
        let isFirst = locale.percentPattern.first == sign
        // Buttons that change the number stay at the end.
        return """
            \(control)::\(isFirst ? "before" : "after") { content: "\(sign)"; color: var(--fw-quiet) }
            \(control) > .fw-steps { order: 1 }

            """
    }

    private static let signs: Set<Character> = ["%", "٪", "％"]

    /// Whether the field needs a percent sign. A slider shows its number with the sign.
    private static func isPercentage(_ field: Field) -> Bool {
        field.textFormat.isSame(as: "percent") && field.type != .slider
    }
}
