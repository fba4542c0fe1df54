#if canImport(UIKit)
import Foundation
import UIKit

/// A button that shows the answer, and several wheels in the keyboard's place that make it together.
@MainActor final class ComponentsView: AnswerButtonView, UIPickerViewDataSource, UIPickerViewDelegate {
    private let picker = UIPickerView(frame: .zero)
    private var components: WheelComponents?

    override func build() {
        super.build()
        picker.dataSource = self
        picker.delegate = self
    }

    override var wheelView: UIView? { picker }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: Int?) {
        super.update(shown, aspects, caret: caret)
        let wanted = WheelComponents.of(shown.state.field, wanted: source?.form?.options.wheels)
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

    private func title(_ wheel: Int) -> [String] {
        guard let wheels = components?.wheels, wheels.indices.contains(wheel) else { return [] }
        return wheels[wheel]
    }
}
#endif
