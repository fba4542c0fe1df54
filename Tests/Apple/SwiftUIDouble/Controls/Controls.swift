public import Foundation

public struct Button<Label: View>: View, Drawn {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }
    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.button, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        let action = action, closes = drawing.environment.closes
        element.action = .press {
            closes?()
            action()
        }
        drawing.add(element)
    }
}

extension Button where Label == Text {
    public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(title) }
    }
    public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

public struct Toggle<Label: View>: View, Drawn {
    let isOn: Binding<Bool>
    let label: Label
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.toggle, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.action = .switching(isOn, shown: isOn.wrappedValue)
        drawing.add(element)
    }
}

public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View, Drawn {
    let selection: Binding<SelectionValue>
    let label: Label
    let content: Content
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.content = content()
        self.label = label()
    }
    // Source: Apple, "Picker": the tag of an option has to be of the selection's type.
    package func draw(in drawing: Drawing) {
        let element = Element(.picker, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.slots[.content] = drawing.collect("content", content)
        let selection = selection
        element.action = .choosing(shown: AnyHashable(selection.wrappedValue)) { choice in
            guard let value = choice.base as? SelectionValue else { fatalError("Picker: the tag is of another type.") }
            selection.wrappedValue = value
        }
        drawing.add(element)
    }
}

public struct Stepper<Label: View>: View, Drawn {
    let label: Label
    let up: (() -> Void)?
    let down: (() -> Void)?
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.label = label()
        up = onIncrement
        down = onDecrement
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.stepper, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.action = .stepping(up: up, down: down)
        drawing.add(element)
    }
}

public struct Slider<Label: View, ValueLabel: View>: View, Drawn {
    let read: () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// How far the thumb goes at once; `nil` for anywhere.
    let step: Double?
    let label: Label
    let least: ValueLabel
    let most: ValueLabel
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = Double(step)
        self.label = label()
        least = minimumValueLabel()
        most = maximumValueLabel()
    }
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        read = { Double(value.wrappedValue) }
        write = { value.wrappedValue = V($0) }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        step = nil
        self.label = label()
        least = minimumValueLabel()
        most = maximumValueLabel()
    }
    package func draw(in drawing: Drawing) {
        let length = bounds.upperBound - bounds.lowerBound
        // Source: crash reports: a step that is not positive, or a range without room for one, ends the app.
        precondition(step ?? length > 0 && length >= step ?? 0, "Slider: max stride must be positive")
        // Source: expo 44021: on iOS 26 a slider draws a tick for each of its steps.
        precondition(step.map { length / $0 <= 10 } ?? true, "Slider: more ticks than can be told apart")
        let element = Element(.slider, in: drawing)
        element.slots[.label] = drawing.collect("label", label)
        element.slots[.header] = drawing.collect("least", least)
        element.slots[.footer] = drawing.collect("most", most)
        element.action = .sliding(write, shown: read(), bounds, step: step)
        drawing.add(element)
    }
}

public struct DatePicker<Label: View>: View, Drawn {
    let selection: Binding<Date>
    let range: ClosedRange<Date>
    let label: Label
    let components: DatePickerComponents
    public typealias Components = DatePickerComponents
    public init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker.Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.range = range
        components = displayedComponents
        self.label = label()
    }
    package func draw(in drawing: Drawing) {
        let element = Element(.datePicker, in: drawing, components.name)
        element.slots[.label] = drawing.collect("label", label)
        element.action = .dating(selection, shown: selection.wrappedValue, range)
        drawing.add(element)
    }
}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
    var name: String { (contains(.date) ? "date" : "") + (contains(.hourAndMinute) ? "time" : "") }
}
