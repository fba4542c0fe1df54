#if canImport(UIKit)
import Foundation
import UIKit

/// Wheels beside each other that make one answer together. Each turn answers.
@MainActor final class ComponentWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: .zero)
    private var components: WheelComponents?
    private var value = FormValue.blank
    private let choose: (FormValue) -> Void

    init(choose: @escaping (FormValue) -> Void) {
        self.choose = choose
        super.init()
        picker.dataSource = self
        picker.delegate = self
    }

    /// Shows wheels, and an answer on them.
    func show(_ wanted: WheelComponents?, _ value: FormValue) {
        self.value = value
        let isNew = wanted?.wheels != components?.wheels
        components = wanted
        if isNew { picker.reloadAllComponents() }
        for (wheel, place) in (wanted?.places(of: value) ?? []).enumerated()
        where picker.selectedRow(inComponent: wheel) != place {
            picker.selectRow(place, inComponent: wheel, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { components?.wheels.count ?? 0 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        titles(component).count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        titles(component).indices.contains(row) ? titles(component)[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if let value = components?.value(turning: component, to: row, from: value) { choose(value) }
    }

    private func titles(_ wheel: Int) -> [String] {
        guard let wheels = components?.wheels, wheels.indices.contains(wheel) else { return [] }
        return wheels[wheel]
    }
}
#endif
