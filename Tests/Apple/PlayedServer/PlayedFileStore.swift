package import FormworkScreens
import Foundation
import Synchronization

/// A store of files that a test plays.
package final class PlayedFileStore: FormFileStore {
    private struct State {
        var added: [(file: ChosenFile, question: FileQuestion)] = []
        var answers: [Result<String, any Error>] = []
        var isOpen = true
        var ended = 0
    }
    private let state = Mutex(State())

    package init() {}

    /// No connection.
    package struct Away: Error {
        package init() {}
    }

    /// What the store was given.
    package var added: [(file: ChosenFile, question: FileQuestion)] { state.withLock { $0.added } }

    /// How many files have arrived or were given up.
    package var ended: Int { state.withLock { $0.ended } }

    /// What the store says next, in place of a reference of its own.
    package func answer(_ answer: Result<String, any Error>) { state.withLock { $0.answers.append(answer) } }

    /// Makes files wait on their way, or lets them through.
    package func setOpen(_ isOpen: Bool) { state.withLock { $0.isOpen = isOpen } }

    package func add(_ file: ChosenFile, for question: FileQuestion) async throws -> String {
        defer { state.withLock { $0.ended += 1 } }
        while !state.withLock({ $0.isOpen }) {
            try Task.checkCancellation()
            await Task.yield()
        }
        let answer = state.withLock { state in
            state.added.append((file, question))
            return state.answers.isEmpty ? .success("ref-\(state.added.count)") : state.answers.removeFirst()
        }
        return try answer.get()
    }
}

extension ChosenFile {
    package static func pdf(_ name: String) -> ChosenFile {
        ChosenFile(name: name, content: Data("%PDF-1.7 \(name)".utf8))
    }
}
