// The browser's engine with one more entry point, for tests that compare machines. Scripts/conformance-engine
// compiles it; pages are served an engine without it.

/// Plays a conformance vector in a session of its own. Replies with what happened at each step.
@_expose(wasm, "fw_play") @_cdecl("fw_play")
func fw_play(_ count: Int) -> Int {
    answer(count) { vector in VectorPlayer.play(vector) }
}
