#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A control that is typed into, with its title, which stands where the app wants it.
struct TypedField<Control: View>: RowPart {
    let row: RowModel
    let control: Control
    @Environment(\.formworkStyle) private var style
    @Environment(\.formScreen) private var screen
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        let spacing = row.looks(in: screen).insets.spacing
        if standsBeside {
            ShareLayout(spacing: spacing ?? 8) {
                title.lineShare(style.titleShare)
                control.lineShare(1 - style.titleShare)
            }
        } else {
            VStack(alignment: .leading, spacing: spacing ?? 2) {
                // A title that waits in the control keeps its room, so nothing jumps.
                title.opacity(row.titleWaits(in: style) ? 0 : 1)
                control
            }
        }
    }

    /// A touch on the title goes to what is typed into, unless it is on a link.
    @ViewBuilder private var title: some View {
        let title = FieldTitle(row: row, isAbove: true).accessibilityHidden(true)
        if row.presentation?.flowingTitle(site: style.site)?.links.isEmpty == false {
            title
        } else {
            title.onTapGesture { [row, screen] in
                screen?.touched(row)
                if row.isEnabled { screen?.model.requestFocus(row.id) }
            }
        }
    }

    /// Large texts have no room beside each other.
    private var standsBeside: Bool {
        !textSize.isAccessibilitySize && !row.title.isEmpty
            && row.presentation.map { style.labelStyle($0.state.field) } == .beside
    }
}

extension RowModel {
    /// Whether the title stands in the place of the text.
    func titleWaits(in style: FormworkStyle) -> Bool {
        guard let field = presentation?.state.field else { return false }
        return style.labelStyle(field)
            .waitsInControl(hasTitle: !title.isEmpty, isFilled: !text.isEmpty || isFocused)
    }

    /// The placeholder of an empty control: the title while it waits there, else the placeholder of the field.
    func placeholder(in style: FormworkStyle) -> String {
        (titleWaits(in: style) ? presentation?.titleWithSign : presentation?.placeholder) ?? ""
    }
}
#endif
