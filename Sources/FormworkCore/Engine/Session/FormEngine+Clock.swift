extension FormEngine {
    /// What calendar and clock show in the form's zone; `nil` outside the years 1 to 9999.
    var now: CivilDateTime? {
        let offset = context.zoneOffsets?(context.clock / 1_000) ?? context.zoneOffset
        return CivilDateTime(utcMilliseconds: context.clock, offsetSeconds: offset)
    }

    /// Reads the context's clock before inputs whose outcome must not depend on an old time.
    func sampleClock(for input: FormInput) {
        guard let source = context.clockSource else { return }
        switch input {
        case .load, .replaceAnswers, .reset: context.clock = source()
        case .submit:
            tick(to: source())
            settleWithEvents()
        default: break
        }
    }

    /// Sets the clock and lets everything that reads it run.
    func tick(to clock: Int64) {
        context.clock = clock
        for computation in form.clockReaders {
            schedule(computation, under: 0)
        }
    }
}
