package import FormworkRuntime

/// The places in the row of a field where a server can add markup.
package enum AdditionPlace {
    /// In the element of the control, after the control.
    case besideControl
    /// Below the control and its error.
    case belowControl
    /// In place of the options.
    case options
    /// After an option that can be ticked.
    case afterOption(FieldOption)
}
