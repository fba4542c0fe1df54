/// The size of a field in the grid of its section.
public struct FieldSize: Equatable, Sendable {
    /// The width in per cent of the section's width, from 1 to 100.
    public var width: Int
    /// The height in lines, from 1.
    public var height: Int

    /// Makes a size. By default the field is as wide as the section and one line high.
    public init(width: Int = 100, height: Int = 1) {
        self.width = width
        self.height = height
    }
}
