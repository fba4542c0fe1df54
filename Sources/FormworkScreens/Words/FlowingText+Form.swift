public import Foundation

// The texts of a form as they are drawn with their marks. Each is `nil` for a text without marks, which is drawn as it is.

extension FieldPresentation {
    /// The title, with the sign for what must be answered.
    public func flowingTitle(site: URL?) -> FlowingText? {
        if control == .button { return nil }
        return .of(markedTitle, site: site, sign: titleSign)
    }

    /// The sentence under the title.
    public func flowingHint(site: URL?) -> FlowingText? { .of(markedHint, site: site) }

    /// The text of an `info` field.
    public func flowingDisplay(site: URL?) -> FlowingText? { .of(markedDisplay, site: site) }

    /// The links of the title, the sentence and the text of an `info` field, which VoiceOver can open from the control.
    public func links(site: URL?) -> [FlowingText.Link] {
        [flowingTitle(site: site), flowingHint(site: site), flowingDisplay(site: site)].flatMap { $0?.links ?? [] }
    }
}

extension FieldPresentation {
    /// The links in the title of a button. All of it is pressed, so they stand beside it.
    public func buttonLinks(site: URL?) -> [FlowingText.Link] {
        control == .button ? FlowingText.of(markedTitle, site: site)?.links ?? [] : []
    }
}

extension OptionPresentation {
    /// The links in the words of the option. All of them are touched to choose it, so links stand beside it.
    public func links(site: URL?) -> [FlowingText.Link] {
        [option.marks?.title, option.marks?.info].flatMap { FlowingText.of($0, site: site)?.links ?? [] }
    }
}

extension FormEngine {
    /// The sentence under the title of the form. Blank if absent.
    public var introduction: String { form.definition.info }

    /// The same with its marks.
    public func flowingIntroduction(site: URL?) -> FlowingText? {
        .of(form.definition.markedInfo, site: site)
    }

    /// The title of a group or section. One that opens a group is a button, so nothing in it is a link.
    public func flowingHeading(_ row: RowID, site: URL?) -> FlowingText? {
        if row.kind == .groupHeader {
            let group = group(row.node)
            return .of(group?.markedTitle, site: site, hasLinks: group?.collapsible == false)
        }
        return .of(section(row.node)?.marks?.title, site: site)
    }

    /// The sentence under the title of a group or section.
    public func flowingInfo(_ row: RowID, site: URL?) -> FlowingText? {
        let marked = row.kind == .groupHeader ? group(row.node)?.markedInfo : section(row.node)?.marks?.info
        return .of(marked, site: site)
    }

    /// The sentence after the last field of a section.
    public func flowingFooter(_ row: RowID, site: URL?) -> FlowingText? {
        .of(section(row.node)?.marks?.footer, site: site)
    }
}
