#if canImport(SwiftUI)
public import SwiftUI

/// The views that an app draws itself, in place of the usual ones.
struct FormworkSlots {
    var rowsByType: [FieldType: @MainActor (RowModel) -> AnyView] = [:]
    var rowsByCustomType: [String: @MainActor (RowModel) -> AnyView] = [:]
    var rowsByField: [String: @MainActor (RowModel) -> AnyView] = [:]
    var header: (@MainActor (SectionModel) -> AnyView)?
    var footer: (@MainActor (SectionModel) -> AnyView)?
    var label: (@MainActor (RowModel) -> AnyView)?
    var accessory: (@MainActor (RowModel) -> AnyView)?
    var error: (@MainActor (RowModel) -> AnyView)?
    var background: (@MainActor (RowModel) -> AnyView)?
    var swipe: (@MainActor (RowModel) -> AnyView)?
    var options: (@MainActor (RowModel) -> AnyView)?
    var destinations: [String: @MainActor (RowModel) -> AnyView] = [:]

    /// The background of a row with some fields; `nil` for the system's.
    @MainActor func background(of rows: [RowModel], in style: FormworkStyle) -> AnyView? {
        if let color = style.focusColor, rows.contains(where: { $0.isFocused }) { return AnyView(color) }
        guard let background, let first = rows.first else { return nil }
        return background(first)
    }

    /// The view that the app draws for a field; `nil` for the usual one.
    @MainActor func row(_ row: RowModel) -> AnyView? {
        guard let field = row.presentation?.state.field else { return nil }
        return (rowsByField[field.id] ?? rowsByCustomType[field.customType] ?? rowsByType[field.type])?(row)
    }
}

private struct FormworkSlotsKey: EnvironmentKey {
    static var defaultValue: FormworkSlots { FormworkSlots() }
}

extension EnvironmentValues {
    var formworkSlots: FormworkSlots {
        get { self[FormworkSlotsKey.self] }
        set { self[FormworkSlotsKey.self] = newValue }
    }
}

extension View {
    /// Draws all fields of a type. Title, value and options are properties of the row, which also takes the answer:
    /// `row.set(4)`. The hint, what is wrong, and whether the field takes input are shown as ever.
    public func formworkRow<Content: View>(
        _ type: FieldType, @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.rowsByType[type] = { AnyView(content($0)) } }
    }

    /// Draws all fields of a type of the app's own, by the type's name. See `CustomType`.
    public func formworkRow<Content: View>(
        customType name: String, @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.rowsByCustomType[name] = { AnyView(content($0)) } }
    }

    /// Draws the field with an id, in every item of a repeat.
    public func formworkRow<Content: View>(
        field id: String, @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.rowsByField[id] = { AnyView(content($0)) } }
    }

    /// Draws what stands above sections, in place of title, explanation and error.
    public func formworkHeader<Content: View>(
        @ViewBuilder content: @escaping @MainActor (SectionModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.header = { AnyView(content($0)) } }
    }

    /// Draws what stands under sections.
    public func formworkFooter<Content: View>(
        @ViewBuilder content: @escaping @MainActor (SectionModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.footer = { AnyView(content($0)) } }
    }

    /// Draws the background of the rows of fields, in place of the system's cards. Fields that stand side by side have one row, and the
    /// background is that of the first. The colour of the row in focus comes before it.
    ///
    /// ```swift
    /// .formworkRowBackground { row in row.error == nil ? Color.white : Color.pink }
    /// ```
    public func formworkRowBackground<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.background = { AnyView(content($0)) } }
    }

    /// Draws the titles of fields.
    public func formworkLabel<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.label = { AnyView(content($0)) } }
    }

    /// Puts something after the titles of fields, such as a button with help.
    public func formworkAccessory<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.accessory = { AnyView(content($0)) } }
    }

    /// Draws the screen on which a long list of options is chosen from. It answers with `row.toggle`.
    public func formworkOptions<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.options = { AnyView(content($0)) } }
    }

    /// Pushes a screen where a button of the form is touched. It needs a `NavigationStack` around the form.
    public func formworkDestination<Content: View>(
        field id: String, @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.destinations[id] = { AnyView(content($0)) } }
    }

    /// Puts buttons behind the rows of fields, for those who swipe them towards their start.
    public func formworkSwipeActions<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.swipe = { AnyView(content($0)) } }
    }

    /// Draws what is wrong with a field; `row.error` has the words.
    public func formworkError<Content: View>(
        @ViewBuilder content: @escaping @MainActor (RowModel) -> Content
    ) -> some View {
        transformEnvironment(\.formworkSlots) { $0.error = { AnyView(content($0)) } }
    }
}
#endif
