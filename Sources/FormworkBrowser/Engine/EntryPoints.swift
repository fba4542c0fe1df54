// The functions that the scripts of a page call. Each form of a page has a module instance of its own, with one thread.
//
// `import FormworkRuntime` is not written here: all sources are one module (see build.sh).

nonisolated(unsafe) private var exchange = Exchange()
nonisolated(unsafe) private var session: BrowserSession?

/// The limits of requests. A restored snapshot has all answers of the page, which are as many bytes as a post may have
/// (`PostLimits.mostBytes`); so have the data of a page that comes back from the server.
private var requestLimits: JSONLimits {
    var limits = JSONLimits.definition
    limits.maxBytes = Exchange.longestRequest
    return limits
}

/// Reserves memory for a request of `size` bytes. Returns its address, or a null pointer if the request is too long.
@_expose(wasm, "fw_buffer") @_cdecl("fw_buffer")
func fw_buffer(_ size: Int) -> UnsafeMutableRawPointer? {
    exchange.room(for: size)
}

/// The address of the last reply.
@_expose(wasm, "fw_result") @_cdecl("fw_result")
func fw_result() -> UnsafeMutableRawPointer? {
    exchange.replyAddress
}

/// Begins the session of the page with its hydration data, which the request has. The reply is an empty object.
@_expose(wasm, "fw_attach") @_cdecl("fw_attach")
func fw_attach(_ count: Int) -> Int {
    answer(count) { hydration in
        session = BrowserSession(hydration: hydration)
        return session == nil ? problem("hydration") : JSONValue(.object([]))
    }
}

/// Performs a command. The reply has the changes of the page.
@_expose(wasm, "fw_send") @_cdecl("fw_send")
func fw_send(_ count: Int) -> Int {
    answer(count) { command in
        session?.send(command) ?? problem("no session")
    }
}

/// Reads a request of `count` bytes as JSON, and keeps the reply. Returns the length of the reply in bytes.
func answer(_ count: Int, _ reply: (JSONValue) -> JSONValue) -> Int {
    let value: JSONValue
    do throws(JSONProblem) {
        value = reply(try JSONParser.parse(exchange.takeRequest(count), limits: requestLimits))
    } catch {
        value = problem(error.code.rawValue)
    }
    var bytes: [UInt8] = []
    value.write(into: &bytes)
    return exchange.keep(bytes)
}

/// A reply after which the script stops using the engine. The page is an ordinary form then.
private func problem(_ what: String) -> JSONValue {
    JSONValue(.object([JSONMember("problem", JSONValue(.string(what)))]))
}
