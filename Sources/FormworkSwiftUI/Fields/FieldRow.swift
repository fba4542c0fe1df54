#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A field: its control with its title, the hint, and what is wrong.
struct FieldRow: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize
    @AccessibilityFocusState private var isHeard: Bool

    var body: some View {
        let insets = row.looks(in: screen).insets
        VStack(alignment: .leading, spacing: insets.spacing ?? 4) {
            if let own = slots.row(row) {
                own
            } else {
                FieldControlView(row: row).accessibilityFocused($isHeard).part(.accentColor)
            }
            FieldHint(row: row).part(.green)
            FieldError(row: row).part(.red)
        }
        // A list keeps 11 points free above and below its rows by itself.
        .padding(.vertical, (insets.row ?? 11) - 11)
        .frame(minHeight: row.presentation.flatMap { leastHeight(of: $0) })
        .frame(height: exactHeight.map { $0 - 22 })
        .disabled(!row.isEnabled)
        .contentShape(Rectangle())
        // Controls in the row take their touches themselves.
        .gesture(TapGesture().onEnded { [row, screen] in screen?.touched(row) }, isEnabled: style.rowTapped != nil)
        .takesFocus(row, isOwn: slots.row(row) != nil) { isHeard = true }
    }

    private func leastHeight(of shown: FieldPresentation) -> CGFloat? {
        if exactHeight != nil { return nil }
        let field = shown.state.field
        return style.exactLineHeight?(field) ?? style.lineHeight?(field) ?? shown.leastHeight.map { CGFloat($0) }
    }

    /// The height that the app wants exactly. A list gives a touch to the row under the finger, so no row is lower than that needs. An
    /// error makes room for its words, and so do large texts.
    private var exactHeight: CGFloat? {
        guard row.error == nil, !textSize.isAccessibilitySize, let field = row.presentation?.state.field else {
            return nil
        }
        return style.exactLineHeight?(field).map { max($0, 44) }
    }
}

/// A field that has a row of the list for itself.
struct FieldListRow: RowPart {
    let row: RowModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen

    var body: some View {
        FieldRow(row: row)
            .swipeActions(allowsFullSwipe: false) { SwipeButtons(row: row) }
            .listRowBackground(slots.background(of: [row], in: style))
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

    private var control: FieldControl {
        guard let shown = row.presentation else { return .unsupported }
        return model.session.control(
            of: shown, choosing: style.choice, turning: style.wheels, checks: style.checkStyle,
            sharingLines: screen?.sharesLines(textSize) ?? false)
    }

    var body: some View {
        switch control {
        case .line: LineField(row: row)
        case .area: AreaField(row: row)
        case .stepper, .duration: StepsField(row: row)
        case .slider: SliderField(row: row)
        case .toggle: ToggleField(row: row)
        case .box: TickField(row: row)
        case .segments, .yesNo: SegmentsField(row: row)
        case .stars: StarsField(row: row)
        case .chips: ChipsField(row: row)
        case .menu: MenuField(row: row)
        case .wheel: WheelField(row: row)
        case .wheels:
            if let components = row.presentation?.state.field.wheels(style.wheels) {
                ComponentsField(row: row, components: components)
            }
        case .list, .tags: ListField(row: row)
        case .radios, .pictures(.one): OptionsField(row: row, takesOne: true)
        case .boxes, .pictures(.several), .ranking: OptionsField(row: row, takesOne: false)
        case .columns: ColumnsField(row: row)
        case .day, .time, .dayAndTime: DateField(row: row)
        case .files, .signature: FilesField(row: row)
        case .output: InfoField(row: row)
        case .button: ButtonField(row: row)
        case .picture: PictureField(row: row)
        case .rule: Divider()
        case .room: RoomField(row: row)
        // The row of the field shows it in place of this view.
        case .custom: EmptyView()
        case .unsupported: Text(verbatim: model.unsupportedWords).foregroundStyle(.secondary)
        }
    }
}
#endif
