import Testing

extension Tag {
    /// Tests that wait for something, listen at a port, start processes or count time. `Scripts/rehearse` runs them most often,
    /// because nothing else can depend on the load of the machine.
    @Tag static var waiting: Self
}
