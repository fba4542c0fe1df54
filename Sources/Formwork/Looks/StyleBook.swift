public import FormworkCore

/// The styles of a form, which are looked up for each row: those of a field first, then those of its section, then
/// those of the form.
public struct StyleBook: Sendable {
    private var parts: [ElementNumber: [Style]] = [:]
    private var groups: [ElementNumber: [Style]] = [:]
    private var form: [Style] = []

    /// Whether the form has no styles.
    public let isEmpty: Bool

    /// Collects the styles of a form.
    public init(_ compiled: CompiledForm) {
        let styled = compiled.styledParts
        isEmpty = styled.isEmpty
        for part in styled {
            guard let row = part.row else {
                form = part.styles
                continue
            }
            if row.kind == .groupHeader {
                groups[row.node.element] = part.styles
            } else {
                parts[row.node.element] = part.styles
            }
        }
    }

    /// The colour of the first of some keys that is set for a field; `nil` if none is set. Each key is looked up in the
    /// styles of the field first, then of its section, then of the form.
    ///
    /// - Parameters:
    ///   - styles: The keys to look up, such as that for a control without an error, then that for any control.
    ///   - row: The field.
    ///   - section: The header of its section.
    public func color(_ styles: [ColorStyle], of row: RowID, in section: RowID?) -> StyleColor? {
        first(styles, of: row, in: section) { style, wanted in
            if case .color(let name, let color) = style, name == wanted { color } else { nil }
        }
    }

    /// A length of a field in points.
    public func length(_ style: LengthStyle, of row: RowID, in section: RowID?) -> Double? {
        first([style], of: row, in: section) { $0.points(of: $1) }
    }

    /// The font of a part of a field.
    public func font(_ style: FontStyle, of row: RowID, in section: RowID?) -> StyleFont? {
        first([style], of: row, in: section) { $0.font(of: $1) }
    }

    /// The place of the text in a field's control; `nil` for the usual one.
    public func alignment(of row: RowID, in section: RowID?) -> StyleAlignment? {
        first([()], of: row, in: section) { style, _ in
            if case .alignment(let alignment) = style { alignment } else { nil }
        }
    }

    /// A colour of the heading of a group.
    public func color(_ style: ColorStyle, ofGroup row: RowID) -> StyleColor? {
        for case .color(let name, let color) in groups[row.node.element] ?? [] where name == style { return color }
        return nil
    }

    /// A length of the heading of a group in points.
    public func length(_ style: LengthStyle, ofGroup row: RowID) -> Double? {
        groups[row.node.element]?.lazy.compactMap { $0.points(of: style) }.first
    }

    /// The font of the heading of a group.
    public func font(_ style: FontStyle, ofGroup row: RowID) -> StyleFont? {
        groups[row.node.element]?.lazy.compactMap { $0.font(of: style) }.first
    }

    private func first<Wanted, Found>(
        _ styles: [Wanted], of row: RowID, in section: RowID?, _ read: (Style, Wanted) -> Found?
    ) -> Found? {
        let places = [parts[row.node.element], section.flatMap { parts[$0.node.element] }, form]
        for wanted in styles {
            for place in places {
                for style in (place ?? []).reversed() {
                    if let found = read(style, wanted) { return found }
                }
            }
        }
        return nil
    }
}

extension Style {
    fileprivate func points(of wanted: LengthStyle) -> Double? {
        guard case .length(let name, let length) = self, name == wanted else { return nil }
        return Double(length.points.description)
    }
    fileprivate func font(of wanted: FontStyle) -> StyleFont? {
        guard case .font(let name, let font) = self, name == wanted else { return nil }
        return font
    }
}
