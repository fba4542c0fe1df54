#if canImport(UIKit)
package import Foundation
package import UIKit

/// Lets the person choose one of their pictures, or take one with the camera.
@MainActor package final class PictureChoosing: NSObject {
    private let format: PictureFormat
    private let name: String
    private let finish: (UIImagePickerController, ChosenFile?) -> Void

    /// Prepares choosing.
    ///
    /// - Parameters:
    ///   - format: How the picture is written.
    ///   - name: The name of the file, without its end.
    ///   - finish: Takes the picture, `nil` if there is none, and closes the screen.
    package init(
        as format: PictureFormat, name: String, finish: @escaping (UIImagePickerController, ChosenFile?) -> Void
    ) {
        self.format = format
        self.name = name
        self.finish = finish
        super.init()
    }

    /// Whether the device has a source.
    package static func isThere(_ source: FileSource) -> Bool {
        switch source {
        case .documents: true
        case .pictures: UIImagePickerController.isSourceTypeAvailable(.photoLibrary)
        case .camera: UIImagePickerController.isSourceTypeAvailable(.camera)
        }
    }

    /// The screen. It does not keep who hears from it.
    package func picker(from source: FileSource) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = source == .camera ? .camera : .photoLibrary
        picker.delegate = self
        return picker
    }
}

extension PictureChoosing: UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    package func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.originalImage] as? UIImage
        finish(picker, image.map { ChosenFile(name: name + format.nameEnd, content: $0.written(as: format)) })
    }

    package func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish(picker, nil) }
}

extension UIImage {
    /// The picture as a file. It is drawn anew: upright, no larger than a form needs, and without what the camera noted of the place.
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
