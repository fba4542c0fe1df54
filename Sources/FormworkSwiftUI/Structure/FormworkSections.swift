#if canImport(SwiftUI)
public import SwiftUI

/// The sections of a form, for a `Form` of one's own.
public struct FormworkSections: View {
    @Environment(FormModel.self) private var model

    /// Shows all sections, in the order of the form.
    public init() {}

    /// One view for each section.
    public var body: some View {
        ForEach(model.sections) { SectionView(section: $0) }
    }
}

/// A section. It is drawn again when rows of it come, go or move, and for nothing else.
struct SectionView: View {
    let section: SectionModel

    var body: some View {
        Section {
            ForEach(section.rows) { RowView(row: $0) }
        } header: {
            SectionHeader(section: section)
        } footer: {
            SectionFooter(section: section)
        }
    }
}
#endif
