#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A field: its control with its title, the hint, and what is wrong.
struct FieldRow: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if let own = slots.row(row) {
                own
            } else {
                FieldControlView(row: row).accessibilityFocused($isHeard).part(.accentColor)
            }
            FieldHint(row: row).part(.green)
            FieldError(row: row).part(.red)
        }
        .frame(minHeight: row.presentation.flatMap { leastHeight(of: $0) })
        .disabled(!row.isEnabled)
        .takesFocus(row, isOwn: slots.row(row) != nil) { isHeard = true }
    }

    private func leastHeight(of shown: FieldPresentation) -> CGFloat? {
        style.lineHeight?(shown.state.field) ?? shown.leastHeight.map { CGFloat($0) }
    }
}

/// A field that has a row of the list for itself.
struct FieldListRow: RowPart {
    let row: RowModel
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen

    var body: some View {
        FieldRow(row: row)
            .swipeActions(allowsFullSwipe: false) { SwipeButtons(row: row) }
            .listRowBackground(row.isFocused ? style.focusColor : nil)
            .listRowSeparatorTint(row.looks(in: screen).separator.color.color)
            .accessibilityIdentifier(row.path)
    }
}

/// The control that the app wants for a field, else the one that the presentation names.
struct FieldControlView: RowPart {
    let row: RowModel
    @Environment(FormModel.self) private var model
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize

    private var look: FieldLook? {
        row.presentation.map {
            model.session.look(
                of: $0, choosing: style.choice, turning: style.wheels, checks: style.checkStyle,
                sharingLines: screen?.sharesLines(textSize) ?? false)
        }
    }

    var body: some View {
        switch look {
        case .line: LineField(row: row)
        case .area: AreaField(row: row)
        case .steps: StepsField(row: row)
        case .slider: SliderField(row: row)
        case .toggle: ToggleField(row: row)
        case .tick: TickField(row: row)
        case .segments: SegmentsField(row: row)
        case .stars: StarsField(row: row)
        case .chips: ChipsField(row: row)
        case .menu: MenuField(row: row)
        case .wheel:
            if let components = row.presentation?.state.field.wheels(style.wheels) {
                ComponentsField(row: row, components: components)
            } else {
                WheelField(row: row)
            }
        case .list, .multipleList: ListField(row: row)
        case .radios: OptionsField(row: row, takesOne: true)
        case .boxes: OptionsField(row: row, takesOne: false)
        case .columns: ColumnsField(row: row)
        case .date: DateField(row: row)
        case .info: InfoField(row: row)
        case .button: ButtonField(row: row)
        case .picture: PictureField(row: row)
        case .rule: Divider()
        case .room: RoomField(row: row)
        case .files, .signature: FilesField(row: row)
        case .unsupported, nil: Text(verbatim: model.unsupportedWords).foregroundStyle(.secondary)
        }
    }
}
#endif
