#if canImport(UIKit)
import Foundation
import UIKit

/// One option from a menu. Who comes with the bar above the keyboard gets a wheel in the keyboard's place, and where the app
/// wants a wheel, so does everybody.
@MainActor final class MenuView: WheelFieldView {
    private let opensMenu: Bool
    private let button = UIButton(doing: nil)
    /// The wheel in place of the keyboard. It is made when it is first asked for: making it takes longer than filling a row.
    private var wheel: OptionWheel?

    init(opensMenu: Bool) {
        self.opensMenu = opensMenu
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override func build() {
        button.showsMenuAsPrimaryAction = opensMenu
        if !opensMenu {
            button.addAction(UIAction { [weak self] _ in self?.takeFocus() }, for: .primaryActionTriggered)
        }
        standBeside(button)
    }

    override var painted: [UIView] { [button] }

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        button.isEnabled = state.isEnabled
        button.setTitle(shown.answerOrInvitation, for: .normal)
        if opensMenu { button.menu = shown.menu { [weak self] in self?.edit($0) } }
        wheel?.show(shown, empty: shown.invitation)
    }

    override func speak(_ shown: FieldPresentation) {
        name(button, shown)
        button.accessibilityValue = shown.spokenAnswer
    }

    // MARK: In the keyboard's place

    override var canBecomeFirstResponder: Bool { button.isEnabled }
    override var wheelView: UIView? {
        if let wheel { return wheel.picker }
        let new = OptionWheel { [weak self] in self?.edit($0) }
        wheel = new
        if let shown { new.show(shown, empty: shown.invitation) }
        return new.picker
    }
    /// Opens what a touch on the button opens.
    override func rowTapped() {
        guard button.isEnabled else { return }
        if opensMenu { button.performPrimaryAction() } else { takeFocus() }
    }
}

extension FieldPresentation {
    /// A menu of the options, and where that is possible of what takes the answer back.
    ///
    /// - Parameter choose: Takes the id of an option; blank takes the answer back.
    @MainActor func menu(_ choose: @escaping (String) -> Void) -> UIMenu {
        var actions = listedOptions.map { option in
            UIAction(
                title: option.title, attributes: option.isOffered ? [] : .disabled,
                state: option.isChosen ? .on : .off
            ) { _ in choose(option.id) }
        }
        if isClearable {
            actions.append(
                UIAction(title: clearTitle, image: UIImage(systemName: "xmark.circle")) { _ in choose("") })
        }
        return UIMenu(children: actions)
    }
}

/// A wheel of options. Its first row is empty and stands for no answer.
@MainActor final class OptionWheel: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView(frame: .zero)
    private var options: [OptionPresentation] = []
    private var empty = ""
    private let choose: (String) -> Void

    init(choose: @escaping (String) -> Void) {
        self.choose = choose
        super.init()
        picker.dataSource = self
        picker.delegate = self
    }

    func show(_ shown: FieldPresentation, empty: String) {
        self.empty = empty
        let now = shown.choosableOptions
        let isSame = options.map(\.option) == now.map(\.option)
        options = now
        if !isSame { picker.reloadAllComponents() }
        let position = options.firstIndex { $0.isChosen }.map { $0 + 1 } ?? 0
        if picker.selectedRow(inComponent: 0) != position {
            picker.selectRow(position, inComponent: 0, animated: false)
        }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { options.count + 1 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        row == 0 ? empty : options[row - 1].title
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        choose(row == 0 ? "" : options[row - 1].id)
    }
}
#endif
