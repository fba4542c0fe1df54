// The engine in a browser gets groups without their pages. The rows that the server drew have all that it needs of
// them.
#if !hasFeature(Embedded)
/// A page of a form. A person fills in a form with pages one page after another.
public struct FormPage: Equatable, Sendable {
    /// The id, which is unique among the pages.
    public var id: String
    /// The heading; blank if absent.
    public var title: String
    /// An expression; the page is part of the form while it is true. Blank means always.
    public var visibleWhen: String
    /// The groups, in order.
    public var groups: [FormGroup]
    /// The heading with its marks, in a compiled form; `nil` if it has none.
    package var markedTitle: MarkedText?

    /// Makes a page.
    public init(id: String, title: String = "", visibleWhen: String = "", groups: [FormGroup]) {
        self.id = id
        self.title = title
        self.visibleWhen = visibleWhen
        self.groups = groups
    }

    /// The page of a group, as the group stores it.
    struct Head: Equatable, Sendable {
        /// The position among the pages. It distinguishes pages that are otherwise equal.
        var place: Int
        var id: String
        var title: String
        var visibleWhen: String
        var markedTitle: MarkedText?
    }
}

extension FormDefinition {
    /// The pages with their groups, in order. Empty for a form without pages.
    ///
    /// Setting it replaces `groups`. Groups next to each other that name the same page are one page here. If only some
    /// groups are on pages, the others make a page without an id.
    public var pages: [FormPage] {
        get { groups.contains { $0.page != nil } ? FormPage.pages(of: groups) : [] }
        set {
            groups = newValue.enumerated().flatMap { place, page in
                let head = FormPage.Head(place: place, id: page.id, title: page.title, visibleWhen: page.visibleWhen)
                return page.groups.map { $0.placed(on: head) }
            }
        }
    }
}

extension FormPage {
    /// Gathers groups, each of which knows its page, into pages.
    package static func pages(of groups: [FormGroup]) -> [FormPage] {
        var pages: [FormPage] = []
        var last: Head?
        for group in groups {
            let head = group.page
            if pages.isEmpty || last != head {
                pages.append(
                    FormPage(
                        id: head?.id ?? "", title: head?.title ?? "", visibleWhen: head?.visibleWhen ?? "", groups: []))
                pages[pages.count - 1].markedTitle = head?.markedTitle
            }
            last = head
            var group = group
            group.page = nil
            pages[pages.count - 1].groups.append(group)
        }
        return pages
    }
}

extension FormGroup {
    fileprivate func placed(on page: FormPage.Head) -> FormGroup {
        var group = self
        group.page = page
        return group
    }

    /// Whether two groups are on the same page.
    package func isOnPage(of other: FormGroup) -> Bool { page == other.page }
    /// The id of the group's page; `nil` if it is on no page.
    package var pageID: String? { page?.id }
    /// The condition of the group's page; blank if absent.
    package var pageCondition: String { page?.visibleWhen ?? "" }
    /// The title of the group's page; blank if absent.
    package var pageTitle: String { page?.title ?? "" }

    /// The title of the group's page with its marks, in a compiled form; `nil` if it has none.
    package var markedPageTitle: MarkedText? { page?.markedTitle }

    /// Passes the title of the group's page to a function that may change it, with its marks.
    package mutating func changePageTitle(_ change: (inout String, inout MarkedText?) -> Void) {
        guard var head = page else { return }
        change(&head.title, &head.markedTitle)
        page = head
    }
}
#else
extension FormGroup {
    package func isOnPage(of other: FormGroup) -> Bool { false }
    package var pageID: String? { nil }
    package var pageCondition: String { "" }
    package var pageTitle: String { "" }
}
#endif
