#if canImport(UIKit)
import Foundation
import UIKit

/// One line of text.
@MainActor class LineView: FieldView {
    let field = FormTextField()
    private lazy var line = TextLine(field)

    override func build() {
        line.owner = self
        field.undoing = { [weak self] in self?.source?.form?.undoing }
        field.take = { [weak self] in self?.source?.form?.take($0) ?? false }
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        content.addArrangedSubview(field)
    }

    override var responder: UIResponder? { field }
    override var isAsHighAsItsAnswer: Bool { false }
    override var painted: [UIView] { [field] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        field.isEnabled = state.isEnabled
        if aspects.contains(.title) {
            let isBeside = labelStyle(of: state.field) == .beside
            standBeside(share: isBeside ? source?.form?.options.titleShare : nil)
            line.configure(shown)
        }
        if !aspects.isDisjoint(with: [.text, .display, .error]) || caret != nil {
            line.show(state.text, resting: source?.driver.session.restingText(of: shown), caret: caret)
        }
        showTitle(shown)
    }

    override func textFocusChanged() { showTitle(nil) }

    /// Shows the title, whose place may depend on whether there is text.
    private func showTitle(_ shown: FieldPresentation?) {
        guard let shown = shown ?? source?.driver.session.presentation(of: row.node) else { return }
        let isFilled = field.hasText || field.isEditing
        let words = placeholder(shown, isFilled: isFilled)
        line.show(placeholder: words)
        floatTitle(shown, isFilled: isFilled)
    }

    override var selection: Range<TextOffset>? {
        get { line.selection }
        set { if let newValue { line.selection = newValue } }
    }

    override func speak(_ shown: FieldPresentation) {
        name(field, shown)
    }

    override func wear(_ looks: FieldLooks) {
        line.wear(placeholder: looks.placeholder, on: looks.background, padding: looks.insets.text)
    }
}

/// A number with buttons that lower and raise it.
@MainActor final class StepsView: LineView {
    private let stepper = UIStepper()

    override func build() {
        super.build()
        // The stepper stands in the middle of three places: a touch says which way, and the engine how far.
        stepper.minimumValue = -1
        stepper.maximumValue = 1
        stepper.value = 0
        stepper.addAction(UIAction { [weak self] _ in self?.stepped() }, for: .valueChanged)
        let line = UIStackView(arrangedSubviews: [field, stepper])
        line.spacing = 12
        line.alignment = .center
        stepper.setContentHuggingPriority(.required, for: .horizontal)
        content.addArrangedSubview(line)
    }

    override var trimmings: [(view: UIView, part: KeyPath<FieldLooks, StyleColor?>)] { [(stepper, \.plusButton)] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        super.update(shown, aspects, caret: caret)
        stepper.isEnabled = state.isEnabled
        let (scale, number) = (NumberScale(state.field), state.number)
        stepper.minimumValue = scale.canStep(-1, from: number) ? -1 : 0
        stepper.maximumValue = scale.canStep(1, from: number) ? 1 : 0
    }

    override func speak(_ shown: FieldPresentation) {
        super.speak(shown)
        stepper.accessibilityLabel = field.accessibilityLabel
    }

    private func stepped() {
        let isUp = stepper.value > 0
        stepper.value = 0
        source?.driver.perform(.step(row.node, isUp ? 1 : -1))
    }
}
#endif
