/// Random numbers that are the same in every run, so that a seed repeats a failure (SplitMix64, after Steele, Lea and
/// Flood, 2014).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

    /// Random numbers of one test, which are others in each share that `FORMWORK_SEED` chooses.
    ///
    /// - Parameter number: Tells the generators of tests apart.
    package init(share number: UInt64) { self.init(seed: number &+ (LawPlay.share - 1) &* 1_000_003) }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
