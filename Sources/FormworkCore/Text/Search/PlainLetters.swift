/// The plain letters of Latin, Greek and Cyrillic letters: small and without accents.
///
/// The table was made of the canonical decompositions and small letters of Unicode. For a letter that is read as two
/// letters, such as ß, it has the first one; `SearchText` adds the second.
enum PlainLetters {
    /// The plain letter of a code point; the code point itself if the table does not have it.
    static func letter(_ code: UInt32) -> UInt32 {
        for block in blocks where code >= block.first {
            let place = Int(code - block.first)
            if place < block.letters.count { return block.letters[place] }
        }
        return code
    }

    /// The blocks of the table: the first code point, and a letter for each code point from there on.
    private static let blocks: [(first: UInt32, letters: [UInt32])] = [
        (
            0xC0,
            scalars(
                """
                aaaaaaaceeeeiiiidnooooo×ouuuuytsaaaaaaaceeeeiiiidnooooo÷ouuuuyty\
                aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkĸlllllll\
                lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
                bbƃƃƅƅoƈƈddƌƌƍeeeƒƒɠgƕɩikklƛɯɲnɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊvyyzzʒƹƹƺƻƽƽƾƿ\
                ǀǁǂǃdddlllnnnaaiioouuuuuuuuuueaaaaaaǥǥggkkooooʒʒjdddggƕƿnnaaaaoo\
                aaaaeeeeiiiioooorrrruuuussttȝȝhhnȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹaccltȿ\
                ɀɂɂbuʌeejjɋɋrryy
                """)
        ),
        (
            0x370,
            scalars(
                """
                ͱͱͳͳʹ͵ͷͷ··ͺͻͼͽ;ϳ····΄¨α·εηι·ο·υωιαβγδεζηθικλμνξοπρ·στυφχψωιυαεηι\
                υαβγδεζηθικλμνξοπρσστυφχψωιυουωϗϐϑϒϒϒϕϖϗϙϙϛϛϝϝϟϟϡϡϣϣϥϥϧϧϩϩϫϫϭϭϯϯ\
                ϰϱϲϳθϵ϶ϸϸϲϻϻϼͻͼͽ
                """)
        ),
        (
            0x400,
            scalars(
                """
                ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмноп\
                рстуфхцчшщъыьэюяееђгєѕііјљњћкиуџѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿ\
                ҁҁ҂·······ҋҋҍҍҏҏґґғғҕҕҗҗҙҙққҝҝҟҟҡҡңңҥҥҧҧҩҩҫҫҭҭүүұұҳҳҵҵҷҷҹҹһһҽҽҿҿ\
                ӏжжӄӄӆӆӈӈӊӊӌӌӎӎӏааааӕӕееәәәәжжззӡӡииииооөөөөээууууууччӷӷыыӻӻӽӽӿӿ\
                ԁԁԃԃԅԅԇԇԉԉԋԋԍԍԏԏԑԑԓԓԕԕԗԗԙԙԛԛԝԝԟԟԡԡԣԣԥԥԧԧԩԩԫԫԭԭԯԯ
                """)
        ),
        (
            0x1E00,
            scalars(
                """
                aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
                mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
                wwwwwwwwwwxxxxyyzzzzzzhtwyẚsẜẝsẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
                eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ
                """)
        ),
        (
            0x1F00,
            scalars(
                """
                ααααααααααααααααεεεεεε··εεεεεε··ηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιι\
                οοοοοο··οοοοοο··υυυυυυυυ·υ·υ·υ·υωωωωωωωωωωωωωωωωααεεηηιιοουυωω··\
                ααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωααααα·ααααααα᾽ι᾿\
                ῀¨ηηη·ηηεεηηη᾿᾿᾿ιιιι··ιιιιιι·῾῾῾υυυυρρυυυυυυρ¨¨`··ωωω·ωωοοωωω
                """)
        ),
    ]

    private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map { $0.value } }
}
