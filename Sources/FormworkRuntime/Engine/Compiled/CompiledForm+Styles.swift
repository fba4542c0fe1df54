/// A part of a form that has styles of its own.
public struct StyledPart: Equatable, Sendable {
    /// The row of the part, outside all items; `nil` for the form itself.
    public var row: RowID?
    /// The styles.
    public var styles: [Style]
}

extension CompiledForm {
    /// The parts that have styles, from the form inwards, in the definition's order; empty in a form that was read from
    /// an archive, which leaves styles out.
    public var styledParts: [StyledPart] {
        var parts = [StyledPart(row: nil, styles: definition.styles)]
        for element in elements {
            let id = NodeID(element.number, in: .form)
            switch element.content {
            case .group(let group):
                parts.append(StyledPart(row: RowID(.groupHeader, id), styles: groups[group].styles))
            case .section(let section):
                parts.append(StyledPart(row: RowID(.sectionHeader, id), styles: sections[section].definition.styles))
            case .field(let field):
                parts.append(StyledPart(row: RowID(.field, id), styles: fields[field].definition.styles))
            }
        }
        return parts.filter { !$0.styles.isEmpty }
    }
}
