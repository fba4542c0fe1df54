#if canImport(UIKit)
@_exported public import FormworkScreens
#endif
