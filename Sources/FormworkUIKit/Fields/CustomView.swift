#if canImport(UIKit)
import Foundation
public import UIKit

/// A field's control of an app's own, made for one row and used again for others.
///
/// ```swift
/// options.control = { field in field.id == "rating" ? StarsControl() : nil }
/// ```
@MainActor public protocol FormControl: UIView {
    /// Shows what the field holds. `answer` gives the field a value.
    func show(_ state: FieldState, answer: @escaping (FormValue) -> Void)
    /// A view that opens under the field while it has the focus, such as a palette or a map; `nil` if nothing opens.
    /// Touching the row gives it the focus, and another touch takes it away. `show` also brings this view up to date.
    var companion: UIView? { get }
}

extension FormControl {
    /// Nothing opens under the field.
    public var companion: UIView? { nil }
}

/// A field whose control the app gives.
@MainActor final class CustomView: WheelFieldView {
    private var own: (any FormControl)?
    override var control: UIView? { own }
    private var shownField = ""
    private var shownType = FieldType.text
    /// Whether the control says by itself what it is called.
    private var namesItself = false

    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        if own == nil || shownField != state.field.id || shownType != state.field.type {
            own?.removeFromSuperview()
            own = source?.form?.options.ownControl(of: state.field)
            shownField = state.field.id
            shownType = state.field.type
            namesItself = own?.accessibilityLabel != nil
            if let own { content.addArrangedSubview(own) }
            exchangeCompanion()
        }
        isTaking = state.isEnabled
        own?.show(state) { [weak self] value in
            guard let self else { return }
            source?.driver.perform(.set(row.node, value))
        }
    }
    override func speak(_ shown: FieldPresentation) {
        if let own, !namesItself { name(own, shown) }
    }
    override var responder: UIResponder? {
        if companion != nil { return self }
        return own.flatMap { $0.canBecomeFirstResponder ? $0 : nil }
    }

    // MARK: What opens under it

    private weak var companion: UIView?
    private var isTaking = false

    private func exchangeCompanion() {
        companion?.removeFromSuperview()
        companion = own?.companion
        companion?.isHidden = !isFirstResponder
        if let companion { standUnderContent(companion) }
    }

    override func rowTapped() {
        guard companion != nil else { return }
        if isFirstResponder { _ = resignFirstResponder() } else { takeFocus() }
    }
    override var canBecomeFirstResponder: Bool { companion != nil && isTaking }

    override func becomeFirstResponder() -> Bool {
        defer { showCompanion() }
        return super.becomeFirstResponder()
    }

    override func resignFirstResponder() -> Bool {
        defer { showCompanion() }
        return super.resignFirstResponder()
    }

    /// A control that is typed into by itself keeps what stands above its keyboard.
    override var inputAccessoryView: UIView? { companion == nil ? nil : super.inputAccessoryView }

    private func showCompanion() {
        guard let companion, companion.isHidden == isFirstResponder else { return }
        companion.isHidden = !isFirstResponder
        source?.resize(row)
        if isFirstResponder { _ = source?.reveal(row) }
    }
}
#endif
