extension FieldPresentation {
    /// How high the form wants the row of the field to be at least, in points; `nil` where it says nothing. A line is as high as a
    /// finger needs. How high room is, its own control says.
    public var leastHeight: Double? {
        state.field.size.height > 1 && control != .room ? Double(lines) * 44 : nil
    }
}
