/// The rules that use the custom properties which styles become.
enum StyleRules {
    /// The rules. They are the same for every form.
    static let css = """
        .fw-input, .fw-segments { \
        background-color: \(background(["valid", "enabled", "inactive"], "var(--fw-fill)")); \
        border-color: \(border(["valid", "enabled", "inactive"], "var(--fw-edge)")); \
        border-width: var(--fw-s-border-width, 1px); border-radius: var(--fw-s-corner-radius, .625rem); \
        color: var(--fw-s-enabled-text-color, \(ink(["valid", "enabled", "inactive"], "inherit"))) }
        .fw-page .fw-input:focus { \
        background-color: \(background(["active", "valid", "enabled"], "var(--fw-fill)")); \
        outline-color: var(--fw-s-active-border-color, var(--fw-accent)); \
        color: var(--fw-s-enabled-text-color, \(ink(["active", "valid", "enabled"], "inherit"))) }
        .fw-input:disabled { \
        background-color: \(background(["disabled"], "transparent")); border-color: \(border(["disabled"], "var(--fw-edge)")); \
        color: var(--fw-s-disabled-text-color, \(ink(["disabled"], "var(--fw-quiet)"))) }
        .fw-invalid .fw-input, .fw-invalid .fw-segments { \
        background-color: \(background(["invalid", "enabled"], "var(--fw-fill)")); border-width: 2px; \
        border-color: var(--fw-s-invalid-border-color, var(--fw-error)); \
        color: var(--fw-s-enabled-text-color, \(ink(["invalid", "enabled"], "inherit"))) }
        .fw-input, .fw-output, .fw-field .fw-plain, .fw-segments .fw-option-text { \
        font-family: var(--fw-s-font, inherit); font-size: var(--fw-s-font-size, inherit) }
        .fw-label { font-family: var(--fw-s-heading-label-font, inherit); \
        font-size: var(--fw-s-heading-label-font-size, inherit); color: var(--fw-s-heading-label-text-color, inherit) }
        .fw-hint { font-family: var(--fw-s-tooltip-font, inherit); font-size: var(--fw-s-tooltip-font-size, .875rem); \
        color: var(--fw-s-tooltip-label-text-color, var(--fw-s-tooltip-background-color-ink, var(--fw-quiet))); \
        background-color: var(--fw-s-tooltip-background-color, transparent) }
        .fw-button > .fw-plain { \
        padding-inline: var(--fw-s-room, 0); background-color: var(--fw-s-background-color, transparent); \
        border: var(--fw-s-border-width, 0) solid var(--fw-s-border-color, currentcolor); \
        border-radius: var(--fw-s-corner-radius, .5rem); \
        color: var(--fw-s-title-color, var(--fw-s-background-color-ink, var(--fw-accent))) }
        .fw-button > .fw-plain:enabled:active { \
        background-color: var(--fw-s-highlighted-background-color, var(--fw-s-background-color, transparent)); \
        color: var(--fw-s-highlighted-title-color, var(--fw-s-title-color, \
        var(--fw-s-highlighted-background-color-ink, var(--fw-s-background-color-ink, var(--fw-accent))))) }
        .fw-toggle:not(:checked) { background-color: var(--fw-s-background-color, var(--fw-edge)); \
        border: 1.5px solid var(--fw-edge) }
        .fw-toggle:not(:checked)::before { inset-block-start: .09375rem; inset-inline-start: .09375rem; \
        background: var(--fw-s-background-color-ink, var(--fw-knob)) }
        .fw-step { color: var(--fw-s-minus-button-color, var(--fw-accent)) }
        .fw-step + .fw-step { color: var(--fw-s-plus-button-color, var(--fw-accent)) }
        .fw-clear { color: var(--fw-s-clear-button-color, var(--fw-accent)) }
        .fw-card > .fw-row::before { block-size: var(--fw-s-height, 1px) }
        .fw-summary-line, .fw-group > .fw-heading { background-color: var(--fw-g-background-color, transparent) }
        .fw-summary-line .fw-heading, .fw-group > .fw-heading { \
        font-family: var(--fw-g-font, inherit); font-size: var(--fw-g-font-size, 1.3125rem); \
        color: var(--fw-g-text-color, var(--fw-g-background-color-ink, var(--fw-text))) }

        """

    /// The background of the first state that has one, otherwise of the control in any state.
    private static func background(_ states: [String], _ fallback: String) -> String {
        first(states, "background-color", fallback)
    }

    private static func border(_ states: [String], _ fallback: String) -> String {
        first(states, "border-color", fallback)
    }

    private static func ink(_ states: [String], _ fallback: String) -> String {
        first(states, "background-color-ink", fallback)
    }

    private static func first(_ states: [String], _ property: String, _ fallback: String) -> String {
        let names = states.map { "--fw-s-" + $0 + "-" + property } + ["--fw-s-" + property]
        return names.reversed().reduce(fallback) { "var(" + $1 + ", " + $0 + ")" }
    }
}
