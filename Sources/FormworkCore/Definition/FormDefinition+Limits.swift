extension FormDefinition {
    /// The maximum number of groups, sections and fields of a form. Large forms have some thousands.
    ///
    /// In JSON, the options of all rows of a matrix count too, because a small file can have very many of them.
    package static var elementLimit: Int { 100_000 }
}
