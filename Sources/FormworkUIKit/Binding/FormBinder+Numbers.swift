#if canImport(UIKit)
import Foundation
public import UIKit

extension FormBinder {
    /// Connects a slider. It goes from the smallest number of the field to the largest, and stops at every step.
    ///
    /// The control always shows a value. While there is no answer it is dimmed, and VoiceOver says so.
    ///
    /// - Parameters:
    ///   - slider: The slider.
    ///   - path: The path of the field.
    ///   - error: The label that shows the error; it is hidden while there is no error.
    ///   - empty: A view that is shown while there is no answer, such as a label that says so.
    public func bind(_ slider: UISlider, to path: String, error: UILabel? = nil, empty: UIView? = nil) {
        let none = session.engine.words("ui.not_answered")
        add(
            slider,
            BoundNumber(
                slider, path, error, self, empty: empty,
                show: { slider, scale, state in
                    slider.minimumValue = 0
                    slider.maximumValue = Float(scale.stepCount)
                    slider.setValue(Float(scale.steps(to: state.number)), animated: false)
                    slider.alpha = state.value.isBlank ? 0.35 : 1
                    slider.accessibilityValue = state.value.isBlank ? none : state.display
                },
                read: { slider, scale, _, node in
                    scale.number(atStep: Double(slider.value)).map { .set(node, .number($0)) }
                }))
    }

    /// Connects a stepper. Each press is one step on the scale of the field.
    ///
    /// The stepper itself has no number: the form knows what comes next, also where its scale wraps around.
    public func bind(_ stepper: UIStepper, to path: String, error: UILabel? = nil) {
        add(
            stepper,
            BoundNumber(
                stepper, path, error, self,
                show: { stepper, scale, state in
                    stepper.stepValue = 1
                    stepper.wraps = false
                    stepper.minimumValue = scale.canStep(-1, from: state.number) ? -1 : 0
                    stepper.maximumValue = scale.canStep(1, from: state.number) ? 1 : 0
                    stepper.value = 0
                    stepper.accessibilityValue = state.display
                },
                read: { stepper, _, _, node in
                    stepper.value == 0 ? nil : .step(node, stepper.value < 0 ? -1 : 1)
                }))
    }
}

/// A control that holds a number, as so many steps on the scale of its field.
@MainActor final class BoundNumber<Control: UIControl>: BoundControl {
    private let control: Control
    private let showState: (Control, NumberScale, FieldState) -> Void
    private let read: (Control, NumberScale, FieldState, NodeID) -> FormInput?

    init(
        _ control: Control, _ path: String, _ error: UILabel?, _ binder: FormBinder, empty: UIView? = nil,
        show: @escaping (Control, NumberScale, FieldState) -> Void,
        read: @escaping (Control, NumberScale, FieldState, NodeID) -> FormInput?
    ) {
        self.control = control
        showState = show
        self.read = read
        super.init(control, path, error, binder, empty: empty)
        control.addAction(UIAction { [weak self] _ in self?.changed() }, for: .valueChanged)
    }

    override func show(_ shown: FieldPresentation, caret: TextOffset?) {
        showState(control, NumberScale(shown.state.field), shown.state)
    }

    private func changed() {
        guard let binder, let state = binder.state(path) else { return }
        if let input = read(control, NumberScale(state.field), state, state.node) { binder.session.perform(input) }
        // A value that the form did not take is not shown either.
        refresh(caret: nil)
    }
}
#endif
