#if canImport(UIKit)
import Foundation
import UIKit

/// A button that shows the answer, and several wheels that make it together: in the keyboard's place, or under the field.
@MainActor final class ComponentsView: AnswerButtonView {
    /// The wheels, once they were asked for: making them takes longer than filling a row.
    private var wheels: ComponentWheels?
    /// Whether the wheels stand under the field, while it has the focus.
    private var isInline = false

    override var wheelView: UIView? { isInline ? nil : madeWheels().picker }

    private func madeWheels() -> ComponentWheels {
        if let wheels { return wheels }
        let new = ComponentWheels { [weak self] in
            if let self { source?.driver.perform(.set(row.node, $0)) }
        }
        wheels = new
        if let shown { show(shown, on: new) }
        return new
    }

    private func show(_ shown: FieldPresentation, on wheels: ComponentWheels) {
        name(wheels.picker, shown)
        wheels.show(shown.state.field.wheels(source?.form?.options.wheels), shown.state.value)
    }

    override func becomeFirstResponder() -> Bool {
        defer { showInline() }
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        defer { showInline() }
        return super.resignFirstResponder()
    }

    private func showInline() {
        guard isInline, let picker = isFirstResponder ? madeWheels().picker : wheels?.picker else { return }
        if picker.superview == nil { standUnderContent(picker) } else if picker.isHidden != isFirstResponder { return }
        picker.isHidden = !isFirstResponder
        source?.refresh(row, .options, caret: nil)
        if isFirstResponder { _ = source?.reveal(row) }
    }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        super.update(shown, aspects, caret: caret)
        stand(isInline: shown.state.field.style == .inline)
        if let wheels { show(shown, on: wheels) }
    }

    private func stand(isInline: Bool) {
        guard isInline != self.isInline else { return }
        self.isInline = isInline
        guard let picker = wheels?.picker else { return }
        picker.removeFromSuperview()
        picker.isHidden = isInline && !isFirstResponder
        if isInline { standUnderContent(picker) }
    }
}
#endif
