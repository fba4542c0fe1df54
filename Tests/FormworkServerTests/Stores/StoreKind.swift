#if Server
@testable import FormworkServer
import Testing

#if PostgreSQL
@testable import FormworkPostgreSQL

extension PostgreSQLSubmissionStore {
    /// A store that waits for its database however slow the machine is.
    static func patient(
        _ address: PostgreSQLAddress, connections: Int = 8
    ) async throws -> PostgreSQLSubmissionStore {
        try await PostgreSQLSubmissionStore(address, connections: connections, patience: .seconds(1_200))
    }

    /// The stores of two servers with one database.
    static func patientPair(_ address: PostgreSQLAddress) async throws -> [PostgreSQLSubmissionStore] {
        [try await patient(address), try await patient(address)]
    }
}
#endif

/// A store that the tests of stores are run with.
enum StoreKind: Sendable, CustomTestStringConvertible {
    case memory
    case file
    #if PostgreSQL
    case postgreSQL
    #endif

    #if PostgreSQL
    static let allCases: [StoreKind] = [.memory, .file, .postgreSQL]
    /// Those that several processes may open.
    static let shared: [StoreKind] = [.file, .postgreSQL]
    /// One of each database.
    static let databases: [StoreKind] = [.memory, .postgreSQL]
    #else
    static let allCases: [StoreKind] = [.memory, .file]
    static let shared: [StoreKind] = [.file]
    static let databases: [StoreKind] = [.memory]
    #endif

    var testDescription: String { "\(self)" }
}

/// A place where a test has a store of its own.
struct StorePlace {
    let kind: StoreKind
    private let folder: TemporaryFolder
    private let address: String

    init(_ kind: StoreKind) throws {
        self.kind = kind
        folder = try TemporaryFolder()
        #if PostgreSQL
        address = kind == .postgreSQL ? try PostgreSQLCluster.shared().newDatabase() : ""
        #else
        address = ""
        #endif
    }

    /// What names the database of a command; a store in memory has none.
    var database: String {
        switch kind {
        case .memory, .file: folder.path("answers.sqlite")
        #if PostgreSQL
        case .postgreSQL: address
        #endif
        }
    }

    /// Opens the store, as another process would too.
    func open() async throws -> any AnswerStore {
        switch kind {
        case .memory: return try SQLiteSubmissionStore.inMemory()
        case .file: return try SQLiteSubmissionStore(path: database)
        #if PostgreSQL
        case .postgreSQL:
            return try await PostgreSQLSubmissionStore.patient(#require(PostgreSQLAddress(address)), connections: 3)
        #endif
        }
    }
}
#endif
