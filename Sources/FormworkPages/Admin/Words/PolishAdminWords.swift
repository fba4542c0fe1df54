extension AdminWords {
    /// Polish.
    static let polish = AdminWords(
        "pl",
        """
        results: Wyniki
        forms: Formularze
        accesses: Dostęp
        deliveries: Wysyłka
        log_in: Zaloguj się
        log_out: Wyloguj się
        name: Nazwa
        password: Hasło
        login_hint: Zaloguj się, aby zobaczyć odpowiedzi.
        link_hint: Otwórz link, który wyświetlił serwer lub który tworzy `formwork keys link`. Działa jeden raz.
        not_let_in: Nie masz tu dostępu.
        link_used: Ten link został już użyty albo jest zbyt stary.
        wrong_password: To nie jest hasło.
        wrong_name: Nazwa i hasło nie pasują do siebie.
        link_once: Ten link pozwala zalogować się jeden raz.
        not_allowed: Nie masz do tego uprawnień.
        no_forms: Nie ma formularzy.
        no_submissions: Brak zgłoszeń
        one_submission: Zgłoszenia: 1
        submissions: Zgłoszenia: {count}
        last: {submissions}, ostatnie {time}
        search_text: Tekst lub numer referencyjny
        since: Zapisane od (UTC)
        until: Zapisane do (UTC)
        question: Pytanie
        any: Dowolne
        test: Odpowiedź
        value: Wartość
        find: Szukaj
        all_submissions: Wszystkie zgłoszenia
        earlier_submissions: Wcześniejsze zgłoszenia
        these_submissions: Te zgłoszenia
        sums: Wykresy i sumy
        table: Tabela do arkusza kalkulacyjnego (CSV)
        table_semicolons: Ta sama ze średnikami
        lines: Wiersze JSON
        table_revealed: Tabela z odpowiedziami wrażliwymi
        lines_revealed: Wiersze z odpowiedziami wrażliwymi
        was_erased: Usunięto {reference}.
        is: jest równa
        has: zawiera
        at_least: wynosi co najmniej
        at_most: wynosi co najwyżej
        answered: jest
        blank: nie ma jej
        form: Formularz
        reference: Numer referencyjny
        stored: Zapisano (UTC)
        id: Identyfikator
        record: Rekord
        sensitive: Odpowiedzi wrażliwe
        earlier_version: Te odpowiedzi sprawdzono według wcześniejszej wersji formularza.
        answers: Odpowiedzi
        also_stored: Zapisano także
        files: Pliki
        all_of_form: Wszystkie zgłoszenia formularza
        reveal: Pokaż odpowiedzi wrażliwe
        erase_this: Usuń to zgłoszenie
        erase_question: Usunąć to zgłoszenie?
        erase_warning: Odpowiedzi, pliki i wersje robocze zostaną usunięte i nie da się ich przywrócić. Kopie bazy danych je zachowują.
        erase: Usuń
        keep: Zachowaj
        log_info: Kto oglądał odpowiedzi lub coś zmienił i kiedy (UTC). Nie ma tu odpowiedzi.
        earlier_accesses: Wcześniejszy dostęp
        did_login: Logowanie
        did_refused_login: Odmowa logowania
        did_logout: Wylogowanie
        did_list: Odczyt listy
        did_read: Odczyt zgłoszenia
        did_reveal: Odczyt odpowiedzi wrażliwych
        did_file: Pobranie pliku
        did_export: Pobranie tabeli
        did_export_revealed: Pobranie tabeli z odpowiedziami wrażliwymi
        did_deliver_again: Ponowna wysyłka
        did_erase: Usunięcie zgłoszenia
        did_refused: Odmowa działania
        all_sent: Wszystko zostało wysłane.
        not_sent: Wiadomości i e-maile, które nie zostały jeszcze wysłane.
        send_again: Wyślij ponownie
        one_try: próby: 1
        tries: próby: {count}
        next_try: następna {time}
        given_up: zaniechano
        sums_all: Wszystkie znalezione zgłoszenia: {count}.
        sums_latest: Najnowsze zgłoszenia: {count}.
        list_of_these: Lista tych zgłoszeń
        nothing_to_sum: Formularz nie ma pytań z wyborem ani liczb.
        option: Opcja
        chosen: Wybrano
        least: Najmniejsza
        greatest: Największa
        average: Średnia
        sum: Suma
        others: Inne
        find_everywhere: Szukaj we wszystkich formularzach
        download: Pobierz to zgłoszenie (JSON)
        nothing_found: Nic nie znaleziono.
        drafts: Wersje robocze
        more_drafts: Więcej wersji roboczych
        saved: Zapisano (UTC)
        kept_until: Przechowywane do (UTC)
        drafts_unread: Wersje robocze, których nie udało się przeszukać: {count}.
        one_draft_unread: Wersje robocze, których nie udało się przeszukać: 1.
        drafts_unsearched: Nie wszystkie wersje robocze zostały jeszcze przeszukane.
        draft_hidden: Nie wiadomo, które odpowiedzi są wrażliwe, więc nie pokazano żadnej.
        erase_draft: Usuń tę wersję roboczą
        erase_draft_warning: Odpowiedzi i pliki zostaną usunięte i nie da się ich przywrócić, a link przestanie działać. Kopie bazy danych je zachowują.
        draft_was_erased: Wersja robocza została usunięta.
        did_read_draft: Odczyt wersji roboczej
        did_erase_draft: Usunięcie wersji roboczej
        did_reveal_draft: Odczyt odpowiedzi wrażliwych z wersji roboczej
        did_refused_code: Hasło poprawne, kod nieważny
        code: Kod z aplikacji uwierzytelniającej, jeśli jej używasz
        wrong_code: Nazwa, hasło i kod nie pasują do siebie albo kod został już użyty. Nowy kod pojawia się co 30 sekund.
        damaged: Uszkodzone: odpowiedzi nie można odczytać.
        damaged_left_out: Pominięte uszkodzone zgłoszenia: {count}.
        answers_left_out: Dalsze odpowiedzi, których nie ma na tej stronie: {count}. Pobrany plik ma wszystkie.
        logins: Sesje
        logins_info: Wszystkie sesje otwarte pod Twoją nazwą. Zakończ te, których nie używasz lub nie znasz.
        this_login: Ta sesja
        login_times: Od {since}, najdłużej do {until} (UTC)
        end_login: Zakończ tę sesję
        end_other_logins: Zakończ wszystkie pozostałe
        no_other_login: Nie ma innej sesji.
        did_end_login: Zakończenie innej sesji o tej samej nazwie
        """)
}
