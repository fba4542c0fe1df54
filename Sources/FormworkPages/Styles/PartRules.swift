import FormworkRuntime

/// The rules for styles of smaller parts. A form has those whose styles it uses, so the others change nothing on its pages.
enum PartRules {
    /// The rules for some styles.
    static func css(of styles: [Style]) -> String {
        var used: Set<Part> = []
        for style in styles { used.insert(part(of: style)) }
        return Part.allCases.map { used.contains($0) ? rules(for: $0) : "" }.joined()
    }

    /// The mark of required fields stands before the first line of the title, which is set in by its width.
    ///
    /// - Parameter form: The selector of the form.
    static func markBefore(_ form: String) -> String {
        """
        \(form) .fw-label:has(> .fw-mark) { position: relative; padding-inline-start: .8em }
        \(form) .fw-label > .fw-mark { position: absolute; inset-block-start: 0; inset-inline-start: 0; margin: 0; padding-block: inherit }

        """
    }

    /// Styles whose rules belong together.
    private enum Part: CaseIterable {
        case control, disabled, alignment, placeholder, mark, options, box, insets
    }

    private static func part(of style: Style) -> Part {
        switch style {
        case .alignment: .alignment
        case .requiredMark: .mark
        case .color(let property, _): part(of: property)
        case .length(let property, _): part(of: property)
        case .font(let property, _): part(of: property)
        }
    }

    private static func part(of property: ColorStyle) -> Part {
        switch property {
        case .disabledHeading, .disabledText: .disabled
        case .placeholder: .placeholder
        case .requiredMark: .mark
        case .option, .optionInfo: .options
        default: .control
        }
    }

    private static func part(of property: LengthStyle) -> Part {
        switch property {
        case .disabledHeadingFontSize, .disabledFontSize: .disabled
        case .placeholderFontSize: .placeholder
        case .optionFontSize, .optionInfoFontSize, .optionPictureSize: .options
        case .boxSize: .box
        case .partSpacing, .rowPadding, .textPadding: .insets
        case .fontSize, .headingFontSize, .hintFontSize, .borderWidth, .cornerRadius, .separatorHeight: .control
        }
    }

    private static func part(of property: FontStyle) -> Part {
        switch property {
        case .disabledHeading, .disabledText: .disabled
        case .placeholder: .placeholder
        case .option, .optionInfo: .options
        case .text, .heading, .hint: .control
        }
    }

    private static func rules(for part: Part) -> String {
        switch part {
        // `StyleRules` has them.
        case .control: ""
        case .disabled: disabled
        case .alignment: alignment
        case .placeholder: placeholder
        case .mark: ".fw-mark { color: var(--fw-s-required-mark-color, var(--fw-error)) }\n"
        case .options: options
        case .box: box
        case .insets: insets
        }
    }

    private static let disabled = """
        .fw-disabled .fw-label { color: var(--fw-s-disabled-heading-label-text-color, var(--fw-quiet)); \
        font-family: var(--fw-s-disabled-heading-label-font, var(--fw-s-heading-label-font, inherit)); \
        font-size: var(--fw-s-disabled-heading-label-font-size, var(--fw-s-heading-label-font-size, inherit)) }
        .fw-disabled .fw-input { font-family: var(--fw-s-disabled-font, var(--fw-s-font, inherit)); \
        font-size: var(--fw-s-disabled-font-size, var(--fw-s-font-size, inherit)) }
        .fw-disabled .fw-option { color: var(--fw-s-disabled-text-color, var(--fw-quiet)) }

        """

    private static let alignment = """
        .fw-input, .fw-button > .fw-plain { text-align: var(--fw-s-text-alignment, start) }
        [dir="rtl"] .fw-input[dir] { text-align: var(--fw-s-text-alignment-opposite, end) }
        .fw-input::-webkit-date-and-time-value { text-align: var(--fw-s-text-alignment, start) }

        """

    private static let placeholder = """
        .fw-input::placeholder { color: var(--fw-s-placeholder-text-color, var(--fw-quiet)); \
        font-family: var(--fw-s-placeholder-font, inherit); font-size: var(--fw-s-placeholder-font-size, inherit) }

        """

    /// Options side by side are a control, and have the styles of controls.
    private static let options = """
        .fw-option-text, .fw-found-option { font-family: var(--fw-s-option-font, inherit); \
        font-size: var(--fw-s-option-font-size, inherit) }
        :not(.fw-segments) > .fw-option:not(:has(> :disabled)) > .fw-option-text, \
        .fw-found-option:not([data-fw-active], [aria-disabled="true"]) { color: var(--fw-s-option-text-color, inherit) }
        .fw-option-info { font-family: var(--fw-s-option-info-font, inherit); \
        font-size: var(--fw-s-option-info-font-size, .9375rem); color: var(--fw-s-option-info-text-color, var(--fw-quiet)) }
        :is(.fw-option, .fw-rank) > .fw-icon { inline-size: var(--fw-s-option-picture-size, 1.75rem); \
        block-size: var(--fw-s-option-picture-size, 1.75rem) }

        """

    private static let box = """
        .fw-radio, .fw-box { inline-size: var(--fw-s-box-size, 1.5rem); block-size: var(--fw-s-box-size, 1.5rem) }
        :is(.fw-radio, .fw-box):checked::before { scale: var(--fw-s-box-scale, 1) }

        """

    private static let insets = """
        .fw-field { row-gap: var(--fw-s-part-spacing, .375rem) }
        .fw-card > .fw-check { column-gap: var(--fw-s-part-spacing, .75rem) }
        .fw-field fieldset > .fw-options:not(.fw-segments) { margin-block-start: var(--fw-s-part-spacing, 0) }
        .fw-field fieldset > .fw-segments { margin-block-start: var(--fw-s-part-spacing, .375rem) }
        .fw-card > .fw-field:not(.fw-spacer) { padding-block: var(--fw-s-row-padding, .75rem) }
        .fw-input { padding-inline-start: var(--fw-s-text-padding, .75rem) }
        .fw-input:not(.fw-list, .fw-find) { padding-inline-end: var(--fw-s-text-padding, .75rem) }
        .fw-invalid .fw-input { padding-inline-start: calc(var(--fw-s-text-padding, .75rem) - min(1px, var(--fw-s-text-padding, .75rem))) }

        """
}
