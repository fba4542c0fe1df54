public import FormworkCore
public import Foundation

// Modifiers that people guess, with the way out.

extension Field {
    /// The opposite of `visible(when:)`.
    @available(*, unavailable, message: "turn the condition around: .visible(when: \"not …\")")
    public func hidden(when expression: String) -> Field { self }

    /// The opposite of `visible(when:)`.
    @available(*, unavailable, message: "turn the condition around: .visible(when: !…)")
    public func hidden(when expression: FormExpression<Bool>) -> Field { self }

    /// The opposite of `enabled(when:)`.
    @available(*, unavailable, message: "turn the condition around: .enabled(when: \"not …\")")
    public func disabled(when expression: String) -> Field { self }

    /// The opposite of `enabled(when:)`.
    @available(*, unavailable, message: "turn the condition around: .enabled(when: !…)")
    public func disabled(when expression: FormExpression<Bool>) -> Field { self }

    /// Lengths are ranges.
    @available(*, unavailable, message: "a length is a range: .length(3...)")
    public func minLength(_ length: Int) -> Field { self }

    /// Lengths are ranges.
    @available(*, unavailable, message: "a length is a range: .length(...20)")
    public func maxLength(_ length: Int) -> Field { self }

    /// Values are ranges.
    @available(*, unavailable, message: "limits are a range: .range(1...)")
    public func min(_ value: DecimalNumber) -> Field { self }

    /// Values are ranges.
    @available(*, unavailable, message: "limits are a range: .range(...20)")
    public func max(_ value: DecimalNumber) -> Field { self }

    /// The hint under the label has another name.
    @available(*, unavailable, renamed: "info")
    public func help(_ text: String) -> Field { self }

    /// The day of a point in time depends on a zone.
    @available(*, unavailable, message: "a default is a day: .value(\"2026-12-24\"), or .formula(\"today()\")")
    public func value(_ date: Date) -> Field { self }

    /// A choice has options.
    @available(*, unavailable, message: "a choice has options: Field.select(\"id\", options: [\"Red\", \"Blue\"])")
    public static func select(_ id: String, _ title: String = "") -> Field { Field(id: id, type: .select) }

    /// A picture has an address, and a person adds a file.
    @available(*, unavailable, message: "a picture that is shown has an address: …; a person adds one with Field.file")
    public static func image(_ id: String, _ title: String = "") -> Field { Field(id: id, type: .image) }
}

extension FormSection {
    /// The opposite of `visible(when:)`.
    @available(*, unavailable, message: "turn the condition around: .visible(when: \"not …\")")
    public func hidden(when expression: String) -> FormSection { self }

    /// The opposite of `enabled(when:)`.
    @available(*, unavailable, message: "turn the condition around: .enabled(when: \"not …\")")
    public func disabled(when expression: String) -> FormSection { self }
}
