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
    ///   - finish: Takes the picture, `nil` if absent, and closes the screen.
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
        finish(picker, image.map { ChosenFile($0, as: format, name: name) })
    }

    package func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { finish(picker, nil) }
}
#endif
