#if canImport(UIKit)
import UIKit

/// Shows a picture of the app at once, and one at an address when it is there.
@MainActor final class PictureLoading {
    private let view: UIImageView
    private let hidesEmpty: Bool
    private var shown: ImageSource?

    /// - Parameters:
    ///   - view: The view that shows the picture.
    ///   - hidesEmpty: Whether the view takes no room while there is no picture.
    init(_ view: UIImageView, hidesEmpty: Bool) {
        self.view = view
        self.hidesEmpty = hidesEmpty
    }

    /// Shows a picture; `nil` shows none. The picture that is shown already stays, and a missing one is asked for again
    /// only if the row has just come into sight.
    func show(_ picture: ImageSource?, from store: PictureStore?, isNew: Bool) {
        guard picture != shown || isNew && view.image == nil else { return }
        shown = picture
        put(picture?.ofApp)
        guard case .address(let address)? = picture, let store else { return }
        if let kept = store.kept(address) { return put(kept) }
        Task { [weak self] in
            let fetched = await store.picture(at: address)
            // The view may show another field by now.
            guard let self, shown == picture else { return }
            put(fetched)
        }
    }

    private func put(_ image: UIImage?) {
        view.image = image
        if hidesEmpty { view.isHidden = image == nil }
    }
}

extension ImageSource {
    /// A symbol of the system or a picture of the app; `nil` for an address, which has to be fetched.
    var ofApp: UIImage? {
        switch self {
        case .symbol(let name): UIImage(systemName: name)
        case .asset(let name): UIImage(named: name)
        case .address: nil
        }
    }
}
#endif
