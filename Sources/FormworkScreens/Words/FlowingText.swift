public import Foundation

/// A text with marks as labels of apps draw it: runs of words one after another. Paragraphs and the items of lists begin on a new line.
public struct FlowingText: Equatable, Sendable {
    /// The runs, in order.
    public private(set) var runs: [Run] = []
    /// The links, in the order of the text.
    public private(set) var links: [Link] = []
    /// The words of all runs.
    public private(set) var words = ""

    /// A part of the text that looks the same from its beginning to its end.
    public struct Run: Equatable, Sendable {
        /// The words.
        public let words: String
        /// Whether the words are emphasized: slanted, in most scripts.
        public let isEmphasized: Bool
        /// Whether the words are important: bold, in most scripts.
        public let isStrong: Bool
        /// The address that the words lead to; `nil` if they are no link.
        public let address: URL?
        /// Whether this is the sign of a required field.
        public var isSign = false
    }

    /// A link in the text.
    public struct Link: Hashable, Sendable {
        /// The words that are touched.
        public let words: String
        /// The address that the words lead to.
        public let address: URL
        /// The place of the words in the text, in UTF-16 units.
        public let place: Range<Int>
    }

    /// Lays out a text.
    ///
    /// - Parameters:
    ///   - marked: The text.
    ///   - site: The site that addresses without a host, such as `/terms`, belong to. Without it their words are no links.
    ///   - sign: The sign that stands before or after the text.
    ///   - hasLinks: Whether links lead anywhere. Where the whole text is a button, they do not.
    public init(_ marked: MarkedText, site: URL? = nil, sign: TitleSign? = nil, hasLinks: Bool = true) {
        if let sign, sign.place == .before { add(sign) }
        for block in marked.blocks {
            switch block {
            case .paragraph(let runs):
                beginLine()
                for run in runs { add(run, site, hasLinks: hasLinks) }
            case .list(let isNumbered, let items):
                for (position, item) in items.enumerated() {
                    beginLine()
                    add(MarkedText.Run(isNumbered ? "\(position + 1). " : "• "), nil, hasLinks: false)
                    for run in item { add(run, site, hasLinks: hasLinks) }
                }
            }
        }
        if let sign, sign.place == .after { add(sign) }
    }

    /// Lays out a title without marks of its own, with the sign of a required field.
    public init(_ title: String, sign: TitleSign) {
        if sign.place == .before { add(sign) }
        add(MarkedText.Run(title), nil, hasLinks: false)
        if sign.place == .after { add(sign) }
    }

    /// A text as it is laid out; `nil` for one without marks.
    static func of(_ marked: MarkedText?, site: URL?, sign: TitleSign? = nil, hasLinks: Bool = true) -> FlowingText? {
        guard let marked, marked.isMarked else { return nil }
        return FlowingText(marked, site: site, sign: sign, hasLinks: hasLinks)
    }

    private mutating func add(_ sign: TitleSign) {
        words += sign.text
        runs.append(Run(words: sign.text, isEmphasized: false, isStrong: false, address: nil, isSign: true))
    }

    private mutating func beginLine() {
        if !words.isEmpty, runs.last?.isSign != true { add(MarkedText.Run("\n"), nil, hasLinks: false) }
    }

    private mutating func add(_ run: MarkedText.Run, _ site: URL?, hasLinks: Bool) {
        let address = hasLinks ? run.link.flatMap { Self.address(of: $0, site) } : nil
        let start = words.utf16.count
        words += run.text
        runs.append(
            Run(words: run.text, isEmphasized: run.isEmphasized, isStrong: run.isStrong, address: address))
        guard let address else { return }
        // Words of one link may look different.
        if let last = links.last, last.place.upperBound == start, last.address == address {
            links.removeLast()
            links.append(
                Link(
                    words: last.words + run.text, address: address,
                    place: last.place.lowerBound..<words.utf16.count))
        } else {
            links.append(Link(words: run.text, address: address, place: start..<words.utf16.count))
        }
    }

    private static func address(of link: SafeLink, _ site: URL?) -> URL? {
        let address = URL(string: link.address, relativeTo: site)?.absoluteURL
        return address?.scheme == nil ? nil : address
    }
}
