public import Foundation

/// The screen of the person's pictures, or the camera.
@MainActor open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let originalImage = InfoKey("original")
    }

    open var sourceType = UIImagePickerController.SourceType.photoLibrary

    /// What the device has.
    package static var there: Set<SourceType> = [.photoLibrary, .camera, .savedPhotosAlbum]
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
        there.contains(sourceType)
    }

    // Source: Apple, "sourceType": an exception for a source that is not available; checked when the screen is shown.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if !Self.isSourceTypeAvailable(sourceType) {
            Refusals.refuse("Source type \(sourceType.rawValue) not available")
        }
    }
}

@MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

extension Person {
    /// Chooses or takes a picture; `nil` to close the screen.
    // Source: Apple, "UIImagePickerControllerDelegate": the delegate closes the screen.
    @discardableResult package func picture(_ image: UIImage?) -> Bool {
        var controller = window.rootViewController
        while let shown = controller?.presentedViewController { controller = shown }
        guard let picker = controller as? UIImagePickerController,
            let delegate = picker.delegate as? any UIImagePickerControllerDelegate
        else { return false }
        if let image {
            delegate.imagePickerController(picker, didFinishPickingMediaWithInfo: [.originalImage: image])
        } else {
            delegate.imagePickerControllerDidCancel(picker)
        }
        settle()
        return true
    }
}
