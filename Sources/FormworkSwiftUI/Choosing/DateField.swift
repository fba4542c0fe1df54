#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A day, a time or both: a button that shows the answer, and a picker that comes when it is touched.
///
/// A picker always stands somewhere, so it comes only when it is asked for, and answers only when it is turned, or when the button is
/// touched that says where it stands. With the style `inline` it is a row of its own, which the engine adds.
struct DateField: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        VStack(alignment: .leading) {
            AnswerButton(row: row)
            if row.isFocused, !opensRow { DatePart(row: row) }
        }
    }

    /// Whether the editor opens as a row of its own.
    private var opensRow: Bool {
        screen?.model.session.engine.context.opensInlineEditors == true
            && row.presentation?.state.field.style == .inline
    }
}

/// The picker of a date.
struct DatePart: RowPart {
    let row: RowModel
    @Environment(\.formScreen) private var screen

    var body: some View {
        if let screen, let shown = row.presentation {
            let type = shown.state.field.type
            let context = screen.model.session.engine.context
            let range = range(shown, type)
            let seconds = range.inside(
                DayAndTime.seconds(row.value.canonicalText, type) ?? DayAndTime.now(context, type))
            if row.value.isBlank {
                Button {
                    answer(seconds, shown)
                } label: {
                    Label(
                        DayAndTime.words(seconds, type, in: context.locale.identifier), systemImage: "checkmark.circle")
                }
                // Several buttons in a row of a form are touched together unless they are borderless.
                .buttonStyle(.borderless)
                .accessibilityHint(Text(verbatim: row.title))
            }
            DatePicker(
                selection: Binding {
                    Date(timeIntervalSince1970: seconds)
                } set: {
                    answer($0.timeIntervalSince1970, shown)
                }, in: range, displayedComponents: components(type)
            ) {
                Text(verbatim: row.title)
            }
            .labelsHidden()
            .dateStyle(type)
            // The answer is a date on a calendar or a time on a clock, not a moment in time somewhere on Earth.
            .environment(\.timeZone, .gmt)
            .transformEnvironment(\.locale) { locale in
                if let own = DayAndTime.pickerLocale(for: context.locale.identifier) { locale = own }
            }
            .spoken(Speech(row, in: screen))
        }
    }

    private func answer(_ seconds: Double, _ shown: FieldPresentation) {
        let interval = shown.dateLimits?.minuteInterval
        if let text = DayAndTime.text(seconds, shown.state.field.type, every: interval) { row.edit(TextEdit(text)) }
    }

    private func components(_ type: FieldType) -> DatePickerComponents {
        type == .date ? .date : type == .time ? .hourAndMinute : [.date, .hourAndMinute]
    }

    private func range(_ shown: FieldPresentation, _ type: FieldType) -> ClosedRange<Date> {
        let limits = shown.dateLimits
        let first = limits.flatMap { DayAndTime.seconds($0.first, type) }.map { Date(timeIntervalSince1970: $0) }
        let last = limits.flatMap { DayAndTime.seconds($0.last, type) }.map { Date(timeIntervalSince1970: $0) }
        let start = first ?? .distantPast
        return start...max(start, last ?? .distantFuture)
    }
}

extension ClosedRange<Date> {
    /// The nearest of these moments, in seconds since 1970.
    fileprivate func inside(_ seconds: Double) -> Double {
        Swift.min(Swift.max(seconds, lowerBound.timeIntervalSince1970), upperBound.timeIntervalSince1970)
    }
}

extension View {
    /// A calendar for days, wheels for times.
    @ViewBuilder fileprivate func dateStyle(_ type: FieldType) -> some View {
        #if canImport(UIKit)
        if type == .time { datePickerStyle(.wheel) } else { datePickerStyle(.graphical) }
        #else
        datePickerStyle(.graphical)
        #endif
    }
}
#endif
