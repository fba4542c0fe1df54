extension AdminWords {
    /// Dutch.
    static let dutch = AdminWords(
        "nl",
        """
        results: Resultaten
        forms: Formulieren
        accesses: Toegang
        deliveries: Bezorging
        log_in: Inloggen
        log_out: Uitloggen
        name: Naam
        password: Wachtwoord
        login_hint: Log in om te zien wat er is geantwoord.
        link_hint: Open een link die de server heeft getoond of die `formwork keys link` maakt. Hij werkt één keer.
        not_let_in: U hebt hier geen toegang.
        link_used: Deze link is al gebruikt of is te oud.
        wrong_password: Dit is niet het wachtwoord.
        wrong_name: Deze naam en dit wachtwoord horen niet bij elkaar.
        link_once: Met deze link kunt u één keer inloggen.
        not_allowed: U mag dit niet doen.
        no_forms: Er zijn geen formulieren.
        no_submissions: Geen inzendingen
        one_submission: 1 inzending
        submissions: {count} inzendingen
        last: {submissions}, de laatste op {time}
        search_text: Tekst of referentienummer
        since: Opgeslagen vanaf (UTC)
        until: Opgeslagen tot en met (UTC)
        question: Vraag
        any: Willekeurig
        test: Het antwoord
        value: Waarde
        find: Zoeken
        all_submissions: Alle inzendingen
        earlier_submissions: Eerdere inzendingen
        these_submissions: Deze inzendingen
        sums: Grafieken en sommen
        table: Tabel voor spreadsheets (CSV)
        table_semicolons: Dezelfde met puntkomma’s
        lines: Regels met JSON
        table_revealed: Tabel met gevoelige antwoorden
        lines_revealed: Regels met gevoelige antwoorden
        was_erased: {reference} is gewist.
        is: is
        has: bevat
        at_least: is minstens
        at_most: is hoogstens
        answered: is er
        blank: ontbreekt
        form: Formulier
        reference: Referentie
        stored: Opgeslagen (UTC)
        id: Id
        record: Record
        sensitive: Gevoelige antwoorden
        earlier_version: Deze antwoorden zijn gecontroleerd met een eerdere versie van het formulier.
        answers: Antwoorden
        also_stored: Ook opgeslagen
        files: Bestanden
        all_of_form: Alle inzendingen van het formulier
        reveal: Gevoelige antwoorden tonen
        erase_this: Deze inzending wissen
        erase_question: Deze inzending wissen?
        erase_warning: De antwoorden, bestanden en concepten worden gewist en zijn niet terug te halen. Kopieën van de database bewaren ze.
        erase: Wissen
        keep: Bewaren
        log_info: Wie antwoorden heeft bekeken of iets heeft gewijzigd, en wanneer (UTC). Er staan geen antwoorden in.
        earlier_accesses: Eerdere toegang
        did_login: Heeft ingelogd
        did_refused_login: Is niet toegelaten
        did_logout: Heeft uitgelogd
        did_list: Heeft een lijst bekeken
        did_read: Heeft een inzending bekeken
        did_reveal: Heeft gevoelige antwoorden bekeken
        did_file: Heeft een bestand gehaald
        did_export: Heeft een tabel gehaald
        did_export_revealed: Heeft een tabel met gevoelige antwoorden gehaald
        did_deliver_again: Heeft een bezorging herhaald
        did_erase: Heeft een inzending gewist
        did_refused: Mocht iets niet doen
        all_sent: Alles is bezorgd.
        not_sent: Berichten en e-mails die nog niet zijn bezorgd.
        send_again: Opnieuw versturen
        one_try: 1 poging
        tries: {count} pogingen
        next_try: de volgende op {time}
        given_up: opgegeven
        sums_all: Alle {count} gevonden inzendingen.
        sums_latest: De laatste {count} inzendingen.
        list_of_these: Lijst van deze inzendingen
        nothing_to_sum: Het formulier heeft geen keuzes en geen getallen.
        option: Optie
        chosen: Gekozen
        least: Laagste
        greatest: Hoogste
        average: Gemiddelde
        sum: Som
        others: Overige
        find_everywhere: Zoeken in alle formulieren
        download: Deze inzending downloaden (JSON)
        nothing_found: Niets gevonden.
        drafts: Concepten
        more_drafts: Meer concepten
        saved: Opgeslagen (UTC)
        kept_until: Bewaard tot (UTC)
        drafts_unread: {count} concepten konden niet worden doorzocht.
        one_draft_unread: 1 concept kon niet worden doorzocht.
        drafts_unsearched: Nog niet alle concepten zijn doorzocht.
        draft_hidden: Het is niet bekend welke antwoorden gevoelig zijn; daarom wordt er geen getoond.
        erase_draft: Dit concept wissen
        erase_draft_warning: De antwoorden en bestanden worden gewist en zijn niet terug te halen, en de link leidt nergens meer heen. Kopieën van de database bewaren ze.
        draft_was_erased: Het concept is gewist.
        did_read_draft: Heeft een concept gelezen
        did_erase_draft: Heeft een concept gewist
        did_reveal_draft: Heeft gevoelige antwoorden van een concept bekeken
        did_refused_code: Wachtwoord juist, code niet geldig
        code: Code van uw authenticator-app, als u die hebt
        wrong_code: Naam, wachtwoord en code horen niet bij elkaar, of de code is al gebruikt. Elke 30 seconden is er een nieuwe code.
        damaged: Beschadigd: de antwoorden zijn niet leesbaar.
        damaged_left_out: Beschadigde inzendingen die ontbreken: {count}.
        answers_left_out: Verdere antwoorden die niet op deze pagina staan: {count}. De download bevat alles.
        logins: Aanmeldingen
        logins_info: Iedereen die onder uw naam is aangemeld. Beëindig aanmeldingen die u niet gebruikt of niet kent.
        this_login: Deze aanmelding
        login_times: Sinds {since}, uiterlijk tot {until} (UTC)
        end_login: Deze aanmelding beëindigen
        end_other_logins: Alle andere beëindigen
        no_other_login: Er is geen andere aanmelding.
        did_end_login: Heeft een andere aanmelding met dezelfde naam beëindigd
        """)
}
