#if Server
public import FormworkServer

/// The promises of stores, as checks. A test of a store of your own runs those of the protocols that it conforms to:
///
/// ```swift
/// @Test(arguments: StoreConformance.submissions { MyStore() } + StoreConformance.outbox { MyStore() })
/// func keeps(_ promise: StoreCheck) async throws { try await promise.run() }
/// ```
///
/// In another test framework `try await StoreConformance.submissions { MyStore() }.run()` runs all of them.
///
/// Each check asks for a store of its own, in which nothing is. What a crash leaves is not checked: a store is durable if it writes
/// to the disk before it returns.
public enum StoreConformance {
    /// The promises of a store with all parts.
    ///
    /// - Parameter open: Makes a store in which nothing is.
    public static func everything(
        _ open: @escaping @Sendable () async throws -> any OutboxStore & ResultStore & DraftResultStore & AdmissionStore
    ) -> [StoreCheck] {
        submissions { try await open() } + outbox { try await open() } + results { try await open() }
            + drafts { try await open() } + readableDrafts { try await open() } + admissions { try await open() }
            + erasure { try await open() }
    }
}
#endif
