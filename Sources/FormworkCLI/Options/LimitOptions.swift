#if Server
import ArgumentParser
import FormworkServer

/// The options that limit the requests of one sender, and the number of requests at a time.
struct LimitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many posts one address may send a minute, on average.", valueName: "number"))
    var postsPerMinute = 240

    @Option(help: ArgumentHelp("How many posts one address may send at once.", valueName: "number"))
    var postsAtOnce = 120

    @Option(help: ArgumentHelp("How many pages one address may ask for a minute, on average.", valueName: "number"))
    var pagesPerMinute = 2_400

    @Option(help: ArgumentHelp("How many pages one address may ask for at once.", valueName: "number"))
    var pagesAtOnce = 1_200

    @Option(
        help: ArgumentHelp(
            "How many bytes of answers one address may send to one form a minute, on average; five times as many at once.",
            valueName: "bytes"))
    var bytesPerMinute = 10_000_000

    @Option(
        help: ArgumentHelp(
            "How many posts are worked on at a time, with those that wait; further ones are refused for a moment.",
            valueName: "number"))
    var posts = 128

    @Option(help: ArgumentHelp("The same for pages, which have places of their own.", valueName: "number"))
    var pages = 128

    @Flag(help: "Adds an input to pages that people do not see, and asks whoever fills it in to send again.")
    var honeypot = false

    @Option(
        help: ArgumentHelp(
            "Asks whoever sends a page sooner than so many seconds after it was opened to send it again; 0 for nobody.",
            valueName: "seconds"))
    var leastTime = 0

    func validate() throws {
        for number in [postsPerMinute, postsAtOnce, pagesPerMinute, pagesAtOnce, bytesPerMinute, posts, pages]
        where !(1...1_000_000_000).contains(number) {
            throw ValidationError("Limits are numbers from 1 to 1000000000.")
        }
        guard (0...60).contains(leastTime) else {
            throw ValidationError("The least time is from 0 to 60 seconds, because some people are fast.")
        }
    }

    func limits() -> ServerLimits {
        let (burst, isTooLarge) = bytesPerMinute.multipliedReportingOverflow(by: 5)
        return ServerLimits(
            posts: posts, pages: pages, rate: RequestRate(burst: postsAtOnce, perMinute: postsPerMinute),
            reading: RequestRate(burst: pagesAtOnce, perMinute: pagesPerMinute),
            bytes: RequestRate(burst: isTooLarge ? .max : burst, perMinute: bytesPerMinute))
    }

    func spam() -> SpamGuard { SpamGuard(hasTrap: honeypot, leastTime: .seconds(leastTime)) }
}
#endif
