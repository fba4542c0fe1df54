#if canImport(SwiftUI)
import SwiftUI

/// The colours and sizes that a form says for a row; `nil` where it says none.
@MainActor struct RowColors {
    private(set) var title: Color?
    private(set) var titleSize: Double?
    private(set) var hint: Color?
    private(set) var text: Color?
    private(set) var background: Color?
    private(set) var tint: Color?
    private(set) var button: Color?
    /// The colour of typed text, as it was written.
    private(set) var textColor: StyleColor?

    init(_ row: RowModel, _ screen: FormScreen?) {
        guard let book = screen?.styles, !book.isEmpty else { return }
        func color(_ styles: ColorStyle...) -> StyleColor? { book.color(styles, of: row.id, in: row.parent) }
        title = color(.heading).map { Color($0) }
        titleSize = book.length(.headingFontSize, of: row.id, in: row.parent)
        hint = color(.hint).map { Color($0) }
        let look = ControlLook(isEnabled: row.isEnabled, hasError: row.error != nil, hasFocus: row.isFocused)
        textColor = color(look.text)
        text = textColor.map { Color($0) }
        tint = color(.tint).map { Color($0) }
        button = color(.title).map { Color($0) }
        background = book.color(look.backgrounds, of: row.id, in: row.parent).map { Color($0) }
    }
}

extension Color {
    /// A colour that a form says.
    init(_ color: StyleColor) {
        self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
    }
}
#endif
