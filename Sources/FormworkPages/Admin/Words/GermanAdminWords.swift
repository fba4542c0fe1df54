extension AdminWords {
    /// German.
    static let german = AdminWords(
        "de",
        """
        results: Ergebnisse
        forms: Formulare
        accesses: Zugriffe
        deliveries: Zustellungen
        log_in: Anmelden
        log_out: Abmelden
        name: Name
        password: Passwort
        login_hint: Melden Sie sich an, um zu sehen, was geantwortet wurde.
        link_hint: Öffnen Sie einen Link, den der Server ausgegeben hat oder den `formwork keys link` erzeugt. Er gilt einmal.
        not_let_in: Sie haben hier keinen Zugang.
        link_used: Dieser Link wurde schon benutzt oder ist zu alt.
        wrong_password: Das ist nicht das Passwort.
        wrong_name: Name und Passwort passen nicht zusammen.
        link_once: Mit diesem Link können Sie sich einmal anmelden.
        not_allowed: Dazu haben Sie kein Recht.
        no_forms: Es gibt keine Formulare.
        no_submissions: Keine Einsendungen
        one_submission: 1 Einsendung
        submissions: {count} Einsendungen
        last: {submissions}, die letzte am {time}
        search_text: Text oder Vorgangsnummer
        since: Gespeichert seit (UTC)
        until: Gespeichert bis (UTC)
        question: Frage
        any: Beliebig
        test: Die Antwort
        value: Wert
        find: Suchen
        all_submissions: Alle Einsendungen
        earlier_submissions: Frühere Einsendungen
        these_submissions: Diese Einsendungen
        sums: Diagramme und Summen
        table: Tabelle für Tabellenprogramme (CSV)
        table_semicolons: Dasselbe mit Semikolons
        lines: Zeilen mit JSON
        table_revealed: Tabelle mit sensiblen Antworten
        lines_revealed: Zeilen mit sensiblen Antworten
        was_erased: {reference} wurde gelöscht.
        is: ist
        has: enthält
        at_least: ist mindestens
        at_most: ist höchstens
        answered: ist vorhanden
        blank: fehlt
        form: Formular
        reference: Vorgangsnummer
        stored: Gespeichert (UTC)
        id: Id
        record: Datensatz
        sensitive: Sensible Antworten
        earlier_version: Diese Antworten wurden mit einer früheren Fassung des Formulars geprüft.
        answers: Antworten
        also_stored: Außerdem gespeichert
        files: Dateien
        all_of_form: Alle Einsendungen des Formulars
        reveal: Sensible Antworten zeigen
        erase_this: Diese Einsendung löschen
        erase_question: Diese Einsendung löschen?
        erase_warning: Antworten, Dateien und Entwürfe werden gelöscht und lassen sich nicht zurückholen. Kopien der Datenbank behalten sie.
        erase: Löschen
        keep: Behalten
        log_info: Wer Antworten angesehen oder etwas geändert hat, und wann (UTC). Antworten stehen hier nicht.
        earlier_accesses: Frühere Zugriffe
        did_login: Hat sich angemeldet
        did_refused_login: Wurde nicht eingelassen
        did_logout: Hat sich abgemeldet
        did_list: Hat eine Liste gelesen
        did_read: Hat eine Einsendung gelesen
        did_reveal: Hat sensible Antworten gelesen
        did_file: Hat eine Datei geholt
        did_export: Hat eine Tabelle geholt
        did_export_revealed: Hat eine Tabelle mit sensiblen Antworten geholt
        did_deliver_again: Hat eine Zustellung wiederholt
        did_erase: Hat eine Einsendung gelöscht
        did_refused: Durfte etwas nicht tun
        all_sent: Alles wurde zugestellt.
        not_sent: Nachrichten und E-Mails nach Einsendungen, die noch nicht zugestellt sind.
        send_again: Noch einmal senden
        one_try: 1 Versuch
        tries: {count} Versuche
        next_try: nächster am {time}
        given_up: aufgegeben
        sums_all: Alle {count} gefundenen Einsendungen.
        sums_latest: Die letzten {count} Einsendungen.
        list_of_these: Liste dieser Einsendungen
        nothing_to_sum: Das Formular hat keine Auswahlfragen und keine Zahlen.
        option: Option
        chosen: Gewählt
        least: Kleinster Wert
        greatest: Größter Wert
        average: Durchschnitt
        sum: Summe
        others: Andere
        find_everywhere: In allen Formularen suchen
        download: Diese Einsendung herunterladen (JSON)
        nothing_found: Nichts gefunden.
        drafts: Entwürfe
        more_drafts: Weitere Entwürfe
        saved: Gespeichert (UTC)
        kept_until: Aufbewahrt bis (UTC)
        drafts_unread: {count} Entwürfe konnten nicht durchsucht werden.
        one_draft_unread: 1 Entwurf konnte nicht durchsucht werden.
        drafts_unsearched: Es wurden noch nicht alle Entwürfe durchsucht.
        draft_hidden: Welche Antworten sensibel sind, ist nicht bekannt; deshalb wird keine gezeigt.
        erase_draft: Diesen Entwurf löschen
        erase_draft_warning: Antworten und Dateien werden gelöscht und lassen sich nicht zurückholen; der Link führt ins Leere. Kopien der Datenbank behalten sie.
        draft_was_erased: Der Entwurf wurde gelöscht.
        did_read_draft: Hat einen Entwurf gelesen
        did_erase_draft: Hat einen Entwurf gelöscht
        did_reveal_draft: Hat sensible Antworten eines Entwurfs gelesen
        did_refused_code: Passwort richtig, Code nicht gültig
        code: Code Ihrer Authenticator-App, falls Sie eine haben
        wrong_code: Name, Passwort und Code gehören nicht zusammen, oder der Code wurde schon benutzt. Alle 30 Sekunden gibt es einen neuen.
        damaged: Beschädigt: Die Antworten sind nicht lesbar.
        damaged_left_out: Beschädigte Einsendungen, die fehlen: {count}.
        answers_left_out: Weitere Antworten, die nicht auf dieser Seite stehen: {count}. Der Download enthält alle.
        logins: Anmeldungen
        logins_info: Alle, die unter Ihrem Namen angemeldet sind. Beenden Sie Anmeldungen, die Sie nicht benutzen oder nicht kennen.
        this_login: Diese Anmeldung
        login_times: Seit {since}, längstens bis {until} (UTC)
        end_login: Diese Anmeldung beenden
        end_other_logins: Alle anderen beenden
        no_other_login: Es gibt keine andere Anmeldung.
        did_end_login: Hat eine andere Anmeldung desselben Namens beendet
        """)
}
