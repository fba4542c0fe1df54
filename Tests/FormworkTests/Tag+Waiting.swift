import Testing

extension Tag {
    /// Tests that wait for something or count time. `Scripts/rehearse` runs them most often.
    @Tag static var waiting: Self
}
