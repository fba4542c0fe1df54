#if !hasFeature(Embedded)
import FormworkRuntime

extension FieldPresentation {
    /// The answer as a person reads it in a list of answers; blank if there is no answer. Dots stand for a secret, and a
    /// card's number has only its last digits.
    public var answerText: String {
        if state.value.isBlank {
            if control == .toggle { return words("ui.no") }
            // A text that is no answer is shown as it was typed. The thumb of a slider has a position even without an
            // answer, so a slider shows nothing.
            return control == .slider ? "" : state.text
        }
        if state.field.isCardNumber {
            let text = state.value.canonicalText
            // A stored answer has only its last digits, and the format of the field takes away the mark before them.
            return Field.lastDigits(of: text.count == 4 ? "•••• " + text : text)
        }
        if isSecret { return "••••••••" }
        if case .bool(let isOn) = state.value { return words(isOn ? "ui.yes" : "ui.no") }
        return ratingText ?? state.display
    }

    /// Whether the answer is a secret, or calculated from one.
    var isSecret: Bool { engine.form.element(numbered: state.node.element).map { engine.form.secrets[$0] } ?? false }

    /// The text of a rating with the highest rating, such as "4 of 5"; `nil` for any other answer.
    private var ratingText: String? {
        guard control == .stars, let option = state.field.options.first(where: { state.isChosen($0) }) else {
            return nil
        }
        return option.accessibilityLabel.isEmpty ? nil : option.accessibilityLabel
    }
}

extension FormPresentation {
    /// The words that are shown instead of a missing answer.
    public var notAnsweredWords: String { words("ui.not_answered") }

    /// The title of a button that leads to a question, so that its answer can be changed.
    public var changeTitle: String { words("ui.review_change") }
}
#endif
