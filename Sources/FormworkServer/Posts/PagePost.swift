#if Server
import FormworkCore
import FormworkPresentation

/// The posted texts of a page's controls, by their places in the form.
///
/// No session is needed to read a post. Names that are no places of the form are dropped, so a `PagePost` is never
/// larger than the form allows, whatever was sent.
struct PagePost: Sendable {
    /// The texts of the controls, one for each value.
    var answers: [FormPlace: [String]] = [:]
    /// The fields that were on the page, in its order.
    var seen: [FormPlace] = []
    /// Whether a question or item was on the page that the form does not have.
    var hasUnknownQuestions = false
    /// The items of each repeating section that had any, in the order of the page; `nil` where the number that was posted is
    /// not that of an item.
    var items: [FormPlace: [ItemIndex?]] = [:]
    /// The repeating sections with items, outer ones first.
    var lists: [FormPlace] = []
    /// The answers that the engine in the page knew and no control shows; `nil` for a page without an engine.
    var unshown: UnshownAnswers?
    /// The fields that were deleted in the page.
    var deleted: [FormPlace] = []
    /// The step that the page showed, and whether it was shown because of a link on the review.
    var step: (shown: FormStep, returnsToReview: Bool)?
    /// The button that posted.
    var action = "submit"
}

/// Reads what a page posted, in one walk along its entries.
struct PostReader {
    private let form: CompiledForm
    private var paths: PathReader
    private let itemLimit: Int
    private var seen: Set<FormPlace> = []
    private var identities: [FormPlace: Set<Int>] = [:]
    private var itemCount = 0
    /// How many bytes were compared or copied so far, without those of the entries themselves.
    private(set) var steps = 0

    /// A post has more items than its session may have.
    struct TooManyItems: Error {}

    /// Prepares to read a post to a form with so many items at most.
    init(_ form: CompiledForm, itemLimit: Int) {
        self.form = form
        paths = PathReader(form)
        self.itemLimit = itemLimit
    }

    /// Reads a post.
    ///
    /// - Parameters:
    ///   - entries: The entries of the post.
    ///   - isTrusted: Whether it came with a state that the server signed. Without one only that is read which is
    ///     needed to show the page again: its items, and the texts of its controls.
    /// - Complexity: linear in the bytes of the entries, times the brackets in an id of the form.
    mutating func read(_ entries: [URLEncodedForm.Entry], isTrusted: Bool) throws(TooManyItems) -> PagePost {
        var post = PagePost()
        for entry in entries {
            let name = entry.name
            if name.utf8.starts(with: "v.".utf8) {
                guard let place = place(String(decoding: name.utf8.dropFirst(2), as: UTF8.self)), form.isField(place)
                else { continue }
                post.answers[place, default: []].append(withPlainBreaks(entry.value))
            } else if name.isSame(as: "fw.seen") {
                try readMarker(entry.value, into: &post)
            } else if !isTrusted {
                continue
            } else if name.isSame(as: "fw.unshown") {
                post.unshown = readUnshown(entry.value)
            } else if name.isSame(as: "fw.deleted") {
                if let place = place(entry.value), form.isField(place) { post.deleted.append(place) }
            } else if name.isSame(as: "fw.step") {
                post.step = FormStep(entry.value).map { ($0, false) }
            } else if name.isSame(as: "fw.return") {
                // The page has this after the step.
                post.step?.returnsToReview = !entry.value.isEmpty
            } else if name.isSame(as: "fw.action") {
                post.action = entry.value
            }
        }
        post.lists.sort { form.repeats(around: $0).count < form.repeats(around: $1).count }
        return post
    }

    /// Reads one entry of `fw.seen`. A field posts its path. An item posts `guarantors[0]#2`: its path, and its
    /// identity in the session that the page was drawn from.
    private mutating func readMarker(_ marker: String, into post: inout PagePost) throws(TooManyItems) {
        if let (path, identity) = Self.item(in: marker), let item = place(path),
            let section = form.section(ofItemAt: item)
        {
            guard identities[section, default: []].insert(identity).inserted else { return }
            itemCount += 1
            if itemCount > itemLimit { throw TooManyItems() }
            if post.items[section] == nil { post.lists.append(section) }
            post.items[section, default: []].append(ItemIndex(exactly: identity))
        } else if let place = place(marker), form.isField(place) {
            if seen.insert(place).inserted { post.seen.append(place) }
        } else {
            post.hasUnknownQuestions = true
        }
    }

    private static func item(in marker: String) -> (path: String, identity: Int)? {
        // No identity is longer than this, so only the end of a marker is searched.
        let end = marker.utf8.suffix(20)
        guard let sign = end.lastIndex(of: UInt8(ascii: "#")), let identity = Int(marker[end.index(after: sign)...])
        else {
            return nil
        }
        return (String(marker[..<sign]), identity)
    }

    private mutating func readUnshown(_ text: String) -> UnshownAnswers? {
        steps += text.utf8.count
        return UnshownAnswers(text) { place($0) }
    }

    private mutating func place(_ path: String) -> FormPlace? {
        let before = paths.steps
        defer { steps += paths.steps - before }
        return paths.place(at: path)
    }

    /// Replaces CR LF, which browsers post for every line break.
    private mutating func withPlainBreaks(_ text: String) -> String {
        steps += text.utf8.count
        let (carriageReturn, lineFeed) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        guard text.utf8.contains(carriageReturn) else { return text }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            if byte == lineFeed, bytes.last == carriageReturn { bytes.removeLast() }
            bytes.append(byte)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
#endif
