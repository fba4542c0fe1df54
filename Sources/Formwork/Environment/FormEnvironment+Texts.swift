public import FormworkCore
public import FormworkPresentation
public import Foundation

/// What becomes of a text that is typed or set.
typealias TextTransformer = @Sendable (String) -> String
/// How an answer is shown where it is not being edited; `nil` for as usual.
typealias ValueDisplay = @Sendable (FormValue) -> String?

extension FormEnvironment {
    /// The words of `display` for answers by their paths; `nil` if there are none.
    public var answerWords: AnswerWords? {
        if displays.isEmpty { return nil }
        let displays = displays
        return { path, value in (displays[path] ?? displays[path.withoutIndexes])?(value) }
    }

    /// Changes what is typed into a field, or set by a program, such as `{ $0.uppercased() }`. Loaded answers stay as they are.
    ///
    /// Several transformers of a field are applied in order. The caret stays where it is as far as the text is as long.
    ///
    /// - Parameters:
    ///   - path: The path of a text field; `guests[].code` for the field in every item.
    ///   - transform: Gives the text to take instead. It must give the same for its own result.
    public func transform(_ path: String, _ transform: @escaping @Sendable (String) -> String) -> FormEnvironment {
        changed { $0.transformers[path, default: []].append(transform) }
    }

    /// Shows the answer of a field in other words where it is not being edited; see `FormSession.field`.
    ///
    /// - Parameters:
    ///   - path: The path of the field; `guests[].price` for the field in every item.
    ///   - display: Gives the words; `nil` for the usual ones.
    public func display(_ path: String, _ display: @escaping @Sendable (FormValue) -> String?) -> FormEnvironment {
        changed { $0.displays[path] = display }
    }

    /// Shows a number in a format of Foundation's, such as `.currency(code: "EUR")` or `.percent`.
    public func display<Format: FormatStyle & Sendable>(_ path: String, as format: Format) -> FormEnvironment
    where Format.FormatInput == Decimal, Format.FormatOutput == String {
        display(path) { value in
            guard case .number(let number) = value else { return nil }
            return Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX")).map(format.format)
        }
    }

    /// Shows a day, or a day and time, in a format of Foundation's, such as `Date.FormatStyle(date: .long, time: .omitted)`.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - format: The format; it has to have the zone of `zone`.
    ///   - zone: The zone in which the day begins that is handed to the format.
    public func display<Format: FormatStyle & Sendable>(
        _ path: String, as format: Format, in zone: TimeZone = .current
    ) -> FormEnvironment where Format.FormatInput == Date, Format.FormatOutput == String {
        display(path) { value in
            guard case .text(let text) = value else { return nil }
            return Date(civil: text, in: zone).map(format.format)
        }
    }

    /// Shows a number by a formatter of Foundation's.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - formatter: Makes the formatter; it is made anew whenever it is needed, since formatters belong to one thread.
    public func display(
        _ path: String, with formatter: @autoclosure @escaping @Sendable () -> Formatter
    ) -> FormEnvironment {
        display(path) { value in
            switch value {
            case .number(let number): formatter().string(for: NSDecimalNumber(string: number.description))
            case .text(let text): formatter().string(for: text)
            default: nil
            }
        }
    }
}
