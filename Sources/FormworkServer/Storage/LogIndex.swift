#if Server
import GRDB
import GRDBSQLite

/// The content of SQLite's index of the log (`-shm`) at a moment. All processes with the same database share the index.
///
/// The layout is part of SQLite's file format (https://sqlite.org/walformat.html, section 2). The memory is that of the
/// connection: opening the file a second time, and closing it, would release SQLite's locks on it.
struct LogIndex: Equatable, Sendable {
    /// How many frames the log has.
    let frames: UInt32
    /// How many bytes a page has.
    let pageSize: Int
    /// The numbers that tell this log from earlier ones, as they are in its header and in each frame.
    let salt: [UInt8]
    /// The checksum of the last frame.
    let checksum: [UInt32]
    /// How far the log was copied into the database.
    let copying: Copying

    /// How far a log was copied into its database. While this stays the same, SQLite does not write into the database.
    struct Copying: Equatable, Sendable {
        fileprivate let salt: [UInt8]
        /// How many frames are in the database.
        let done: UInt32
        /// How many frames somebody began to copy.
        let begun: UInt32

        /// Whether somebody may be copying just now.
        var isGoingOn: Bool { begun != done }
    }

    /// Reads the index; `nil` if others change it all the time, or SQLite has no index in shared memory.
    init?(_ database: Database) {
        for _ in 0..<8 {
            if let bytes = Self.bytes(database), let index = LogIndex(bytes) {
                self = index
                return
            }
        }
        return nil
    }

    private static let length = 136
    /// The version of the layout.
    private static let layout: UInt32 = 3_007_000

    private init?(_ bytes: [UInt8]) {
        func number(_ offset: Int) -> UInt32 {
            bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
        }
        // A writer changes the second copy of the header before the first one.
        guard bytes.count == Self.length, bytes[0..<48] == bytes[48..<96], number(0) == Self.layout, bytes[12] == 1
        else { return nil }
        let size = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 14, as: UInt16.self) }
        pageSize = size == 1 ? 65_536 : Int(size)
        frames = number(16)
        checksum = [number(24), number(28)]
        salt = Array(bytes[32..<40])
        copying = Copying(salt: salt, done: number(96), begun: number(128))
    }

    private static func bytes(_ database: Database) -> [UInt8]? {
        var found: UnsafeMutableRawPointer?
        guard
            sqlite3_file_control(database.sqliteConnection, "main", SQLITE_FCNTL_FILE_POINTER, &found) == SQLITE_OK,
            let file = found?.assumingMemoryBound(to: sqlite3_file.self),
            let methods = file.pointee.pMethods?.pointee, methods.iVersion >= 2, let map = methods.xShmMap
        else { return nil }
        // The connection has this region already, because it has read in WAL mode.
        var region: UnsafeMutableRawPointer?
        guard map(file, 0, 32_768, 0, &region) == SQLITE_OK, let region else { return nil }
        return Array(UnsafeRawBufferPointer(start: region, count: length))
    }
}
#endif
