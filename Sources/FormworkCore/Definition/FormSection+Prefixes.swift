extension FormSection {
    /// What stands before the ids of the elements inside it in a compiled form: a nested form adds its id and a point.
    /// Ids in items begin anew.
    func idPrefix(behind outer: String) -> String {
        if repeats != nil { return "" }
        return isNested ? outer + id + "." : outer
    }

    /// What stands before the ids of the elements inside it in an address such as `guests[].name`.
    package func addressPrefix(behind outer: String) -> String {
        repeats == nil ? idPrefix(behind: outer) : outer + id + "[]."
    }
}
