#if Server
import Foundation

/// The threads on which requests are worked on.
struct WorkPools: Sendable {
    /// The pool for the work on posts.
    let posts: WorkPool
    /// The pool for the work on pages. Posts that wait do not delay them.
    let pages: WorkPool
    /// The pool in which secrets are hashed, and compared with hashes. Each takes a noticeable time, which delays no other
    /// posts and pages.
    let hashing = WorkPool(places: 64, threads: ProcessInfo.processInfo.activeProcessorCount / 2)

    init(_ limits: ServerLimits, _ metrics: ServerMetrics) {
        posts = WorkPool(places: limits.posts) { metrics.noteWorking($0) }
        pages = WorkPool(places: limits.pages) { metrics.noteWorkingPages($0) }
    }
}
#endif
