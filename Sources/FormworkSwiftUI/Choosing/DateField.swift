#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A day, a time or both: a button that shows the answer, and a picker that comes when it is touched.
///
/// A picker always stands somewhere, so it comes only when it is asked for, and answers only when it is turned. With the style
/// `inline` it is a row of its own, which the engine adds.
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
            let row = row
            let seconds = DayAndTime.seconds(row.value.canonicalText, type) ?? DayAndTime.now(context, type)
            DatePicker(
                selection: Binding {
                    Date(timeIntervalSince1970: seconds)
                } set: {
                    let interval = shown.dateLimits?.minuteInterval
                    if let text = DayAndTime.text($0.timeIntervalSince1970, type, every: interval) {
                        row.edit(TextEdit(text))
                    }
                }, in: range(shown, type), displayedComponents: components(type)
            ) {
                Text(verbatim: row.title)
            }
            .labelsHidden()
            .dateStyle(type)
            // What is asked for is a date on a calendar or a time on a clock, and no moment somewhere on Earth.
            .environment(\.timeZone, .gmt)
            .environment(\.locale, Locale(identifier: context.locale.identifier))
            .spoken(Speech(row, in: screen))
        }
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
