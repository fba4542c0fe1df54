#if !hasFeature(Embedded)
import Synchronization

/// Counts the bytes that are compared, searched and hashed, for tests: the work for a text has to grow with its bytes. Programs
/// that are built for release count nothing.
package final class TextSteps: Sendable {
    /// Counts the steps of a task and of its children; `nil` if they are not counted.
    @TaskLocal package static var current: TextSteps?

    private let steps = Atomic(0)

    package init() {}

    /// How many bytes there were so far.
    package var count: Int { steps.load(ordering: .relaxed) }

    @inline(__always)
    static func note(_ bytes: @autoclosure () -> Int) {
        #if DEBUG
        if let current { current.steps.wrappingAdd(bytes(), ordering: .relaxed) }
        #endif
    }
}
#endif
