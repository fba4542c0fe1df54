import HeapBytes

/// Runs a function. Returns its result, and how many bytes are still allocated.
func weigh<Result>(_ body: () throws -> Result) rethrows -> (result: Result, bytes: Int) {
    let before = heapBytes()
    let result = try body()
    return (result, Int(heapBytes()) - Int(before))
}
