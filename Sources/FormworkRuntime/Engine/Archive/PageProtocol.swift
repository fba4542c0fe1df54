/// The version of the protocol between a server and its pages: the hydration data with the archive of the form, the commands
/// and replies of the engine, and the answers that it posts.
///
/// A page can be open while its server is replaced. The new server still reads the posts of the page, but a script that the
/// page loads from then on does not fit it. So the engine attaches only to pages of its own version; any other page posts
/// as a plain form.
public struct PageProtocol: Equatable, Sendable {
    /// The number of the version. Pages that were made before there were versions have number 1.
    public var number: Int

    /// The version of this code. Its number grows with each change after which an engine misunderstands older hydration data,
    /// or a server misunderstands what an older engine posts.
    public static var current: PageProtocol { PageProtocol(number: 3) }

    /// Makes a version of its number.
    public init(number: Int) {
        self.number = number
    }

    /// Reads the version from the member `protocol` of an object; `nil` if that is no number.
    public init?(of json: JSONValue) {
        guard let member = json["protocol"] else {
            number = 1
            return
        }
        guard let number = member.numberValue?.intValue else { return nil }
        self.number = number
    }

    /// The member that `init(of:)` reads.
    public var member: JSONMember { JSONMember("protocol", .number(DecimalNumber(number))) }
}
