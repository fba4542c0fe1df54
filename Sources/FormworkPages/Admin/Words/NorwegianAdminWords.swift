extension AdminWords {
    /// Norwegian.
    static let norwegian = AdminWords(
        "nb",
        """
        results: Resultater
        forms: Skjemaer
        accesses: Tilgang
        deliveries: Leveringer
        log_in: Logg inn
        log_out: Logg ut
        name: Navn
        password: Passord
        login_hint: Logg inn for å se hva som er svart.
        link_hint: Åpne en lenke som serveren har vist, eller som `formwork keys link` lager. Den virker én gang.
        not_let_in: Du har ikke tilgang her.
        link_used: Denne lenken er allerede brukt eller er for gammel.
        wrong_password: Dette er ikke passordet.
        wrong_name: Navnet og passordet hører ikke sammen.
        link_once: Med denne lenken kan du logge inn én gang.
        not_allowed: Du har ikke lov til å gjøre dette.
        no_forms: Det finnes ingen skjemaer.
        no_submissions: Ingen innsendinger
        one_submission: 1 innsending
        submissions: {count} innsendinger
        last: {submissions}, den siste {time}
        search_text: Tekst eller referansenummer
        since: Lagret siden (UTC)
        until: Lagret til (UTC)
        question: Spørsmål
        any: Alle
        test: Svaret
        value: Verdi
        find: Søk
        all_submissions: Alle innsendinger
        earlier_submissions: Tidligere innsendinger
        these_submissions: Disse innsendingene
        sums: Diagrammer og summer
        table: Tabell for regneark (CSV)
        table_semicolons: Den samme med semikolon
        lines: Linjer med JSON
        table_revealed: Tabell med sensitive svar
        lines_revealed: Linjer med sensitive svar
        was_erased: {reference} ble slettet.
        is: er
        has: inneholder
        at_least: er minst
        at_most: er høyst
        answered: finnes
        blank: mangler
        form: Skjema
        reference: Referanse
        stored: Lagret (UTC)
        id: Id
        record: Post
        sensitive: Sensitive svar
        earlier_version: Disse svarene ble kontrollert mot en tidligere versjon av skjemaet.
        answers: Svar
        also_stored: Også lagret
        files: Filer
        all_of_form: Alle innsendinger av skjemaet
        reveal: Vis sensitive svar
        erase_this: Slett denne innsendingen
        erase_question: Slette denne innsendingen?
        erase_warning: Svar, filer og utkast slettes og kan ikke hentes tilbake. Kopier av databasen beholder dem.
        erase: Slett
        keep: Behold
        log_info: Hvem som har sett på svar eller endret noe, og når (UTC). Her står ingen svar.
        earlier_accesses: Tidligere tilgang
        did_login: Logget inn
        did_refused_login: Slapp ikke inn
        did_logout: Logget ut
        did_list: Leste en liste
        did_read: Leste en innsending
        did_reveal: Leste sensitive svar
        did_file: Hentet en fil
        did_export: Hentet en tabell
        did_export_revealed: Hentet en tabell med sensitive svar
        did_deliver_again: Gjentok en levering
        did_erase: Slettet en innsending
        did_refused: Fikk ikke lov til noe
        all_sent: Alt er levert.
        not_sent: Meldinger og e-poster som ikke er levert ennå.
        send_again: Send på nytt
        one_try: 1 forsøk
        tries: {count} forsøk
        next_try: det neste {time}
        given_up: gitt opp
        sums_all: Alle {count} innsendinger som ble funnet.
        sums_latest: De siste {count} innsendingene.
        list_of_these: Liste over disse innsendingene
        nothing_to_sum: Skjemaet har ingen valg og ingen tall.
        option: Alternativ
        chosen: Valgt
        least: Minst
        greatest: Størst
        average: Gjennomsnitt
        sum: Sum
        others: Andre
        find_everywhere: Søk i alle skjemaer
        download: Last ned denne innsendingen (JSON)
        nothing_found: Ingenting ble funnet.
        drafts: Utkast
        more_drafts: Flere utkast
        saved: Lagret (UTC)
        kept_until: Beholdes til (UTC)
        drafts_unread: {count} utkast kunne ikke gjennomsøkes.
        one_draft_unread: 1 utkast kunne ikke gjennomsøkes.
        drafts_unsearched: Ikke alle utkast er gjennomsøkt ennå.
        draft_hidden: Det er ikke kjent hvilke svar som er sensitive, så ingen vises.
        erase_draft: Slett dette utkastet
        erase_draft_warning: Svar og filer slettes og kan ikke hentes tilbake, og lenken fører ingen steder. Kopier av databasen beholder dem.
        draft_was_erased: Utkastet ble slettet.
        did_read_draft: Leste et utkast
        did_erase_draft: Slettet et utkast
        did_reveal_draft: Leste sensitive svar i et utkast
        did_refused_code: Riktig passord, ugyldig kode
        code: Kode fra autentiseringsappen, hvis du har en
        wrong_code: Navn, passord og kode hører ikke sammen, eller koden er allerede brukt. Det kommer en ny kode hvert 30. sekund.
        damaged: Skadet: svarene kan ikke leses.
        damaged_left_out: Skadde innsendinger som er utelatt: {count}.
        answers_left_out: Flere svar som ikke står på denne siden: {count}. Nedlastingen har alle.
        logins: Innlogginger
        logins_info: Alle som er logget inn med navnet ditt. Avslutt innlogginger som du ikke bruker eller ikke kjenner til.
        this_login: Denne innloggingen
        login_times: Siden {since}, senest til {until} (UTC)
        end_login: Avslutt denne innloggingen
        end_other_logins: Avslutt alle andre
        no_other_login: Det finnes ingen annen innlogging.
        did_end_login: Avsluttet en annen innlogging med samme navn
        """)
}
