public import FormworkCore
public import FormworkPresentation
public import Foundation

/// A function that changes a text which was typed or set.
typealias TextTransformer = @Sendable (String) -> String
/// A function that describes an answer while it is not edited, in the language of a session; `nil` for the usual words.
typealias ValueDisplay = @Sendable (FormValue, Locale) -> String?

extension FormEnvironment {
    /// The functions of `display` in the language of this device; see `answerWords(in:)`.
    public var answerWords: AnswerWords? { answerWords(in: .current) }

    /// The functions of `display` in the language of a session, by the paths of their answers; `nil` if there are none.
    public func answerWords(in context: SessionContext) -> AnswerWords? {
        answerWords(in: Locale(identifier: context.locale.identifier))
    }

    private func answerWords(in locale: Locale) -> AnswerWords? {
        if displays.isEmpty { return nil }
        let displays = displays
        return { path, value in (displays[path] ?? displays[path.withoutIndexes])?(value, locale) }
    }

    /// Changes texts that are typed into a field or set by a program, such as by `{ $0.uppercased() }`. Loaded answers
    /// stay as they are.
    ///
    /// Several transformers of a field are applied in order. The caret stays at its position if the text is long
    /// enough.
    ///
    /// - Parameters:
    ///   - path: The path of a text field; `guests[].code` for the field in every item.
    ///   - transform: Returns the text to use instead. For its own result it must return the same text.
    public func transform(_ path: String, _ transform: @escaping @Sendable (String) -> String) -> FormEnvironment {
        changed(at: path) { $0.transformers[path, default: []].append(transform) }
    }

    /// Shows the answer of a field in other words while it is not edited; see `FormSession.field`.
    ///
    /// - Parameters:
    ///   - path: The path of the field; `guests[].price` for the field in every item.
    ///   - display: Returns the words; `nil` for the usual ones.
    public func display(_ path: String, _ display: @escaping @Sendable (FormValue) -> String?) -> FormEnvironment {
        self.display(path) { value, _ in display(value) }
    }

    /// Shows the answer of a field in other words of the session's language while it is not edited.
    ///
    /// - Parameters:
    ///   - path: The path of the field; `guests[].price` for the field in every item.
    ///   - display: Gets the answer, and the locale of the session, of a page or of a mail. Returns the words; `nil` for the
    ///     usual ones.
    public func display(
        _ path: String, _ display: @escaping @Sendable (_ value: FormValue, _ locale: Locale) -> String?
    ) -> FormEnvironment {
        changed(at: path) { $0.displays[path] = display }
    }

    /// Shows a number in a format of Foundation, such as `.currency(code: "EUR")` or `.percent`, in the session's language.
    /// A format with a locale of its own keeps that.
    public func display<Format: FormatStyle & Sendable>(_ path: String, as format: Format) -> FormEnvironment
    where Format.FormatInput == Decimal, Format.FormatOutput == String {
        display(path) { value, locale in
            guard case .number(let number) = value else { return nil }
            return Decimal(string: number.description, locale: Locale(identifier: "en_US_POSIX"))
                .map(format.inLanguage(of: locale).format)
        }
    }

    /// Shows a day, or a day and time, in a format of Foundation, such as `Date.FormatStyle(date: .long, time:
    /// .omitted)`, in the session's language. A format with a locale of its own keeps that.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - format: The format. Its zone has to be `zone`.
    ///   - zone: The zone in which the day begins that the format gets.
    public func display<Format: FormatStyle & Sendable>(
        _ path: String, as format: Format, in zone: TimeZone = .current
    ) -> FormEnvironment where Format.FormatInput == Date, Format.FormatOutput == String {
        display(path) { value, locale in
            guard case .text(let text) = value else { return nil }
            return Date(civil: text, in: zone).map(format.inLanguage(of: locale).format)
        }
    }

    /// Shows a number with a formatter of Foundation. A formatter of numbers writes in the session's language, unless it has a
    /// locale of its own.
    ///
    /// - Parameters:
    ///   - path: The path of the field.
    ///   - formatter: Makes the formatter. It is called whenever a formatter is needed, because a formatter belongs to
    ///     one thread.
    public func display(
        _ path: String, with formatter: @autoclosure @escaping @Sendable () -> Formatter
    ) -> FormEnvironment {
        display(path) { value, locale in
            let formatter = formatter()
            if let numbers = formatter as? NumberFormatter, numbers.locale == .current { numbers.locale = locale }
            return switch value {
            case .number(let number): formatter.string(for: NSDecimalNumber(string: number.description))
            case .text(let text): formatter.string(for: text)
            default: nil
            }
        }
    }
}

extension FormatStyle {
    /// The format in a language, unless it was given a locale.
    fileprivate func inLanguage(of locale: Locale) -> Self {
        let isOfDevice = self == self.locale(.autoupdatingCurrent) || self == self.locale(.current)
        return isOfDevice ? self.locale(locale) : self
    }
}
