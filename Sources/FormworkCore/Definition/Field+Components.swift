public import FormworkRuntime

// A choice with several lists is a choice among the combinations of their options. The engine knows an ordinary choice
// with one answer. Renderers that know the lists show them.

extension Field {
    /// A choice that a person makes in several lists side by side, such as hours and minutes.
    ///
    /// The answer is one text: the ids of the chosen options, one of each list, in the format. Renderers that do not
    /// show the lists show the titles in the same format.
    ///
    /// - Parameters:
    ///   - id: The id of the field.
    ///   - title: The visible label.
    ///   - components: The lists. There can be 2 000 combinations of their options.
    ///   - format: The text of an answer, with the names of the lists in braces: `{hours}:{minutes}`. Blank means the
    ///     parts with spaces between them.
    public static func select(
        _ id: String, _ title: String = "", components: [ChoiceComponent], format: String = ""
    ) -> Field {
        Field(id: id, type: .select, title: title, displayFormat: format).choosing(in: components)
    }

    /// The field as a choice with several lists. The format is stored as the pattern by which answers are shown.
    package func choosing(in components: [ChoiceComponent]) -> Field {
        var field = look(.components)
        field.components = components
        let format = ComponentFormat(displayFormat, components)
        field.options = (ChoiceComponent.combinations(of: components) ?? []).map { places in
            let parts = zip(components, places).map { $0.options[$1] }
            return FieldOption(
                id: .text(format.text(parts.map { $0.id })), title: format.text(parts.map { $0.title }))
        }
        return field
    }
}

/// The format by which the parts of a choice are joined to one text.
struct ComponentFormat {
    private enum Piece {
        case text(String)
        case part(Int)
    }

    private var pieces: [Piece] = []
    /// The first name in braces that no list has; `nil` if absent.
    private(set) var unknownName: String?

    /// Reads a format. A blank format joins all parts with spaces between them.
    init(_ format: String, _ components: [ChoiceComponent]) {
        if format.isEmpty {
            for place in components.indices {
                if place > 0 { pieces.append(.text(" ")) }
                pieces.append(.part(place))
            }
            return
        }
        var rest = format[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = String(rest[rest.index(after: open)..<close])
            if let place = components.firstIndex(where: { $0.id.isSame(as: name) }) {
                pieces.append(.text(String(rest[..<open])))
                pieces.append(.part(place))
            } else {
                pieces.append(.text(String(rest[...close])))
                if unknownName == nil { unknownName = name }
            }
            rest = rest[rest.index(after: close)...]
        }
        pieces.append(.text(String(rest)))
    }

    /// Joins the parts to one text.
    func text(_ parts: [String]) -> String {
        var text = ""
        for piece in pieces {
            switch piece {
            case .text(let own): text += own
            case .part(let place): text += parts[place]
            }
        }
        return text
    }
}
