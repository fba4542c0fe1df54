import FormworkCore

/// Reads `styles`. A mistake in them is only a warning, because the form can run without styles.
enum StylesReader {
    static func styles(_ value: KeyedValue, in place: StylePlace) -> [Style] {
        guard let styles = value.inner(place.names) else { return [] }
        var list: [Style] = []
        for property in ColorStyle.allCases where place.takes(property) {
            let color = read(property.rawValue, styles, "a colour such as #455C73") { StyleColor($0) }
            if let color { list.append(.color(property, color)) }
        }
        for property in LengthStyle.allCases where place.takes(property) {
            let length = read(property.rawValue, styles, "a number of points such as 16, up to 200") { StyleLength($0) }
            if let length { list.append(.length(property, length)) }
        }
        for property in FontStyle.allCases where place.takes(property) {
            let font = read(property.rawValue, styles, "the name of a font, of letters, digits, spaces and hyphens") {
                StyleFont($0)
            }
            if let font { list.append(.font(property, font)) }
        }
        for property in WordStyle.allCases where place.takes(property) {
            switch property {
            case .alignment:
                let word = read(property.rawValue, styles, "start, center or end") { StyleAlignment(word: $0) }
                if let word { list.append(.alignment(word)) }
            case .requiredMark:
                let word = read(property.rawValue, styles, "before or after") { RequiredMarkPlace(word: $0) }
                if let word { list.append(.requiredMark(word)) }
            }
        }
        return list
    }

    /// Reads a style. In Form all styles are texts; a plain number is accepted too.
    private static func read<Value>(
        _ key: String, _ styles: ObjectReader, _ expected: String, _ parse: (String) -> Value?
    ) -> Value? {
        guard let value = styles.take(key) else { return nil }
        let text: String? =
            switch value.content {
            case .string(let text): text
            case .number(let number): number.description
            default: nil
            }
        if let result = text.flatMap(parse) { return result }
        styles.report(.styleValue, at: value, key: key, found: value.excerpt, expected: [expected])
        return nil
    }
}

extension StylePlace {
    /// The keys of the styles that have an effect here.
    var properties: (colors: [ColorStyle], lengths: [LengthStyle], fonts: [FontStyle], words: [WordStyle]) {
        (
            ColorStyle.allCases.filter { takes($0) }, LengthStyle.allCases.filter { takes($0) },
            FontStyle.allCases.filter { takes($0) }, WordStyle.allCases.filter { takes($0) }
        )
    }

    fileprivate var names: KeyNames {
        switch self {
        case .form: Self.ofForm
        case .group: Self.ofGroup
        case .section: Self.ofSection
        case .field: Self.ofField
        }
    }

    private static let ofForm = KeyNames(StylePlace.form.words)
    private static let ofGroup = KeyNames(StylePlace.group.words)
    private static let ofSection = KeyNames(StylePlace.section.words)
    private static let ofField = KeyNames(StylePlace.field.words)

    private var words: [String] {
        properties.colors.map(\.rawValue) + properties.lengths.map(\.rawValue) + properties.fonts.map(\.rawValue)
            + properties.words.map(\.rawValue)
    }
}
