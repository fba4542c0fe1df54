#if canImport(UIKit)
import Foundation
import UIKit

/// One line of text.
@MainActor class LineView: FieldView, UITextFieldDelegate {
    let field = FormTextField()
    private lazy var editing = TextEditing(
        field, send: { [weak self] in self?.type($0) }, read: { [field] in field.text ?? "" },
        write: { [field] in field.text = $0 })
    private lazy var reveal = UIButton(doing: UIAction { [weak self] _ in self?.revealOrHide() })
    private let unit = UILabel()

    override func build() {
        field.delegate = self
        field.take = { [weak self] in self?.source?.form?.take($0) ?? false }
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
    override var painted: [UIView] { [field] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        field.isEnabled = state.isEnabled
        if aspects.contains(.title) { configure(shown) }
        if aspects.contains(.text) || caret != nil { editing.show(state.text, caret: caret) }
        showTitle(shown)
    }

    /// Where the title stands may depend on whether there is text.
    private func showTitle(_ shown: FieldPresentation?) {
        guard let shown = shown ?? source?.driver.session.presentation(of: row.node) else { return }
        let isFilled = field.hasText || field.isEditing
        let words = placeholder(shown, isFilled: isFilled)
        field.placeholder = words.isEmpty ? nil : words
        floatTitle(shown, isFilled: isFilled)
    }

    override var selection: Range<Int>? {
        get { editing.selection }
        set { if let newValue { editing.selection = newValue } }
    }

    override func speak(_ shown: FieldPresentation) {
        name(field, shown)
    }

    /// What stays as long as the row does.
    private func configure(_ shown: FieldPresentation) {
        let isExact = shown.typing.isExact
        let isBeside = titlePlace(of: shown.state.field) == .beside
        standBeside(share: isBeside ? source?.form?.options.titleShare : nil)
        field.keyboardType = shown.keyboardType
        field.autocapitalizationType = shown.capitalization
        field.autocorrectionType = isExact ? .no : .default
        field.spellCheckingType = isExact ? .no : .default
        field.smartDashesType = isExact ? .no : .default
        field.smartQuotesType = isExact ? .no : .default
        field.smartInsertDeleteType = isExact ? .no : .default
        field.textContentType = shown.contentType
        field.isSecureTextEntry = shown.isHiddenText
        field.rightView = shown.isHiddenText ? reveal : nil
        field.rightViewMode = shown.isHiddenText ? .always : .never
        reveal.setImage(UIImage(systemName: "eye"), for: .normal)
        reveal.accessibilityLabel = shown.showTitle
        unit.text = shown.hasUnit ? shown.unit : nil
        field.leftView = unit.text == nil ? nil : unit
        field.leftViewMode = unit.text == nil ? .never : .always
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
        let isLast = source.driver.presentation.returnKey(of: row) == .send
        textField.returnKeyType = isLast ? .send : source.driver.neighbour(.next, of: row) == nil ? .done : .next
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) {
        showTitle(nil)
        source?.focusCame(to: self)
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        showTitle(nil)
        source?.focusLeft(self)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if source?.driver.presentation.returnKey(of: row) == .send {
            source?.form?.submit()
        } else {
            source?.move(.next)
        }
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

    override var trimmings: [(view: UIView, style: ColorStyle)] { [(stepper, .plusButton)] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        let state = shown.state
        super.update(shown, aspects, caret: caret)
        stepper.isEnabled = state.isEnabled
        var number: DecimalNumber?
        if case .number(let value) = state.value { number = value }
        let scale = NumberScale(state.field)
        stepper.minimumValue = scale.canStep(-1, from: number) ? -1 : 0
        stepper.maximumValue = scale.canStep(1, from: number) ? 1 : 0
    }

    override func speak(_ shown: FieldPresentation) {
        super.speak(shown)
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
