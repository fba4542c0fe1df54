extension AdminWords {
    /// Italian.
    static let italian = AdminWords(
        "it",
        """
        results: Risultati
        forms: Moduli
        accesses: Accessi
        deliveries: Consegne
        log_in: Accedi
        log_out: Esci
        name: Nome
        password: Password
        login_hint: Acceda per vedere le risposte.
        link_hint: Apra un link mostrato dal server o creato da `formwork keys link`. Vale una sola volta.
        not_let_in: Non ha accesso a questa pagina.
        link_used: Questo link è già stato usato o è troppo vecchio.
        wrong_password: Questa non è la password.
        wrong_name: Il nome e la password non corrispondono.
        link_once: Questo link permette di accedere una sola volta.
        not_allowed: Non ha il permesso di farlo.
        no_forms: Non ci sono moduli.
        no_submissions: Nessun invio
        one_submission: 1 invio
        submissions: {count} invii
        last: {submissions}, l’ultimo il {time}
        search_text: Testo o numero di riferimento
        since: Salvato dal (UTC)
        until: Salvato fino al (UTC)
        question: Domanda
        any: Qualsiasi
        test: La risposta
        value: Valore
        find: Cerca
        all_submissions: Tutti gli invii
        earlier_submissions: Invii precedenti
        these_submissions: Questi invii
        sums: Grafici e somme
        table: Tabella per fogli di calcolo (CSV)
        table_semicolons: La stessa con punto e virgola
        lines: Righe di JSON
        table_revealed: Tabella con risposte riservate
        lines_revealed: Righe con risposte riservate
        was_erased: {reference} è stato cancellato.
        is: è
        has: contiene
        at_least: è almeno
        at_most: è al massimo
        answered: è presente
        blank: manca
        form: Modulo
        reference: Riferimento
        stored: Salvato (UTC)
        id: Identificativo
        record: Scheda
        sensitive: Risposte riservate
        earlier_version: Queste risposte sono state verificate con una versione precedente del modulo.
        answers: Risposte
        also_stored: Salvato inoltre
        files: File
        all_of_form: Tutti gli invii del modulo
        reveal: Mostra le risposte riservate
        erase_this: Cancella questo invio
        erase_question: Cancellare questo invio?
        erase_warning: Risposte, file e bozze vengono cancellati e non si possono recuperare. Le copie del database li conservano.
        erase: Cancella
        keep: Conserva
        log_info: Chi ha visto risposte o cambiato qualcosa, e quando (UTC). Non contiene risposte.
        earlier_accesses: Accessi precedenti
        did_login: Ha effettuato l’accesso
        did_refused_login: Accesso negato
        did_logout: È uscito
        did_list: Ha visto un elenco
        did_read: Ha visto un invio
        did_reveal: Ha visto risposte riservate
        did_file: Ha scaricato un file
        did_export: Ha scaricato una tabella
        did_export_revealed: Ha scaricato una tabella con risposte riservate
        did_deliver_again: Ha ripetuto una consegna
        did_erase: Ha cancellato un invio
        did_refused: Azione negata
        all_sent: Tutto è stato consegnato.
        not_sent: Messaggi ed e-mail non ancora consegnati.
        send_again: Invia di nuovo
        one_try: 1 tentativo
        tries: {count} tentativi
        next_try: il prossimo il {time}
        given_up: abbandonato
        sums_all: Tutti i {count} invii trovati.
        sums_latest: Gli ultimi {count} invii.
        list_of_these: Elenco di questi invii
        nothing_to_sum: Il modulo non ha scelte né numeri.
        option: Opzione
        chosen: Scelta
        least: Minimo
        greatest: Massimo
        average: Media
        sum: Somma
        others: Altre
        find_everywhere: Cerca in tutti i moduli
        download: Scarica questo invio (JSON)
        nothing_found: Nessun risultato.
        drafts: Bozze
        more_drafts: Altre bozze
        saved: Salvata (UTC)
        kept_until: Conservata fino al (UTC)
        drafts_unread: Non è stato possibile esaminare {count} bozze.
        one_draft_unread: Non è stato possibile esaminare 1 bozza.
        drafts_unsearched: Non tutte le bozze sono state ancora esaminate.
        draft_hidden: Non si sa quali risposte siano riservate, quindi non se ne mostra nessuna.
        erase_draft: Cancella questa bozza
        erase_draft_warning: Risposte e file vengono cancellati e non si possono recuperare, e il link non porta più a nulla. Le copie del database li conservano.
        draft_was_erased: La bozza è stata cancellata.
        did_read_draft: Ha letto una bozza
        did_erase_draft: Ha cancellato una bozza
        did_reveal_draft: Ha visto risposte riservate di una bozza
        did_refused_code: Password corretta, codice non valido
        code: Codice dell’app di autenticazione, se ne usa una
        wrong_code: Nome, password e codice non corrispondono, oppure il codice è già stato usato. Ogni 30 secondi c’è un codice nuovo.
        damaged: Danneggiato: le risposte non si possono leggere.
        damaged_left_out: Invii danneggiati non conteggiati: {count}.
        answers_left_out: Altre risposte che non sono in questa pagina: {count}. Il download le contiene tutte.
        logins: Accessi aperti
        logins_info: Tutti gli accessi aperti con il tuo nome. Chiudi quelli che non usi o non conosci.
        this_login: Questo accesso
        login_times: Da {since}, al massimo fino a {until} (UTC)
        end_login: Chiudi questo accesso
        end_other_logins: Chiudi tutti gli altri
        no_other_login: Non ci sono altri accessi aperti.
        did_end_login: Ha chiuso un altro accesso con lo stesso nome
        """)
}
