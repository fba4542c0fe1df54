import FormworkRuntime

extension FieldPresentation {
    /// The first and the last day or time of a browser's control, as HTML has them, or the two ends of a slider's track and the
    /// words at the last one. Blank means no limit.
    package var ends: [String] {
        guard basicControl == .slider else {
            // Browsers count the minutes between two times from the first one.
            let origin = compiled.definition.minuteInterval > 0 ? written : compiled
            return [origin.definition.minimumDate, compiled.definition.maximumDate]
        }
        let scale = compiled.scale
        var last = scale.maximum ?? 0
        // A browser moves a thumb that is beyond its track, and would post another number than the stored one.
        if state.hasMovingLimits, case .number(let number) = state.value, number > last { last = number }
        return [scale.blankPosition.description, last.description, endText(scale.maximum)]
    }

    /// The field of the form, whose limits do not move.
    private var written: CompiledField {
        engine.form.element(numbered: state.node.element).flatMap { engine.form.field(at: $0) } ?? compiled
    }
}
