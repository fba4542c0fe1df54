#if canImport(SwiftUI)
import Foundation
import SwiftUI

extension RowModel {
    /// How the form says that the row looks, in the state that it is in.
    func looks(in screen: FormScreen?) -> FieldLooks {
        guard let book = screen?.styles, !book.isEmpty else { return FieldLooks() }
        let state = ControlLook(isEnabled: isEnabled, hasError: error != nil, hasFocus: isFocused)
        return book.looks(of: id, in: parent, state)
    }
}

extension Color {
    /// A colour that a form says.
    nonisolated init(_ color: StyleColor) {
        self.init(red: Double(color.red) / 255, green: Double(color.green) / 255, blue: Double(color.blue) / 255)
    }
}

extension Optional where Wrapped == StyleColor {
    /// The colour that a form says; `nil` for the usual one.
    var color: Color? { map { Color($0) } }
}

extension StyleAlignment {
    /// The alignment of a text.
    var text: TextAlignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }

    /// The place of something in the room that it has.
    var place: Alignment {
        switch self {
        case .start: .leading
        case .center: .center
        case .end: .trailing
        }
    }
}

extension TextLook {
    /// The font that a form says, else the usual one. It grows with the person's texts.
    ///
    /// - Parameters:
    ///   - usual: The usual font.
    ///   - size: How large that is before it grows.
    ///   - scale: How much the person's texts are larger than usual.
    func font(else usual: Font, size: Double, scale: Double) -> Font {
        // `custom` grows by itself, and `system` does not.
        if let font { return .custom(font.name, size: self.size ?? size, relativeTo: .body) }
        return self.size.map { .system(size: $0 * scale) } ?? usual
    }
}
#endif
