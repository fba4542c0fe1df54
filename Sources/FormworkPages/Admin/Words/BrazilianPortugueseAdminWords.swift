extension AdminWords {
    /// Brazilian Portuguese.
    static let brazilianPortuguese = AdminWords(
        "pt-BR",
        """
        results: Resultados
        forms: Formulários
        accesses: Acessos
        deliveries: Entregas
        log_in: Entrar
        log_out: Sair
        name: Nome
        password: Senha
        login_hint: Entre para ver as respostas.
        link_hint: Abra um link que o servidor mostrou ou que `formwork keys link` cria. Ele funciona uma única vez.
        not_let_in: Você não tem acesso a esta página.
        link_used: Este link já foi usado ou é antigo demais.
        wrong_password: Esta não é a senha.
        wrong_name: O nome e a senha não combinam.
        link_once: Este link permite entrar uma única vez.
        not_allowed: Você não tem permissão para fazer isso.
        no_forms: Não há formulários.
        no_submissions: Nenhum envio
        one_submission: 1 envio
        submissions: {count} envios
        last: {submissions}, o último em {time}
        search_text: Texto ou número de referência
        since: Salvo desde (UTC)
        until: Salvo até (UTC)
        question: Pergunta
        any: Qualquer
        test: A resposta
        value: Valor
        find: Buscar
        all_submissions: Todos os envios
        earlier_submissions: Envios anteriores
        these_submissions: Estes envios
        sums: Gráficos e somas
        table: Tabela para planilhas (CSV)
        table_semicolons: A mesma com ponto e vírgula
        lines: Linhas de JSON
        table_revealed: Tabela com respostas confidenciais
        lines_revealed: Linhas com respostas confidenciais
        was_erased: {reference} foi apagado.
        is: é
        has: contém
        at_least: é no mínimo
        at_most: é no máximo
        answered: está presente
        blank: falta
        form: Formulário
        reference: Referência
        stored: Salvo (UTC)
        id: Identificador
        record: Registro
        sensitive: Respostas confidenciais
        earlier_version: Estas respostas foram verificadas com uma versão anterior do formulário.
        answers: Respostas
        also_stored: Também salvo
        files: Arquivos
        all_of_form: Todos os envios do formulário
        reveal: Mostrar respostas confidenciais
        erase_this: Apagar este envio
        erase_question: Apagar este envio?
        erase_warning: As respostas, os arquivos e os rascunhos são apagados e não podem ser recuperados. Cópias do banco de dados os mantêm.
        erase: Apagar
        keep: Manter
        log_info: Quem viu respostas ou mudou algo, e quando (UTC). Não contém respostas.
        earlier_accesses: Acessos anteriores
        did_login: Entrou
        did_refused_login: Não pôde entrar
        did_logout: Saiu
        did_list: Viu uma lista
        did_read: Viu um envio
        did_reveal: Viu respostas confidenciais
        did_file: Baixou um arquivo
        did_export: Baixou uma tabela
        did_export_revealed: Baixou uma tabela com respostas confidenciais
        did_deliver_again: Repetiu uma entrega
        did_erase: Apagou um envio
        did_refused: Teve uma ação negada
        all_sent: Tudo foi entregue.
        not_sent: Mensagens e e-mails que ainda não foram entregues.
        send_again: Enviar de novo
        one_try: 1 tentativa
        tries: {count} tentativas
        next_try: a próxima em {time}
        given_up: abandonado
        sums_all: Todos os {count} envios encontrados.
        sums_latest: Os últimos {count} envios.
        list_of_these: Lista destes envios
        nothing_to_sum: O formulário não tem escolhas nem números.
        option: Opção
        chosen: Escolhida
        least: Mínimo
        greatest: Máximo
        average: Média
        sum: Soma
        others: Outras
        find_everywhere: Buscar em todos os formulários
        download: Baixar este envio (JSON)
        nothing_found: Nada foi encontrado.
        drafts: Rascunhos
        more_drafts: Mais rascunhos
        saved: Salvo (UTC)
        kept_until: Guardado até (UTC)
        drafts_unread: Não foi possível pesquisar {count} rascunhos.
        one_draft_unread: Não foi possível pesquisar 1 rascunho.
        drafts_unsearched: Nem todos os rascunhos foram pesquisados ainda.
        draft_hidden: Não se sabe quais respostas são confidenciais, por isso nenhuma é mostrada.
        erase_draft: Apagar este rascunho
        erase_draft_warning: As respostas e os arquivos são apagados e não podem ser recuperados, e o link não leva a lugar nenhum. Cópias do banco de dados os mantêm.
        draft_was_erased: O rascunho foi apagado.
        did_read_draft: Leu um rascunho
        did_erase_draft: Apagou um rascunho
        did_reveal_draft: Viu respostas confidenciais de um rascunho
        did_refused_code: Senha correta, código inválido
        code: Código do seu aplicativo autenticador, se tiver um
        wrong_code: O nome, a senha e o código não correspondem, ou o código já foi usado. Há um código novo a cada 30 segundos.
        damaged: Danificado: as respostas não podem ser lidas.
        damaged_left_out: Envios danificados que ficam de fora: {count}.
        answers_left_out: Outras respostas que não estão nesta página: {count}. O download tem todas.
        logins: Sessões
        logins_info: Todas as sessões abertas com o seu nome. Encerre as que você não usa ou não conhece.
        this_login: Esta sessão
        login_times: Desde {since}, até {until} (UTC) no máximo
        end_login: Encerrar esta sessão
        end_other_logins: Encerrar todas as outras
        no_other_login: Não há outra sessão.
        did_end_login: Encerrou outra sessão do mesmo nome
        """)
}
