extension FormSection {
    /// The prefix that the ids of the elements inside the section have in a compiled form. It is that of the section, and
    /// a nested form adds its id and a point. Ids in items have no prefix.
    func idPrefix(behind outer: String) -> String {
        if repeats != nil { return "" }
        return isNested ? outer + id + "." : outer
    }

    /// The prefix of the ids of the elements inside the section in an address such as `guests[].name`.
    package func addressPrefix(behind outer: String) -> String {
        repeats == nil ? idPrefix(behind: outer) : outer + id + "[]."
    }
}
