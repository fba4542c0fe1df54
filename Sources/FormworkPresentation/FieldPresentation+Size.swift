// The width and height of a field.

import FormworkRuntime

extension FieldPresentation {
    /// The width of the field in columns, from 1 to 12. A section has twelve columns.
    public var columns: Int {
        let width = compiled.definition.size.width
        return width < 1 ? 1 : width > 99 ? 12 : max((width * 12 + 50) / 100, 1)
    }

    /// The height of the field in lines, from 1 to 12. It is 3 for a text of several lines without a height in the
    /// definition.
    public var lines: Int {
        let height = compiled.definition.size.height
        return height > 1 ? min(height, 12) : basicControl == .area ? 3 : 1
    }
}
