#if canImport(UIKit)
import Foundation
import UIKit

/// A button that shows the answer, and several wheels that make it together: in the keyboard's place, or under the field.
@MainActor final class ComponentsView: AnswerButtonView {
    private lazy var wheels = ComponentWheels { [weak self] in
        if let self { source?.driver.perform(.set(row.node, $0)) }
    }
    private var picker: UIPickerView { wheels.picker }
    /// Whether the wheels stand under the field, while it has the focus.
    private var isInline = false

    override var wheelView: UIView? { isInline ? nil : picker }

    override func becomeFirstResponder() -> Bool {
        defer { showInline() }
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        defer { showInline() }
        return super.resignFirstResponder()
    }

    private func showInline() {
        guard isInline, picker.isHidden == isFirstResponder else { return }
        picker.isHidden = !isFirstResponder
        source?.refresh(row, .options, caret: nil)
    }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        super.update(shown, aspects, caret: caret)
        name(picker, shown)
        stand(isInline: shown.state.field.style == .inline)
        wheels.show(shown.state.field.wheels(source?.form?.options.wheels), shown.state.value)
    }

    private func stand(isInline: Bool) {
        guard isInline != self.isInline else { return }
        self.isInline = isInline
        picker.removeFromSuperview()
        picker.isHidden = isInline && !isFirstResponder
        if isInline { standUnderContent(picker) }
    }
}
#endif
