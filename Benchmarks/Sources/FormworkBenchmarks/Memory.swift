import HeapBytes

/// What a body makes, and how many bytes it left allocated.
func weigh<Result>(_ body: () throws -> Result) rethrows -> (result: Result, bytes: Int) {
    let before = heapBytes()
    let result = try body()
    return (result, Int(heapBytes()) - Int(before))
}
