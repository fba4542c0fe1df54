extension FormEngine {
    /// The picture beside the title of a group or section; `nil` if absent.
    public func picture(ofHeader row: RowID) -> ImageSource? {
        ImageSource((row.kind == .groupHeader ? group(row.node)?.image : section(row.node)?.image) ?? "")
    }
}
