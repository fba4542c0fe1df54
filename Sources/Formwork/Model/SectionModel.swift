public import FormworkCore
public import Observation

/// The identity of a section of a screen: a group or section, or the rows in it that follow an inner section.
public struct SectionID: Hashable, Sendable {
    /// The row of the group's or section's header; `nil` for rows outside all of them.
    public let header: RowID?
    /// The part of the section, from 0: 0 is the section up to its first inner section, 1 the rows after that, and so
    /// on.
    public let part: Int
}

/// A section of a screen: a header, rows, and a footer.
@MainActor @Observable
public final class SectionModel: Identifiable {
    /// The identity of the section.
    public nonisolated let id: SectionID
    /// How many groups and sections are around it.
    public let depth: Int
    /// The rows, without header and footer.
    public internal(set) var rows: [RowModel] = []
    /// The words above the section. Blank means none.
    public private(set) var title = ""
    /// A sentence under the title. Blank means none.
    public private(set) var info = ""
    /// A sentence after the last row. Blank means none.
    public private(set) var footer = ""
    /// The error of the section as a whole, such as too few items; `nil` if absent.
    public private(set) var error: String?
    /// Whether the title opens and closes the section.
    public private(set) var isCollapsible = false
    /// Whether the section is closed.
    public private(set) var isCollapsed = false

    @ObservationIgnored private weak var model: FormModel?
    @ObservationIgnored var footerRow: RowID?

    init(_ part: SectionParts.Part, in model: FormModel) {
        id = part.id
        depth = part.depth
        self.model = model
    }

    /// Opens the section if it is closed, and closes it if it is open. It does nothing if the section cannot be closed.
    public func toggle() {
        if let header = id.header { model?.perform(.collapse(header.node, !isCollapsed)) }
    }

    func refresh() {
        guard let model else { return }
        let engine = model.session.engine
        let isFirst = id.part == 0
        var (title, info) = ("", "")
        var error: String?
        var (isCollapsible, isCollapsed) = (false, false)
        if let header = id.header, isFirst {
            title = model.presentation.heading(header)
            info = engine.group(header.node)?.info ?? engine.section(header.node)?.info ?? ""
            error = header.kind == .sectionHeader ? engine.sectionError(header.node) : nil
            isCollapsible = header.kind == .groupHeader && engine.group(header.node)?.collapsible == true
            isCollapsed = isCollapsible && engine.isCollapsed(header.node)
        }
        let footer = footerRow.flatMap { engine.section($0.node)?.footer } ?? ""
        if self.title != title { self.title = title }
        if self.info != info { self.info = info }
        if self.footer != footer { self.footer = footer }
        if self.error != error { self.error = error }
        if self.isCollapsible != isCollapsible { self.isCollapsible = isCollapsible }
        if self.isCollapsed != isCollapsed { self.isCollapsed = isCollapsed }
    }
}
