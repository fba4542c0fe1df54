#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import FormworkUIKit
import SwiftUI
import UIKit

/// The screen of UIKit on which a person chooses one of their pictures, or takes one.
struct PictureScreen: UIViewControllerRepresentable {
    let source: FileSource
    let format: PictureFormat
    let name: String
    let finish: @MainActor (ChosenFile?) -> Void

    func makeCoordinator() -> PictureChoosing {
        PictureChoosing(as: format, name: name) { _, file in finish(file) }
    }

    func makeUIViewController(context: Context) -> UIImagePickerController { context.coordinator.picker(from: source) }

    func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
#endif
