/// The small letters without accents for the letters of Latin, Greek and Cyrillic.
///
/// Made from the canonical decompositions and small letters of Unicode. For letters that are read as two, such as ß,
/// the table has the first; `SearchText` adds the second.
enum PlainLetters {
    /// The plain letter of a code point; the code point itself outside of the blocks.
    static func letter(_ code: UInt32) -> UInt32 {
        for block in blocks where code >= block.first {
            let place = Int(code - block.first)
            if place < block.letters.count { return block.letters[place] }
        }
        return code
    }

    /// Blocks by their first code points, with a letter for each code point in a row.
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
