public import FormworkCore

extension StyleBook {
    /// The look of a field.
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
                size: self.length(size, of: row, in: section))
        }
        func length(_ style: LengthStyle) -> Double? { self.length(style, of: row, in: section) }
        var looks = FieldLooks()
        looks.title = text(.heading, .heading, .headingFontSize)
        looks.hint = text(.hint, .hint, .hintFontSize)
        looks.hintBackground = color(.hintBackground)
        looks.text = text(state.text, .text, .fontSize)
        if !state.isEnabled {
            let title = text(.disabledHeading, .disabledHeading, .disabledHeadingFontSize)
            looks.saysDisabledTitle = title.color != nil
            looks.title = title.over(looks.title)
            looks.text = text(.disabledText, .disabledText, .disabledFontSize).over(looks.text)
        }
        looks.placeholder = text(.placeholder, .placeholder, .placeholderFontSize)
        looks.requiredMark = color(.requiredMark)
        looks.option = text(.option, .option, .optionFontSize)
        looks.optionInfo = text(.optionInfo, .optionInfo, .optionInfoFontSize)
        looks.optionPictureSize = length(.optionPictureSize)
        looks.boxSize = length(.boxSize)
        looks.alignment = alignment(of: row, in: section)
        looks.insets = PartInsets(
            spacing: length(.partSpacing), row: length(.rowPadding), text: length(.textPadding))
        looks.background = self.color(state.backgrounds, of: row, in: section)
        looks.edge = edge(of: row, in: section, state)
        looks.tint = color(.tint)
        looks.button = color(.title)
        looks.pressedButton = color(.highlightedTitle)
        looks.clearButton = color(.clearButton)
        looks.minusButton = color(.minusButton)
        looks.plusButton = color(.plusButton)
        looks.separator = SeparatorLook(
            color: color(.separator), height: length(.separatorHeight))
        return looks
    }

    /// The look of the heading of a group.
    public func heading(ofGroup row: RowID) -> (text: TextLook, background: StyleColor?) {
        let text = TextLook(
            color: color(.text, ofGroup: row), font: font(.text, ofGroup: row), size: length(.fontSize, ofGroup: row))
        return (text, color(.background, ofGroup: row))
    }

    /// The look of the edge; `nil` for the usual one. An edge with a colour of its own has a width, and an edge with a
    /// width of its own has a colour. With round corners alone there is an edge too, because the background has the
    /// corners.
    private func edge(of row: RowID, in section: RowID?, _ state: ControlLook) -> EdgeLook? {
        let color = color(state.borders, of: row, in: section)
        let radius = length(.cornerRadius, of: row, in: section)
        let width = length(.borderWidth, of: row, in: section) ?? (color == nil ? 0 : 1)
        guard width > 0 || radius != nil else { return nil }
        return EdgeLook(color: color, width: width, radius: radius ?? 0)
    }
}
