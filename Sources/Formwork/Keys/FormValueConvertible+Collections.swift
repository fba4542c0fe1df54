public import FormworkCore

extension FormValueConvertible where Self: RawRepresentable, RawValue: FormValueConvertible {
    /// Reads the raw value, such as the id of the option that is chosen.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let raw = RawValue(formValue: formValue, in: zone) else { return nil }
        // Text: one of a type that is the developer's.
        self.init(rawValue: raw)
    }

    /// The raw value.
    public func formValue(in zone: CivilZone) -> FormValue? { rawValue.formValue(in: zone) }
}

extension Array: FormValueConvertible where Element: FormValueConvertible {
    /// Reads the answers of a list, or a single answer as a list of one.
    public init?(formValue: FormValue, in zone: CivilZone) {
        var values = [formValue]
        if case .list(let list) = formValue { values = list }
        self.init()
        for value in values {
            guard let element = Element(formValue: value, in: zone) else { return nil }
            append(element)
        }
    }

    /// A list, which is blank if it is empty; `nil` if an element cannot be an answer.
    public func formValue(in zone: CivilZone) -> FormValue? {
        let values = compactMap { $0.formValue(in: zone) }
        return values.count == count ? FormValue.list(values).normalized : nil
    }

    /// The value for no answer: empty.
    public static var blankValue: [Element]? { [] }
}

extension Set: FormValueConvertible where Element: FormValueConvertible {
    /// Reads the answers of a list.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let elements = [Element](formValue: formValue, in: zone) else { return nil }
        self.init(elements)
    }

    /// A list. The field sorts it in the order of its options.
    public func formValue(in zone: CivilZone) -> FormValue? {
        // The order of a set differs from run to run. Answers must be the same in every run, so they are sorted.
        let values = compactMap { $0.formValue(in: zone) }.sorted { $0.canonicalText < $1.canonicalText }
        return values.count == count ? FormValue.list(values).normalized : nil
    }

    /// The value for no answer: empty.
    public static var blankValue: Set<Element>? { [] }
}

extension Optional: FormValueConvertible where Wrapped: FormValueConvertible {
    /// The type inside.
    public typealias Unwrapped = Wrapped.Unwrapped
    /// The constants of the type inside.
    public typealias Constant = Wrapped.Constant

    /// Reads an answer.
    public init?(formValue: FormValue, in zone: CivilZone) {
        guard let wrapped = Wrapped(formValue: formValue, in: zone) else { return nil }
        self = .some(wrapped)
    }

    /// The value; blank for `nil`.
    public func formValue(in zone: CivilZone) -> FormValue? {
        guard let self else { return .blank }
        return self.formValue(in: zone)
    }

    /// The value for no answer: `nil`.
    public static var blankValue: Wrapped?? { .some(nil) }
}
