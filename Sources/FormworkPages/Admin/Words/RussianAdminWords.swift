extension AdminWords {
    /// Russian.
    static let russian = AdminWords(
        "ru",
        """
        results: Результаты
        forms: Формы
        accesses: Доступ
        deliveries: Отправка
        log_in: Войти
        log_out: Выйти
        name: Имя
        password: Пароль
        login_hint: Войдите, чтобы увидеть ответы.
        link_hint: Откройте ссылку, которую показал сервер или создаёт `formwork keys link`. Она действует один раз.
        not_let_in: У вас нет доступа к этой странице.
        link_used: Эта ссылка уже использована или слишком стара.
        wrong_password: Это не тот пароль.
        wrong_name: Имя и пароль не подходят друг к другу.
        link_once: По этой ссылке можно войти один раз.
        not_allowed: У вас нет права на это действие.
        no_forms: Форм нет.
        no_submissions: Ответов нет
        one_submission: Отправлено: 1
        submissions: Отправлено: {count}
        last: {submissions}, последняя отправка {time}
        search_text: Текст или номер обращения
        since: Сохранено с (UTC)
        until: Сохранено по (UTC)
        question: Вопрос
        any: Любой
        test: Ответ
        value: Значение
        find: Найти
        all_submissions: Все отправленные ответы
        earlier_submissions: Более ранние
        these_submissions: Эти ответы
        sums: Диаграммы и суммы
        table: Таблица (CSV)
        table_semicolons: То же с точкой с запятой
        lines: Строки JSON
        table_revealed: Таблица с конфиденциальными ответами
        lines_revealed: Строки с конфиденциальными ответами
        was_erased: {reference} удалено.
        is: равен
        has: содержит
        at_least: не меньше
        at_most: не больше
        answered: есть
        blank: отсутствует
        form: Форма
        reference: Номер обращения
        stored: Сохранено (UTC)
        id: Идентификатор
        record: Запись
        sensitive: Конфиденциальные ответы
        earlier_version: Эти ответы проверены по более ранней версии формы.
        answers: Ответы
        also_stored: Также сохранено
        files: Файлы
        all_of_form: Все ответы на эту форму
        reveal: Показать конфиденциальные ответы
        erase_this: Удалить эти ответы
        erase_question: Удалить эти ответы?
        erase_warning: Ответы, файлы и черновики будут удалены без возможности восстановления. В копиях базы данных они останутся.
        erase: Удалить
        keep: Оставить
        log_info: Кто просматривал ответы или что-то менял и когда (UTC). Самих ответов здесь нет.
        earlier_accesses: Более ранний доступ
        did_login: Вход
        did_refused_login: Отказ во входе
        did_logout: Выход
        did_list: Просмотр списка
        did_read: Просмотр ответов
        did_reveal: Просмотр конфиденциальных ответов
        did_file: Скачивание файла
        did_export: Скачивание таблицы
        did_export_revealed: Скачивание таблицы с конфиденциальными ответами
        did_deliver_again: Повторная отправка
        did_erase: Удаление ответов
        did_refused: Отказ в действии
        all_sent: Всё отправлено.
        not_sent: Сообщения и письма, которые ещё не отправлены.
        send_again: Отправить снова
        one_try: попыток: 1
        tries: попыток: {count}
        next_try: следующая {time}
        given_up: попытки прекращены
        sums_all: Все найденные ответы: {count}.
        sums_latest: Последние ответы: {count}.
        list_of_these: Список этих ответов
        nothing_to_sum: В форме нет вопросов с выбором и чисел.
        option: Вариант
        chosen: Выбран
        least: Наименьшее
        greatest: Наибольшее
        average: Среднее
        sum: Сумма
        others: Другие
        find_everywhere: Искать во всех формах
        download: Скачать эти ответы (JSON)
        nothing_found: Ничего не найдено.
        drafts: Черновики
        more_drafts: Другие черновики
        saved: Сохранено (UTC)
        kept_until: Хранится до (UTC)
        drafts_unread: Черновики, в которых не удалось выполнить поиск: {count}.
        one_draft_unread: Черновики, в которых не удалось выполнить поиск: 1.
        drafts_unsearched: Просмотрены ещё не все черновики.
        draft_hidden: Неизвестно, какие ответы конфиденциальны, поэтому они все скрыты.
        erase_draft: Удалить этот черновик
        erase_draft_warning: Ответы и файлы будут удалены без возможности восстановления, а ссылка перестанет работать. В копиях базы данных они останутся.
        draft_was_erased: Черновик удалён.
        did_read_draft: Чтение черновика
        did_erase_draft: Удаление черновика
        did_reveal_draft: Просмотр конфиденциальных ответов черновика
        did_refused_code: Пароль верный, код недействителен
        code: Код из приложения для входа, если оно у вас есть
        wrong_code: Имя, пароль и код не подходят друг к другу, или код уже использован. Новый код появляется каждые 30 секунд.
        damaged: Повреждено: ответы нельзя прочитать.
        damaged_left_out: Пропущено повреждённых отправок: {count}.
        answers_left_out: Другие ответы, которых нет на этой странице: {count}. В загружаемом файле есть все.
        logins: Сеансы
        logins_info: Все сеансы под вашим именем. Завершите те, которыми вы не пользуетесь или которые вам незнакомы.
        this_login: Этот сеанс
        login_times: С {since}, не позднее чем до {until} (UTC)
        end_login: Завершить этот сеанс
        end_other_logins: Завершить все остальные
        no_other_login: Других сеансов нет.
        did_end_login: Завершение другого сеанса того же имени
        """)
}
