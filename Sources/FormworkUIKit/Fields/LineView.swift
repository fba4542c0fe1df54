#if canImport(UIKit)
import Foundation
import UIKit

/// One line of text.
@MainActor class LineView: FieldView, UITextFieldDelegate {
    let field = UITextField()
    private lazy var editing = TextEditing(
        field, send: { [weak self] in self?.type($0) }, read: { [field] in field.text ?? "" },
        write: { [field] in field.text = $0 })
    private lazy var reveal = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.revealOrHide() })
    private let unit = UILabel()

    override func build() {
        field.delegate = self
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.clearButtonMode = .whileEditing
        field.addAction(UIAction { [weak self] _ in self?.editing.didChange() }, for: .editingChanged)
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.textColor = .secondaryLabel
        unit.font = field.font
        unit.textColor = .secondaryLabel
        unit.isAccessibilityElement = false
        content.addArrangedSubview(field)
    }

    override var responder: UIResponder? { field }

    override func update(_ state: FieldState, _ aspects: RowAspects, caret: Int?) {
        field.isEnabled = state.isEnabled
        if aspects == .all { configure(state) }
        if aspects.contains(.text) || caret != nil { editing.show(state.text, caret: caret) }
    }

    override var selection: Range<Int>? {
        get { editing.selection }
        set { if let newValue { editing.selection = newValue } }
    }

    override func speak(_ state: FieldState) {
        name(field, state)
    }

    /// What stays as long as the row does.
    private func configure(_ state: FieldState) {
        let traits = TextTraits(state, isAboutThePerson: row.node.item == 0)
        field.placeholder = state.field.placeholder.isEmpty ? nil : state.field.placeholder
        field.keyboardType = traits.keyboardType
        field.autocapitalizationType = traits.capitalization
        field.autocorrectionType = traits.isCorrected ? .default : .no
        field.spellCheckingType = traits.isCorrected ? .default : .no
        field.smartDashesType = traits.isCorrected ? .default : .no
        field.smartQuotesType = traits.isCorrected ? .default : .no
        field.smartInsertDeleteType = traits.isCorrected ? .default : .no
        field.textContentType = traits.contentType
        field.isSecureTextEntry = traits.isSecret
        field.rightView = traits.isSecret ? reveal : nil
        field.rightViewMode = traits.isSecret ? .always : .never
        reveal.setImage(UIImage(systemName: "eye"), for: .normal)
        reveal.accessibilityLabel = words("ui.show")
        unit.text = unitText(state)
        field.leftView = unit.text == nil ? nil : unit
        field.leftViewMode = unit.text == nil ? .never : .always
    }

    private func unitText(_ state: FieldState) -> String? {
        if state.field.type == .countDown { return words("ui.minutes") }
        guard !state.field.currency.isEmpty else { return nil }
        return source?.engine.context.locale.currency(state.field.currency).symbol
    }

    private func revealOrHide() {
        field.isSecureTextEntry.toggle()
        reveal.setImage(UIImage(systemName: field.isSecureTextEntry ? "eye" : "eye.slash"), for: .normal)
    }

    // MARK: What the control tells

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        editing.willChange(range, to: string)
        return true
    }
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let source else { return false }
        textField.inputAccessoryView = source.form?.bar
        textField.returnKeyType = source.driver.neighbour(.next, of: row) == nil ? .done : .next
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { source?.focusCame(to: self) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        source?.focusLeft(self)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        source?.move(.next)
        return false
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
        content.addArrangedSubview(line)
    }

    override func update(_ state: FieldState, _ aspects: RowAspects, caret: Int?) {
        super.update(state, aspects, caret: caret)
        stepper.isEnabled = state.isEnabled
        var number: DecimalNumber?
        if case .number(let value) = state.value { number = value }
        let scale = NumberScale(state.field)
        stepper.minimumValue = scale.canStep(-1, from: number) ? -1 : 0
        stepper.maximumValue = scale.canStep(1, from: number) ? 1 : 0
        if field.placeholder == nil { field.placeholder = words("ui.not_answered") }
    }

    override func speak(_ state: FieldState) {
        super.speak(state)
        stepper.accessibilityLabel = field.accessibilityLabel
    }

    private func stepped() {
        let step = stepper.value > 0 ? 1 : -1
        stepper.value = 0
        source?.driver.perform(.step(row.node, step))
    }
}

extension NumberScale {
    /// Whether a step leads to another number.
    func canStep(_ steps: Int, from number: DecimalNumber?) -> Bool {
        guard let next = self.number(steps, from: number) else { return false }
        return next != number
    }
}
#endif
