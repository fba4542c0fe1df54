#if canImport(UIKit)
import Foundation
import UIKit

/// A row of the table and what it shows. Cells that show the same are used again for each other.
enum ShownRow: Hashable {
    case field(FieldControl), itemHeader, addItem, inlineEditor
}

extension FormTableSource {
    /// The content that the table shows for a row.
    func shownRow(_ row: RowID) -> ShownRow {
        switch row.kind {
        case .itemHeader: .itemHeader
        case .addItem: .addItem
        case .inlineEditor: .inlineEditor
        // Headers and footers of sections are no rows of the table.
        case .field, .groupHeader, .sectionHeader, .footer: .field(control(of: row))
        }
    }

    private func control(of row: RowID) -> FieldControl {
        // A row that is about to leave has no field any more.
        guard let shown = driver.session.presentation(of: row.node) else { return .room }
        var abilities = driver.abilities(for: shown)
        abilities.isCustom = isCustom(shown.state.field)
        abilities.storesFiles = form?.files != nil
        return shown.control.shown(with: abilities)
    }
}

extension ShownRow {
    /// The view that shows it.
    @MainActor func makeView() -> FieldView {
        switch self {
        case .itemHeader: ItemHeaderView()
        case .addItem: AddItemView()
        case .inlineEditor: DateEditorView()
        case .field(let control):
            switch control {
            case .line: LineView()
            case .area: AreaView()
            case .stepper, .duration: StepsView()
            case .slider: SliderView()
            case .toggle: ToggleView()
            case .box: TickView()
            case .segments, .yesNo: SegmentsView()
            case .stars: StarsView()
            case .chips: ChipsView()
            case .menu: MenuView(opensMenu: true)
            case .wheel: MenuView(opensMenu: false)
            case .wheels: ComponentsView()
            case .list, .tags: ListView()
            case .radios, .pictures(.one): OptionsView(takesOne: true)
            case .boxes, .pictures(.several), .ranking: OptionsView(takesOne: false)
            case .columns: ColumnsView()
            case .day, .time, .dayAndTime: DateView()
            case .files: FilesView()
            case .signature: SignatureView()
            case .output: InfoView()
            case .button: ButtonView()
            case .picture: PictureView()
            case .rule: RuleView()
            case .room: RoomView()
            case .custom: CustomView()
            case .unsupported: UnsupportedView()
            }
        }
    }
}
#endif
