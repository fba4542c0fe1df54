extension AdminWords {
    /// Japanese.
    static let japanese = AdminWords(
        "ja",
        """
        results: 結果
        forms: フォーム
        accesses: アクセス記録
        deliveries: 配信
        log_in: ログイン
        log_out: ログアウト
        name: 名前
        password: パスワード
        login_hint: 回答を見るにはログインしてください。
        link_hint: サーバーが表示したリンク、または `formwork keys link` で作成したリンクを開いてください。リンクは一度だけ使えます。
        not_let_in: ここにはアクセスできません。
        link_used: このリンクは使用済みか、期限が切れています。
        wrong_password: パスワードが違います。
        wrong_name: 名前とパスワードが一致しません。
        link_once: このリンクで一度だけログインできます。
        not_allowed: この操作を行う権限がありません。
        no_forms: フォームはありません。
        no_submissions: 送信はありません
        one_submission: 送信 1 件
        submissions: 送信 {count} 件
        last: {submissions}、最新は {time}
        search_text: 文字列または受付番号
        since: 保存日（UTC）の開始
        until: 保存日（UTC）の終了
        question: 質問
        any: すべて
        test: その回答
        value: 値
        find: 検索
        all_submissions: すべての送信
        earlier_submissions: 以前の送信
        these_submissions: これらの送信
        sums: グラフと集計
        table: 表計算用の表（CSV）
        table_semicolons: 同じ表（セミコロン区切り）
        lines: JSON 形式の行
        table_revealed: 機密の回答を含む表
        lines_revealed: 機密の回答を含む行
        was_erased: {reference} を削除しました。
        is: が次に等しい
        has: が次を含む
        at_least: が次以上
        at_most: が次以下
        answered: がある
        blank: がない
        form: フォーム
        reference: 受付番号
        stored: 保存日時（UTC）
        id: ID
        record: レコード
        sensitive: 機密の回答
        earlier_version: これらの回答は、フォームの以前の版で確認されました。
        answers: 回答
        also_stored: その他の保存内容
        files: ファイル
        all_of_form: このフォームのすべての送信
        reveal: 機密の回答を表示
        erase_this: この送信を削除
        erase_question: この送信を削除しますか。
        erase_warning: 回答、ファイル、下書きが削除され、元に戻せません。データベースのコピーには残ります。
        erase: 削除
        keep: 残す
        log_info: 誰がいつ（UTC）回答を見たか、何を変更したか。回答の内容は含まれません。
        earlier_accesses: 以前のアクセス
        did_login: ログイン
        did_refused_login: ログイン拒否
        did_logout: ログアウト
        did_list: 一覧の閲覧
        did_read: 送信の閲覧
        did_reveal: 機密の回答の閲覧
        did_file: ファイルの取得
        did_export: 表の取得
        did_export_revealed: 機密の回答を含む表の取得
        did_deliver_again: 再配信
        did_erase: 送信の削除
        did_refused: 操作の拒否
        all_sent: すべて配信されました。
        not_sent: まだ配信されていない通知とメールです。
        send_again: 再送信
        one_try: 試行 1 回
        tries: 試行 {count} 回
        next_try: 次回は {time}
        given_up: 中止
        sums_all: 見つかった送信 {count} 件すべて。
        sums_latest: 最新の送信 {count} 件。
        list_of_these: これらの送信の一覧
        nothing_to_sum: このフォームには選択肢も数値もありません。
        option: 選択肢
        chosen: 選択数
        least: 最小
        greatest: 最大
        average: 平均
        sum: 合計
        others: その他
        find_everywhere: すべてのフォームから検索
        download: この送信をダウンロード（JSON）
        nothing_found: 見つかりませんでした。
        drafts: 下書き
        more_drafts: ほかの下書き
        saved: 保存日時 (UTC)
        kept_until: 保存期限 (UTC)
        drafts_unread: {count} 件の下書きを検索できませんでした。
        one_draft_unread: 1 件の下書きを検索できませんでした。
        drafts_unsearched: すべての下書きの検索はまだ終わっていません。
        draft_hidden: どの回答が機密か分からないため、すべて非表示です。
        erase_draft: この下書きを削除
        erase_draft_warning: 回答とファイルが削除され、元に戻せません。リンクも使えなくなります。データベースのコピーには残ります。
        draft_was_erased: 下書きを削除しました。
        did_read_draft: 下書きの閲覧
        did_erase_draft: 下書きの削除
        did_reveal_draft: 下書きの機密の回答の閲覧
        did_refused_code: パスワードは正しいがコードが無効
        code: 認証アプリのコード（使っている場合）
        wrong_code: 名前、パスワード、コードが合っていないか、コードがすでに使われています。コードは 30 秒ごとに変わります。
        damaged: 破損しています。回答を読み取れません。
        damaged_left_out: 除外した破損データ: {count} 件。
        answers_left_out: このページにないほかの回答: {count} 件。ダウンロードにはすべて含まれます。
        logins: ログイン
        logins_info: あなたの名前でのすべてのログインです。使っていないもの、心当たりのないものは終了してください。
        this_login: このログイン
        login_times: {since} から、最長で {until} まで (UTC)
        end_login: このログインを終了
        end_other_logins: ほかをすべて終了
        no_other_login: ほかのログインはありません。
        did_end_login: 同じ名前の別のログインの終了
        """)
}
