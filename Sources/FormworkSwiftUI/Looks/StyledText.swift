#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// A text with the font and the colour that the form says, else the usual ones.
struct StyledText: View {
    let words: String
    /// The words with their marks; `nil` for words without.
    var marked: FlowingText?
    let look: TextLook
    let usual: UsualText
    /// The form's colour behind the text; `nil` for the system's.
    var ground: StyleColor?
    /// The colour of the mark of required fields; `nil` for that of the text.
    var signColor: StyleColor?
    @Environment(\.colorScheme) private var scheme
    @ScaledMetric(relativeTo: .body) private var scale = 1.0

    var body: some View {
        Text(words, marked, signColor: signColor.map { color($0) })
            .font(look.font(else: usual.font, size: usual.size, scale: scale))
            .foregroundStyle(look.color.map { color($0) } ?? usual.color)
    }

    /// On the system's ground, which is dark in dark mode, a text is as light as it takes to be read there.
    private func color(_ color: StyleColor) -> Color {
        Color(scheme == .dark && ground == nil ? color.readable(on: .darkCard) : color)
    }
}

/// The default look of a text, for texts that the form does not style.
struct UsualText: Equatable {
    let font: Font
    /// How large the font is before it grows with the person's texts.
    let size: Double
    let color: Color

    static let title = UsualText(font: .body, size: 17, color: .primary)
    static let titleAbove = UsualText(font: .subheadline, size: 15, color: .secondary)
    static let hint = UsualText(font: .footnote, size: 13, color: .secondary)
    static let answer = UsualText(font: .body, size: 17, color: .secondary)
    static let section = UsualText(font: .headline, size: 17, color: .primary)
    static let group = UsualText(font: .title3, size: 20, color: .primary)
}
#endif
