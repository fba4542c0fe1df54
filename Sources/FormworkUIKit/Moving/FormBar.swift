#if canImport(UIKit)
import Foundation
import UIKit

/// The bar above the keyboard: to the previous field, to the next one, and done.
///
/// Its arrows point up and down, which is where the fields are in every language.
@MainActor final class FormBar: UIInputView {
    private weak var form: FormTableView?
    let previousItem: UIBarButtonItem
    let nextItem: UIBarButtonItem
    let doneItem: UIBarButtonItem

    init(_ form: FormTableView) {
        self.form = form
        previousItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { [weak form] _ in form?.move(.previous) }
        )
        nextItem = UIBarButtonItem(
            image: UIImage(systemName: "chevron.down"), primaryAction: UIAction { [weak form] _ in form?.move(.next) })
        doneItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak form] _ in form?.endEditing(true) })
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44), inputViewStyle: .keyboard)
        allowsSelfSizing = true
        let words = ScreenWords(form.driver.engine.context.messages)
        previousItem.accessibilityLabel = words.previous
        nextItem.accessibilityLabel = words.next
        let bar = UIToolbar(frame: bounds)
        bar.setItems([previousItem, .fixedSpace(16), nextItem, .flexibleSpace(), doneItem], animated: false)
        cover(with: bar)
    }
    required init?(coder: NSCoder) { nil }

    /// Switches arrows off at the ends of the form.
    func update() {
        guard let form else { return }
        previousItem.isEnabled = form.driver.neighbour(.previous, of: form.source.focused) != nil
        nextItem.isEnabled = form.driver.neighbour(.next, of: form.source.focused) != nil
    }
}
#endif
