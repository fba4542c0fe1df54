#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// The view above the rows of a group or section: title, explanation, error; the title of a group opens and closes it.
struct SectionHeader: View {
    let section: SectionModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if let header = slots.header {
            header(section)
        } else if hasContent {
            VStack(alignment: .leading, spacing: 2) {
                if section.isCollapsible {
                    Button {
                        section.toggle()
                    } label: {
                        HStack {
                            picture
                            title
                            Spacer()
                            Image(systemName: section.isCollapsed ? "chevron.down" : "chevron.up")
                        }
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: section.title))
                    .accessibilityValue(Text(verbatim: words(section.isCollapsed ? "ui.off" : "ui.on")))
                    .accessibilityAddTraits(.isHeader)
                } else if !section.title.isEmpty || image != nil {
                    HStack {
                        picture
                        if !section.title.isEmpty { title.accessibilityAddTraits(.isHeader) }
                    }
                }
                if !section.info.isEmpty {
                    Text(section.info, marked { $0.flowingInfo($1, site: style.site) }).font(.footnote)
                }
                if let error = section.error { Text(verbatim: error).font(.footnote).foregroundStyle(.red) }
            }
        }
    }

    /// Whether anything is drawn. An empty header leaves a gap, and an empty stack is a header.
    private var hasContent: Bool {
        section.isCollapsible || !section.title.isEmpty || image != nil || !section.info.isEmpty || section.error != nil
    }

    /// The picture of the group or section. It is not observed, and neither is it changed without another title.
    private var image: ImageSource? {
        guard let engine = screen?.model.session.engine, let header = section.id.header, section.id.part == 0 else {
            return nil
        }
        return engine.picture(ofHeader: header)
    }

    @ViewBuilder private var picture: some View {
        if let image { SourceImage(source: image, isSmall: true).accessibilityHidden(true) }
    }

    private var title: some View {
        let header = section.id.header
        let isGroup = header?.kind == .groupHeader
        let looks = isGroup ? header.flatMap { screen?.styles.heading(ofGroup: $0) } : nil
        return StyledText(
            words: section.title, marked: marked { $0.flowingHeading($1, site: style.site) },
            look: looks?.text ?? TextLook(), usual: isGroup ? .group : .section, ground: looks?.background
        )
        .background { looks?.background.color }
    }

    /// A text of the section with its marks.
    private func marked(_ text: (FormEngine, RowID) -> FlowingText?) -> FlowingText? {
        guard let engine = screen?.model.session.engine, let header = section.id.header, section.id.part == 0 else {
            return nil
        }
        return text(engine, header)
    }

    private func words(_ key: String) -> String { screen?.model.session.engine.words(key) ?? "" }
}

/// The words under a section.
struct SectionFooter: View {
    let section: SectionModel
    @Environment(\.formworkSlots) private var slots
    @Environment(\.formScreen) private var screen
    @Environment(\.formworkStyle) private var style

    var body: some View {
        if let footer = slots.footer {
            footer(section)
        } else if !section.footer.isEmpty {
            Text(section.footer, marked)
        }
    }

    private var marked: FlowingText? {
        guard let engine = screen?.model.session.engine, let header = section.id.header else { return nil }
        return engine.flowingFooter(header, site: style.site)
    }
}
#endif
