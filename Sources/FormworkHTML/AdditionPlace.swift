package import FormworkRuntime

/// Where servers put something into the row of a field.
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
