/// What servers and apps draw of an option, and the engine in a page is not told.
final class OwnOptionParts: Equatable, Sendable {
    let image: String
    let isDisabled: Bool

    init(image: String, isDisabled: Bool) {
        self.image = image
        self.isDisabled = isDisabled
    }

    static func == (one: OwnOptionParts, other: OwnOptionParts) -> Bool {
        one.image.isSame(as: other.image) && one.isDisabled == other.isDisabled
    }
}

#if hasFeature(Embedded)
extension FieldOption {
    /// The address of a picture. A page is not told.
    public var image: String {
        get { "" }
        set {}
    }

    /// Whether the option cannot be chosen. A page is not told, and does not offer it.
    public var isDisabled: Bool {
        get { false }
        set {}
    }
}
#else
extension FieldOption {
    /// The address of a picture beside the title. Blank for none.
    public var image: String {
        get { own?.image ?? "" }
        set { setOwnParts(newValue, isDisabled) }
    }

    /// Whether the option is shown and cannot be chosen. It is not an answer.
    public var isDisabled: Bool {
        get { own?.isDisabled ?? false }
        set { setOwnParts(image, newValue) }
    }

    private mutating func setOwnParts(_ image: String, _ isDisabled: Bool) {
        own = image.isEmpty && !isDisabled ? nil : OwnOptionParts(image: image, isDisabled: isDisabled)
    }
}
#endif
