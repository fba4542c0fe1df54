public import Foundation

@MainActor open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    private var selection: [Int: Int] = [:]
    /// How many were made, and those of days and times.
    package internal(set) static var made = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        UIPickerView.made += 1
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func reloadAllComponents() { for component in 0..<numberOfComponents { reloadComponent(component) } }
    open func reloadComponent(_ component: Int) {
        let count = numberOfRows(inComponent: component)
        selection[component] = min(selection[component] ?? 0, max(count - 1, 0))
    }
    // Source: Apple, "selectedRow(inComponent:)": -1 if no row is selected; a wheel with rows always stands on one.
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selection[component] ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard row >= 0, row < max(numberOfRows(inComponent: component), 1) else {
            return Refusals.refuse("row \(row) beyond bounds of component \(component)")
        }
        selection[component] = row
    }

    func turn(component: Int, to row: Int) {
        selection[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    override func contentHeight(width: CGFloat) -> CGFloat { 216 }
}

@MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
