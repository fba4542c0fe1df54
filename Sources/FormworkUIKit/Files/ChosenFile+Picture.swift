#if canImport(UIKit)
import Foundation
public import UIKit

extension ChosenFile {
    /// Makes a file of a picture, upright, no larger than a form needs, and without what the camera noted of the place.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - format: How it is written.
    ///   - name: The name of the file, without its end.
    @MainActor public init(_ picture: UIImage, as format: PictureFormat, name: String) {
        self.init(name: name + format.nameEnd, content: picture.written(as: format))
    }
}

extension UIImage {
    /// The picture as a file. It is drawn anew, which turns it upright and leaves out what the camera noted.
    fileprivate func written(as format: PictureFormat) -> Data {
        let whole = CGSize(width: size.width * scale, height: size.height * scale)
        let share = min(1, 4_096 / max(whole.width, whole.height, 1))
        let kept = CGSize(width: (whole.width * share).rounded(), height: (whole.height * share).rounded())
        let points = UIGraphicsImageRendererFormat()
        points.scale = 1
        let renderer = UIGraphicsImageRenderer(size: kept, format: points)
        let place = CGRect(origin: .zero, size: kept)
        return switch format {
        case .jpeg: renderer.jpegData(withCompressionQuality: 0.8) { _ in self.draw(in: place) }
        case .png: renderer.pngData { _ in self.draw(in: place) }
        }
    }
}
#endif
