#if canImport(UIKit)
import Foundation
import UIKit

/// A button that shows the answer, and several wheels that make it together: in the keyboard's place, or under the field.
@MainActor final class ComponentsView: AnswerButtonView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView(frame: .zero)
    private var components: WheelComponents?
    /// Whether the wheels stand under the field, while it has the focus.
    private var isInline = false

    override func build() {
        super.build()
        picker.dataSource = self
        picker.delegate = self
    }

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
        let wanted = shown.state.field.wheels(source?.form?.options.wheels)
        stand(isInline: shown.state.field.style == .inline)
        let isNew = wanted?.wheels != components?.wheels
        components = wanted
        if isNew { picker.reloadAllComponents() }
        for (wheel, place) in (wanted?.places(of: shown.state.value) ?? []).enumerated()
        where picker.selectedRow(inComponent: wheel) != place {
            picker.selectRow(place, inComponent: wheel, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components?.wheels.count ?? 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        title(component).count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        title(component).indices.contains(row) ? title(component)[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let source, let state = source.engine.field(self.row.node),
            let value = components?.value(turning: component, to: row, from: state.value)
        else { return }
        source.driver.perform(.set(self.row.node, value))
    }

    private func stand(isInline: Bool) {
        guard isInline != self.isInline else { return }
        self.isInline = isInline
        picker.removeFromSuperview()
        picker.isHidden = isInline && !isFirstResponder
        if isInline { standUnderContent(picker) }
    }

    private func title(_ wheel: Int) -> [String] {
        guard let wheels = components?.wheels, wheels.indices.contains(wheel) else { return [] }
        return wheels[wheel]
    }
}
#endif
