/// A format that a form defines itself.
public struct CustomTextFormat: Equatable, Sendable {
    /// The name of the format, which fields have as their `textFormat`.
    public var name: String
    /// Characters that can be typed, by kind.
    public var characters: CharacterKinds
    /// Further characters that can be typed, each by itself; blank if there are none.
    public var furtherCharacters: String
    /// The fewest characters of an answer, without literals; 0 for no limit.
    public var minimumLength: Int
    /// The maximum number of characters of an answer; 0 for no limit. A person can type more, which is an error.
    public var maximumLength: Int
    /// The mask by which the characters are laid out. Blank means that the text stays as it was typed.
    public var mask: String
    /// A pattern that the whole answer must match; blank if absent.
    public var pattern: String
    /// The keyboard of the control.
    public var keyboard: TextKeyboard

    /// Makes a format. By default it takes any text.
    public init(
        name: String, characters: CharacterKinds = [], furtherCharacters: String = "", minimumLength: Int = 0,
        maximumLength: Int = 0, mask: String = "", pattern: String = "", keyboard: TextKeyboard = .text
    ) {
        self.name = name
        self.characters = characters
        self.furtherCharacters = furtherCharacters
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.mask = mask
        self.pattern = pattern
        self.keyboard = keyboard
    }
}
