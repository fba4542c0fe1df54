#if canImport(UIKit)
import Foundation
import UIKit

extension FormSymbol {
    /// The picture, as large as the app says; `nil` if the app or the system has none of this name. A symbol takes the colour of what it
    /// stands in, and so does a picture with a colour of its own; other pictures keep their colours.
    @MainActor var image: UIImage? {
        guard let picture = source.ofApp else { return nil }
        if picture.isSymbolImage {
            guard let size else { return picture }
            return picture.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: CGFloat(size))) ?? picture
        }
        return sized(picture).withRenderingMode(tint == nil ? .alwaysOriginal : .alwaysTemplate)
    }

    /// The picture in the colour that the app says, for a button, which has a colour of its own.
    @MainActor var picture: UIImage? {
        let picture = image
        return color.flatMap { picture?.withTintColor($0, renderingMode: .alwaysOriginal) } ?? picture
    }

    /// The colour that the app says; `nil` for that of the control. On the dark ground of dark mode it is as light as it takes.
    @MainActor var color: UIColor? { tint.map { .text($0, on: nil) } }

    /// A picture of the app drawn at a height, in its own proportions.
    private func sized(_ picture: UIImage) -> UIImage {
        guard let size, picture.size.height > 0 else { return picture }
        let height = CGFloat(size)
        let room = CGSize(width: picture.size.width * height / picture.size.height, height: height)
        return UIGraphicsImageRenderer(size: room).image { _ in picture.draw(in: CGRect(origin: .zero, size: room)) }
    }
}

extension UIImageView {
    /// Shows a small picture in its colour, else in the usual one.
    func show(_ symbol: FormSymbol?, usual: UIColor) {
        image = symbol?.image
        tintColor = symbol?.color ?? usual
    }
}
#endif
