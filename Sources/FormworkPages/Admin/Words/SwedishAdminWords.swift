extension AdminWords {
    /// Swedish.
    static let swedish = AdminWords(
        "sv",
        """
        results: Resultat
        forms: Formulär
        accesses: Åtkomst
        deliveries: Leveranser
        log_in: Logga in
        log_out: Logga ut
        name: Namn
        password: Lösenord
        login_hint: Logga in för att se vad som har svarats.
        link_hint: Öppna en länk som servern har visat eller som `formwork keys link` skapar. Den fungerar en gång.
        not_let_in: Du har inte tillträde här.
        link_used: Länken har redan använts eller är för gammal.
        wrong_password: Det är inte lösenordet.
        wrong_name: Namnet och lösenordet hör inte ihop.
        link_once: Med den här länken kan du logga in en gång.
        not_allowed: Du får inte göra detta.
        no_forms: Det finns inga formulär.
        no_submissions: Inga inskickade svar
        one_submission: 1 inskickat svar
        submissions: {count} inskickade svar
        last: {submissions}, det senaste {time}
        search_text: Text eller referensnummer
        since: Sparat sedan (UTC)
        until: Sparat till (UTC)
        question: Fråga
        any: Alla
        test: Svaret
        value: Värde
        find: Sök
        all_submissions: Alla inskickade svar
        earlier_submissions: Tidigare inskickade svar
        these_submissions: Dessa inskickade svar
        sums: Diagram och summor
        table: Tabell för kalkylprogram (CSV)
        table_semicolons: Samma med semikolon
        lines: Rader med JSON
        table_revealed: Tabell med känsliga svar
        lines_revealed: Rader med känsliga svar
        was_erased: {reference} raderades.
        is: är
        has: innehåller
        at_least: är minst
        at_most: är högst
        answered: finns
        blank: saknas
        form: Formulär
        reference: Referens
        stored: Sparat (UTC)
        id: Id
        record: Post
        sensitive: Känsliga svar
        earlier_version: Svaren kontrollerades mot en tidigare version av formuläret.
        answers: Svar
        also_stored: Även sparat
        files: Filer
        all_of_form: Alla inskickade svar på formuläret
        reveal: Visa känsliga svar
        erase_this: Radera det här
        erase_question: Radera det här?
        erase_warning: Svar, filer och utkast raderas och kan inte återställas. Kopior av databasen behåller dem.
        erase: Radera
        keep: Behåll
        log_info: Vem som har sett svar eller ändrat något, och när (UTC). Här finns inga svar.
        earlier_accesses: Tidigare åtkomst
        did_login: Loggade in
        did_refused_login: Släpptes inte in
        did_logout: Loggade ut
        did_list: Läste en lista
        did_read: Läste ett inskickat svar
        did_reveal: Läste känsliga svar
        did_file: Hämtade en fil
        did_export: Hämtade en tabell
        did_export_revealed: Hämtade en tabell med känsliga svar
        did_deliver_again: Upprepade en leverans
        did_erase: Raderade ett inskickat svar
        did_refused: Nekades något
        all_sent: Allt har levererats.
        not_sent: Meddelanden och e-post som inte har levererats ännu.
        send_again: Skicka igen
        one_try: 1 försök
        tries: {count} försök
        next_try: nästa {time}
        given_up: gavs upp
        sums_all: Alla {count} inskickade svar som hittades.
        sums_latest: De senaste {count} inskickade svaren.
        list_of_these: Lista över dessa svar
        nothing_to_sum: Formuläret har inga val och inga tal.
        option: Alternativ
        chosen: Valt
        least: Minst
        greatest: Störst
        average: Medelvärde
        sum: Summa
        others: Övriga
        find_everywhere: Sök i alla formulär
        download: Ladda ner det här (JSON)
        nothing_found: Inget hittades.
        drafts: Utkast
        more_drafts: Fler utkast
        saved: Sparat (UTC)
        kept_until: Behålls till (UTC)
        drafts_unread: {count} utkast kunde inte genomsökas.
        one_draft_unread: 1 utkast kunde inte genomsökas.
        drafts_unsearched: Alla utkast har inte genomsökts än.
        draft_hidden: Det är inte känt vilka svar som är känsliga, så inga visas.
        erase_draft: Radera utkastet
        erase_draft_warning: Svar och filer raderas och kan inte återställas, och länken leder ingenstans. Kopior av databasen behåller dem.
        draft_was_erased: Utkastet raderades.
        did_read_draft: Läste ett utkast
        did_erase_draft: Raderade ett utkast
        did_reveal_draft: Läste känsliga svar i ett utkast
        did_refused_code: Rätt lösenord, ogiltig kod
        code: Kod från din autentiseringsapp, om du har en
        wrong_code: Namn, lösenord och kod hör inte ihop, eller så är koden redan använd. Det kommer en ny kod var 30:e sekund.
        damaged: Skadat: svaren går inte att läsa.
        damaged_left_out: Skadade inskick som är utelämnade: {count}.
        answers_left_out: Ytterligare svar som inte finns på den här sidan: {count}. Nedladdningen har alla.
        logins: Inloggningar
        logins_info: Alla som är inloggade under ditt namn. Avsluta inloggningar som du inte använder eller inte känner till.
        this_login: Den här inloggningen
        login_times: Sedan {since}, som längst till {until} (UTC)
        end_login: Avsluta den här inloggningen
        end_other_logins: Avsluta alla andra
        no_other_login: Det finns ingen annan inloggning.
        did_end_login: Avslutade en annan inloggning med samma namn
        """)
}
