/// A property of the look of a form, group, section or field. It overrides the theme.
public enum Style: Equatable, Sendable {
    /// A colour.
    case color(ColorStyle, StyleColor)
    /// A length.
    case length(LengthStyle, StyleLength)
    /// A font.
    case font(FontStyle, StyleFont)
    /// The place of the text in a control.
    case alignment(StyleAlignment)
    /// The place of the mark of required fields.
    case requiredMark(RequiredMarkPlace)
}

/// The parts that can have a colour. The raw value is the key in JSON.
public enum ColorStyle: String, CaseIterable, Equatable, Sendable {
    /// The heading of a group.
    case text = "text_color"
    /// A control or button, the heading of a group, or a switch that is off.
    case background = "background_color"
    /// The edge of a control or button.
    case border = "border_color"
    /// The lines between the fields of a section.
    case separator = "separator_color"
    /// The label of a field.
    case heading = "heading_label_text_color"
    /// The label of a field that takes no input.
    case disabledHeading = "disabled_heading_label_text_color"
    /// The mark of a required field.
    case requiredMark = "required_mark_color"
    /// The placeholder of a control.
    case placeholder = "placeholder_text_color"
    /// An option that stands in a list.
    case option = "option_text_color"
    /// The sentence under an option.
    case optionInfo = "option_info_text_color"
    /// A control that has the focus.
    case activeBackground = "active_background_color"
    /// The edge of a control that has the focus.
    case activeBorder = "active_border_color"
    /// A control that does not have the focus.
    case inactiveBackground = "inactive_background_color"
    /// The edge of a control that does not have the focus.
    case inactiveBorder = "inactive_border_color"
    /// A control that takes input.
    case enabledBackground = "enabled_background_color"
    /// The edge of a control that takes input.
    case enabledBorder = "enabled_border_color"
    /// The text of a control that takes input.
    case enabledText = "enabled_text_color"
    /// A control that takes no input.
    case disabledBackground = "disabled_background_color"
    /// The edge of a control that takes no input.
    case disabledBorder = "disabled_border_color"
    /// The text of a control that takes no input.
    case disabledText = "disabled_text_color"
    /// A control without an error.
    case validBackground = "valid_background_color"
    /// The edge of a control without an error.
    case validBorder = "valid_border_color"
    /// A control with an error.
    case invalidBackground = "invalid_background_color"
    /// The edge of a control with an error.
    case invalidBorder = "invalid_border_color"
    /// The button that clears a choice.
    case clearButton = "clear_button_color"
    /// The button that lowers a number.
    case minusButton = "minus_button_color"
    /// The button that raises a number.
    case plusButton = "plus_button_color"
    /// The hint under a label.
    case hint = "tooltip_label_text_color"
    /// The background of the hint under a label.
    case hintBackground = "tooltip_background_color"
    /// A button.
    case title = "title_color"
    /// A button that is pressed.
    case highlightedTitle = "highlighted_title_color"
    /// The background of a button that is pressed.
    case highlightedBackground = "highlighted_background_color"
    /// Switches that are on, and chosen options.
    case tint = "tint_color"
}

/// The lengths that can be set. The raw value is the key in JSON.
public enum LengthStyle: String, CaseIterable, Equatable, Sendable {
    /// Text in controls, buttons and headings of groups.
    case fontSize = "font_size"
    /// The label of a field.
    case headingFontSize = "heading_label_font_size"
    /// The label of a field that takes no input.
    case disabledHeadingFontSize = "disabled_heading_label_font_size"
    /// Text in controls that take no input.
    case disabledFontSize = "disabled_font_size"
    /// The placeholder of a control.
    case placeholderFontSize = "placeholder_font_size"
    /// The hint under a label.
    case hintFontSize = "tooltip_font_size"
    /// An option that stands in a list.
    case optionFontSize = "option_font_size"
    /// The sentence under an option.
    case optionInfoFontSize = "option_info_font_size"
    /// The width and height of the picture of an option.
    case optionPictureSize = "option_picture_size"
    /// The width and height of the boxes and circles of choices.
    case boxSize = "box_size"
    /// The room between label, control, hint and error of a field.
    case partSpacing = "part_spacing"
    /// The room above and below a field in its row.
    case rowPadding = "row_padding"
    /// The room at both sides of the text in a control.
    case textPadding = "text_padding"
    /// The edge of a control or button.
    case borderWidth = "border_width"
    /// The corners of a control or button.
    case cornerRadius = "corner_radius"
    /// The lines between the fields of a section.
    case separatorHeight = "height"
}

/// The parts that can have a font. The raw value is the key in JSON.
public enum FontStyle: String, CaseIterable, Equatable, Sendable {
    /// Text in controls, buttons and headings of groups.
    case text = "font"
    /// The label of a field.
    case heading = "heading_label_font"
    /// The label of a field that takes no input.
    case disabledHeading = "disabled_heading_label_font"
    /// Text in controls that take no input.
    case disabledText = "disabled_font"
    /// The placeholder of a control.
    case placeholder = "placeholder_font"
    /// The hint under a label.
    case hint = "tooltip_font"
    /// An option that stands in a list.
    case option = "option_font"
    /// The sentence under an option.
    case optionInfo = "option_info_font"
}

/// The places of the text in a control. They follow the direction of writing, so `start` is at the right in Arabic.
public enum StyleAlignment: String, CaseIterable, Equatable, Sendable {
    /// At the side on which reading starts.
    case start
    /// In the middle.
    case center
    /// At the side on which reading ends, as numbers in a table.
    case end
}

/// The places of the mark of required fields.
public enum RequiredMarkPlace: String, CaseIterable, Equatable, Sendable {
    /// Before the title.
    case before
    /// After the title.
    case after
}

/// The styles whose value is one of a few words. The raw value is the key in JSON.
public enum WordStyle: String, CaseIterable, Equatable, Sendable {
    /// The place of the text in a control: a `StyleAlignment`.
    case alignment = "text_alignment"
    /// The place of the mark of required fields: a `RequiredMarkPlace`.
    case requiredMark = "required_mark"
}

/// The parts of a form that can have styles.
public enum StylePlace: CaseIterable, Equatable, Sendable {
    /// The form: its styles are for all sections and fields.
    case form
    /// A group: its styles are for its heading.
    case group
    /// A section: its styles are for its lines and all its fields.
    case section
    /// A field.
    case field
}

extension StylePlace {
    /// Whether a colour has an effect here.
    public func takes(_ style: ColorStyle) -> Bool {
        switch style {
        case .text: self == .group
        case .background: true
        case .separator: self == .form || self == .section
        default: self != .group
        }
    }

    /// Whether a length has an effect here.
    public func takes(_ style: LengthStyle) -> Bool {
        switch style {
        case .fontSize: true
        case .separatorHeight: self == .form || self == .section
        default: self != .group
        }
    }

    /// Whether a font has an effect here.
    public func takes(_ style: FontStyle) -> Bool { style == .text || self != .group }

    /// Whether a word has an effect here. Marks that stand here and there would be taken for different signs.
    public func takes(_ style: WordStyle) -> Bool {
        switch style {
        case .alignment: self != .group
        case .requiredMark: self == .form
        }
    }
}
