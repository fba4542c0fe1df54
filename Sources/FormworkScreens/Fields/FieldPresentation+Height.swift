extension FieldPresentation {
    /// The minimum height of the row of the field, in points; `nil` if the form sets none. A line is as high as a
    /// finger needs. The height of room is decided by its own control.
    public var leastHeight: Double? {
        state.field.size.height > 1 && control != .room ? Double(lines) * 44 : nil
    }
}
