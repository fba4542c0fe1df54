public import FormworkCore

extension StyleBook {
    /// How a field looks.
    ///
    /// - Parameters:
    ///   - row: The field.
    ///   - section: The header of its section.
    ///   - state: The state of its control.
    public func looks(of row: RowID, in section: RowID?, _ state: ControlLook) -> FieldLooks {
        guard !isEmpty else { return FieldLooks() }
        func color(_ styles: ColorStyle...) -> StyleColor? { self.color(styles, of: row, in: section) }
        func text(_ color: ColorStyle, _ font: FontStyle, _ size: LengthStyle) -> TextLook {
            TextLook(
                color: self.color([color], of: row, in: section), font: self.font(font, of: row, in: section),
                size: length(size, of: row, in: section))
        }
        var looks = FieldLooks()
        looks.title = text(.heading, .heading, .headingFontSize)
        looks.hint = text(.hint, .hint, .hintFontSize)
        looks.hintBackground = color(.hintBackground)
        looks.text = text(state.text, .text, .fontSize)
        looks.background = self.color(state.backgrounds, of: row, in: section)
        looks.edge = edge(of: row, in: section, state)
        looks.tint = color(.tint)
        looks.button = color(.title)
        looks.pressedButton = color(.highlightedTitle)
        looks.clearButton = color(.clearButton)
        looks.minusButton = color(.minusButton)
        looks.plusButton = color(.plusButton)
        looks.separator = SeparatorLook(
            color: color(.separator), height: length(.separatorHeight, of: row, in: section))
        return looks
    }

    /// How the heading of a group looks.
    public func heading(ofGroup row: RowID) -> (text: TextLook, background: StyleColor?) {
        let text = TextLook(
            color: color(.text, ofGroup: row), font: font(.text, ofGroup: row), size: length(.fontSize, ofGroup: row))
        return (text, color(.background, ofGroup: row))
    }

    /// An edge whose colour is said has a width, and one whose width is said has a colour. Round corners alone are an edge too:
    /// what is behind the control has them.
    private func edge(of row: RowID, in section: RowID?, _ state: ControlLook) -> EdgeLook? {
        let color = color(state.borders, of: row, in: section)
        let radius = length(.cornerRadius, of: row, in: section)
        let width = length(.borderWidth, of: row, in: section) ?? (color == nil ? 0 : 1)
        guard width > 0 || radius != nil else { return nil }
        return EdgeLook(color: color, width: width, radius: radius ?? 0)
    }
}
