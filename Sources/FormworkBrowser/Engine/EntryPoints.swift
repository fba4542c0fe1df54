// What `formwork.js` calls. One module instance serves one page: a page has one thread and one form.
//
// `import FormworkRuntime` is not written here: all sources are one module (see build.sh).

nonisolated(unsafe) private var exchange = Exchange()
nonisolated(unsafe) private var session: BrowserSession?

/// Makes room for `size` bytes of request and tells where; 0 if that is too much.
@_expose(wasm, "fw_buffer") @_cdecl("fw_buffer")
func fw_buffer(_ size: Int) -> UnsafeMutableRawPointer? {
    exchange.room(for: size)
}

/// Where the last reply stands.
@_expose(wasm, "fw_result") @_cdecl("fw_result")
func fw_result() -> UnsafeMutableRawPointer? {
    exchange.replyAddress
}

/// Takes over the session of the page, from the page's hydration data. Replies with an empty object.
@_expose(wasm, "fw_attach") @_cdecl("fw_attach")
func fw_attach(_ count: Int) -> Int {
    answer(count, within: .definition) { hydration in
        session = BrowserSession(hydration: hydration)
        return session == nil ? problem("hydration") : JSONValue(.object([]))
    }
}

/// Performs a command. Replies with what to change in the page.
@_expose(wasm, "fw_send") @_cdecl("fw_send")
func fw_send(_ count: Int) -> Int {
    answer(count, within: .answers) { command in
        session?.send(command) ?? problem("no session")
    }
}

/// Reads the request as JSON and keeps the reply; gives the reply's length.
func answer(_ count: Int, within limits: JSONLimits, _ reply: (JSONValue) -> JSONValue) -> Int {
    let value: JSONValue
    do throws(JSONProblem) {
        value = reply(try JSONParser.parse(exchange.takeRequest(count), limits: limits))
    } catch {
        value = problem(error.code.rawValue)
    }
    var bytes: [UInt8] = []
    value.write(into: &bytes)
    return exchange.keep(bytes)
}

/// What the script detaches on: the page goes on as an ordinary form.
private func problem(_ what: String) -> JSONValue {
    JSONValue(.object([JSONMember("problem", JSONValue(.string(what)))]))
}
