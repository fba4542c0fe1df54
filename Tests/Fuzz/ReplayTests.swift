import FormworkTestSupport
import Foundation
import Testing

/// All laws hold for the corpus: for the bytes that fuzzing found, and for those that it starts from.
struct ReplayTests {
    static let corpus = RepositoryFolder.tests.appending(path: "Fuzz/corpus")

    @Test(arguments: FuzzTarget.allCases)
    func everyFileOfTheCorpusKeepsTheLaws(target: FuzzTarget) throws {
        let folder = Self.corpus.appending(path: target.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        #expect(!files.isEmpty)
        for file in files {
            let problem = target.problem(with: Array(try Data(contentsOf: file)))
            #expect(problem == nil, "\(target.rawValue)/\(file.lastPathComponent)")
        }
    }

    /// A share of what `Scripts/fuzz` does for longer. The seed chooses it, and it is counted in inputs.
    @Test(arguments: FuzzTarget.allCases)
    func changedFilesOfTheCorpusKeepTheLaws(target: FuzzTarget) throws {
        let folder = Self.corpus.appending(path: target.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
        var random = SeededGenerator(share: 11)
        for number in 0..<LawPlay.tries(100) {
            var bytes = files.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let start = Int.random(in: 0...bytes.count, using: &random)
                let end = min(bytes.count, start + Int.random(in: 0...8, using: &random))
                let other = files.randomElement(using: &random) ?? []
                let from = Int.random(in: 0...other.count, using: &random)
                let piece =
                    Bool.random(using: &random)
                    ? Array(other[from...].prefix(8)) : [random.next()].map { UInt8(truncatingIfNeeded: $0) }
                bytes.replaceSubrange(start..<end, with: piece)
            }
            // As long as those of the fuzzer.
            let problem = target.problem(with: Array(bytes.prefix(4_096)))
            #expect(problem == nil, "input \(number) of share \(LawPlay.share): \(bytes.prefix(4_096))")
        }
    }

    /// Every folder of the corpus belongs to a target. Otherwise it would not be replayed.
    @Test func everyFolderHasATarget() throws {
        var folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
        #if !Server
        // Only the server reads such bodies.
        folders.removeAll { $0 == "multipart" }
        #endif
        #expect(folders.sorted() == FuzzTarget.allCases.map { $0.rawValue }.sorted())
    }

    /// Bytes that are cut at any place, as by a broken connection.
    @Test(arguments: FuzzTarget.allCases)
    func keepsItsLawsWhenCutShort(target: FuzzTarget) throws {
        let folder = Self.corpus.appending(path: target.rawValue)
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let bytes = Array(try Data(contentsOf: file))
            for count in stride(from: 0, to: bytes.count, by: max(bytes.count / 24, 1)) {
                let problem = target.problem(with: Array(bytes.prefix(count)))
                #expect(problem == nil, "\(target.rawValue)/\(file.lastPathComponent), \(count) bytes")
            }
        }
    }
}
