extension String {
    /// All characters as Unicode knows them: one walk in one place, since every walk of its own costs the browser code.
    @inline(never)
    var scalarList: [Unicode.Scalar] { Array(unicodeScalars) }

    /// Appends a character.
    @inline(never)
    mutating func append(scalar: Unicode.Scalar) { unicodeScalars.append(scalar) }
}
