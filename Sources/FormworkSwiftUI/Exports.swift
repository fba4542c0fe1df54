#if canImport(SwiftUI)
@_exported public import FormworkScreens
#endif
