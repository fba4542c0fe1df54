// With this line every file compares texts by their bytes (`ByteEquality.swift`).
@_exported public import FormworkCore
