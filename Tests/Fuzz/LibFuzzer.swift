import FormworkCore
import FormworkDialect

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The function that libFuzzer calls with its inputs. `Scripts/fuzz` compiles it; it is not part of the tests.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let problem = target.problem(with: bytes) { fatalError(problem) }
    return 0
}

/// The target that `FORMWORK_FUZZ_TARGET` names.
private let target: FuzzTarget = {
    let name = getenv("FORMWORK_FUZZ_TARGET").map { String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map { $0.rawValue }.joined(separator: ", ")
        fatalError("FORMWORK_FUZZ_TARGET has to be one of \(names).")
    }
    return target
}()
