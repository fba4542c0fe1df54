#if canImport(UIKit)
import Foundation
import UIKit

/// Which view a row needs. Cells with the same kinds of views are used again for each other.
enum RowKindOfView: String {
    case line, area, steps, slider, toggle, tick, segments, stars, chips, menu, wheel, list, radios, boxes, date, info,
        button, picture,
        rule, room
    case columns, files, signature, unsupported, itemHeader, addItem, editor, components, custom

    @MainActor init(_ row: RowID, in source: FormTableSource) {
        switch row.kind {
        case .itemHeader: self = .itemHeader
        case .addItem: self = .addItem
        case .inlineEditor: self = .editor
        default:
            guard let field = source.driver.session.presentation(of: row.node) else {
                self = .room
                return
            }
            let look = source.driver.look(of: field)
            if source.isCustom(field.state.field) {
                self = .custom
            } else if look == .wheel, field.state.field.wheels(source.form?.options.wheels) != nil {
                self = .components
            } else if look.addsFiles, source.form?.files == nil {
                self = .unsupported
            } else {
                self = Self.of(look)
            }
        }
    }

    private static func of(_ look: FieldLook) -> RowKindOfView {
        switch look {
        case .line: .line
        case .area: .area
        case .steps: .steps
        case .slider: .slider
        case .toggle: .toggle
        case .tick: .tick
        case .segments: .segments
        case .stars: .stars
        case .chips: .chips
        case .menu: .menu
        case .wheel: .wheel
        case .list, .multipleList: .list
        case .radios: .radios
        case .boxes: .boxes
        case .columns: .columns
        case .date: .date
        case .info: .info
        case .button: .button
        case .picture: .picture
        case .rule: .rule
        case .room: .room
        case .files: .files
        case .signature: .signature
        case .unsupported: .unsupported
        }
    }

    @MainActor func makeView() -> FieldView {
        switch self {
        case .line: LineView()
        case .area: AreaView()
        case .steps: StepsView()
        case .slider: SliderView()
        case .toggle: ToggleView()
        case .tick: TickView()
        case .segments: SegmentsView()
        case .stars: StarsView()
        case .chips: ChipsView()
        case .menu: MenuView(opensMenu: true)
        case .wheel: MenuView(opensMenu: false)
        case .list: ListView()
        case .radios: OptionsView(takesOne: true)
        case .boxes: OptionsView(takesOne: false)
        case .columns: ColumnsView()
        case .date: DateView()
        case .editor: DateEditorView()
        case .info: InfoView()
        case .button: ButtonView()
        case .picture: PictureView()
        case .rule: RuleView()
        case .room: RoomView()
        case .files: FilesView()
        case .signature: SignatureView()
        case .unsupported: UnsupportedView()
        case .components: ComponentsView()
        case .custom: CustomView()
        case .itemHeader: ItemHeaderView()
        case .addItem: AddItemView()
        }
    }
}
#endif
