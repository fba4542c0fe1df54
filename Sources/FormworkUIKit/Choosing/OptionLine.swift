#if canImport(UIKit)
import Foundation
import UIKit

/// One of several options below each other: its picture, and a button with its symbol and words.
@MainActor final class OptionLine: UIView {
    private let picture = UIImageView(image: nil)
    private lazy var loading = PictureLoading(picture, hidesEmpty: true)
    private let links = LinksView(frame: .zero)
    /// The button that is touched.
    let button: UIButton
    /// The words in the fonts and colours of the form; `nil` before it said any.
    private(set) var words: OptionWords?
    private lazy var pictureWidth = picture.widthAnchor.constraint(equalToConstant: 64)
    private lazy var pictureHeight = picture.heightAnchor.constraint(equalToConstant: 64)
    private var symbol: FormSymbol?

    init(_ option: OptionPresentation, isAfterTitle: Bool, choose: @escaping () -> Void) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = option.title
        configuration.imagePadding = 8
        configuration.titleAlignment = .leading
        configuration.imagePlacement = isAfterTitle ? .trailing : .leading
        button = UIButton(configuration: configuration, primaryAction: UIAction(title: option.title) { _ in choose() })
        super.init(frame: .zero)
        button.contentHorizontalAlignment = .leading
        button.isPointerInteractionEnabled = true
        button.accessibilityLabel = option.spokenTitle
        picture.contentMode = .scaleAspectFit
        picture.isHidden = true
        picture.isAccessibilityElement = false
        picture.setContentHuggingPriority(.required, for: .horizontal)
        picture.widthAnchor.constraint(lessThanOrEqualToConstant: 64).isActive = true
        picture.heightAnchor.constraint(lessThanOrEqualToConstant: 64).isActive = true
        let stack = UIStackView(arrangedSubviews: [picture, button])
        stack.spacing = 8
        stack.alignment = .center
        let lines = UIStackView(arrangedSubviews: [stack, links])
        lines.axis = .vertical
        cover(with: lines)
    }
    required init?(coder: NSCoder) { nil }

    /// Shows whether the option is chosen, and can be.
    func show(_ option: OptionPresentation, symbol: FormSymbol, isEnabled: Bool, in source: FormTableSource?) {
        links.show(option.links(site: source?.form?.options.site), open: source?.form?.options.openLink)
        self.symbol = symbol
        button.configuration?.image = symbol.picture
        button.configuration?.title = option.title
        button.configuration?.subtitle = option.info.isEmpty ? nil : option.info
        button.accessibilityHint = option.info
        button.isEnabled = isEnabled && option.isEnabled
        button.speak(isChosen: option.isChosen)
        loading.show(option.image, from: source?.pictures, isNew: picture.image == nil)
    }

    /// Shows the option in the looks that the form says.
    func wear(_ looks: FieldLooks, _ option: OptionPresentation) {
        button.configuration?.image = symbol?.sized(looks.boxSize).picture
        for side in [pictureWidth, pictureHeight] {
            side.constant = looks.optionPictureSize.map { CGFloat($0) } ?? 64
            side.isActive = looks.optionPictureSize != nil
        }
        let isStyled = looks.option != TextLook() || looks.optionInfo != TextLook()
        words?.isHidden = !isStyled
        guard isStyled else { return }
        let words = words ?? OptionWords(in: button, isAfterTitle: button.configuration?.imagePlacement == .trailing)
        self.words = words
        words.isHidden = false
        words.show(option, symbol?.sized(looks.boxSize), looks, isEnabled: button.isEnabled)
        button.configuration?.image = nil
        button.configuration?.title = nil
        button.configuration?.subtitle = nil
    }
}
#endif
