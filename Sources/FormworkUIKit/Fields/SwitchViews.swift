#if canImport(UIKit)
import Foundation
import UIKit

/// On or off.
@MainActor final class ToggleView: FieldView {
    private let toggle = UISwitch()

    override func build() {
        toggle.addAction(UIAction { [weak self] _ in self?.flipped() }, for: .valueChanged)
        standBeside(toggle)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        toggle.isEnabled = state.isEnabled
        let isOn = state.value == .bool(true)
        if toggle.isOn != isOn { toggle.setOn(isOn, animated: aspects != .all) }
    }
    override func speak(_ shown: FieldPresentation) { name(toggle, shown) }
    override var painted: [UIView] { [toggle] }
    override func rowTapped() {
        guard toggle.isEnabled else { return }
        toggle.setOn(!toggle.isOn, animated: true)
        flipped()
    }
    private func flipped() { edit(toggle.isOn ? "true" : "") }
}

/// A box before the words. Touching either ticks it.
@MainActor final class TickView: FieldView {
    private(set) lazy var box = UIButton(doing: UIAction { [weak self] _ in self?.flip() })
    private var isOn = false

    override func build() {
        standBeside(box, isFirst: true)
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        isOn = shown.state.value == .bool(true)
        box.setImage(symbol.picture, for: .normal)
        box.isEnabled = shown.state.isEnabled
        box.speak(isChosen: isOn)
    }
    override func speak(_ shown: FieldPresentation) { name(box, shown) }
    override var painted: [UIView] { [box] }
    override func wear(_ looks: FieldLooks) {
        if let size = looks.boxSize { box.setImage(symbol.sized(size).picture, for: .normal) }
    }
    private var symbol: FormSymbol {
        (source?.form?.options.symbols ?? OptionSymbols()).symbol(isChosen: isOn, takesOne: false)
    }
    override func rowTapped() { if box.isEnabled { flip() } }
    private func flip() { edit(isOn ? "" : "true") }
}

/// A thumb on a track. Until it is touched the question is not answered, and the view says so.
@MainActor final class SliderView: FieldView {
    private let slider = SteppedSlider()
    private let value = UILabel(.body, color: .secondaryLabel)
    private var scale = NumberScale(Field(id: "", type: .slider))

    override var control: UIView? { slider }

    override func build() {
        value.isAccessibilityElement = false
        slider.addAction(UIAction { [weak self] _ in self?.moved() }, for: .valueChanged)
        slider.step = { [weak self] up in self?.stepped(up: up) }
        content.addArrangedSubview(value)
        content.addArrangedSubview(slider)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        slider.isEnabled = state.isEnabled
        scale = NumberScale(state.field)
        slider.minimumValue = 0
        slider.maximumValue = Float(scale.stepCount)
        if case .number(let number) = state.value {
            slider.setValue(Float(scale.steps(to: number)), animated: false)
        } else {
            slider.setValue(0, animated: false)
        }
        value.text = state.value.isBlank && !state.field.emptyText.isEmpty ? state.field.emptyText : shown.position
    }
    override func speak(_ shown: FieldPresentation) {
        name(slider, shown)
        slider.accessibilityValue = value.text
    }

    private func stepped(up: Bool) {
        guard slider.isEnabled, let number = scale.number(afterSwipe: up, from: scale.steps(to: answer)) else { return }
        source?.driver.perform(.set(row.node, .number(number)))
    }

    private var answer: DecimalNumber? {
        if case .number(let number)? = shown?.state.value { number } else { nil }
    }

    private func moved() {
        guard let number = scale.number(atStep: Double(slider.value)) else { return }
        source?.driver.perform(.set(row.node, .number(number)))
    }
}

/// A slider that VoiceOver moves to the next number of its scale. By itself a slider moves by a tenth, which on a short
/// scale is less than a step, so the answer would not change.
@MainActor final class SteppedSlider: UISlider {
    /// Raises or lowers the answer.
    var step: ((_ up: Bool) -> Void)?

    override func accessibilityIncrement() { step?(true) }
    override func accessibilityDecrement() { step?(false) }
}

/// Options side by side, one of which can be chosen.
@MainActor final class SegmentsView: FieldView {
    private let segments = UISegmentedControl(items: nil)
    override var control: UIView? { segments }
    private var options: [FieldOption] = []

    override func build() {
        segments.addAction(UIAction { [weak self] _ in self?.chosen() }, for: .valueChanged)
        // VoiceOver goes from segment to segment, and reads the question before them.
        titleLabel.isAccessibilityElement = true
        content.addArrangedSubview(segments)
    }
    override func update(_ shown: FieldPresentation, _ aspects: RowAspects, caret: TextOffset?) {
        let state = shown.state
        segments.isEnabled = state.isEnabled
        let listed = shown.choosableOptions.map(\.option)
        if aspects.contains(.options) || options != listed {
            options = listed
            segments.removeAllSegments()
            for (position, option) in options.enumerated() {
                segments.insertSegment(withTitle: option.title, at: position, animated: false)
            }
        }
        segments.selectedSegmentIndex = options.firstIndex(where: state.isChosen) ?? UISegmentedControl.noSegment
    }
    override func speak(_ shown: FieldPresentation) {
        name(titleLabel, shown)
        segments.accessibilityLabel = titleLabel.accessibilityLabel
    }
    private func chosen() {
        let position = segments.selectedSegmentIndex
        if options.indices.contains(position) { edit(options[position].id.canonicalText) }
    }
}
#endif
