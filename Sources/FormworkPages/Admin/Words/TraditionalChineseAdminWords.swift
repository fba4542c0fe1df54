extension AdminWords {
    /// Traditional Chinese.
    static let traditionalChinese = AdminWords(
        "zh-Hant",
        """
        results: 結果
        forms: 表單
        accesses: 存取記錄
        deliveries: 傳送
        log_in: 登入
        log_out: 登出
        name: 姓名
        password: 密碼
        login_hint: 登入後可查看收到的回答。
        link_hint: 請開啟伺服器顯示的連結，或由 `formwork keys link` 產生的連結。每個連結只能使用一次。
        not_let_in: 您無權存取此處。
        link_used: 此連結已被使用，或已過期。
        wrong_password: 密碼不正確。
        wrong_name: 姓名與密碼不相符。
        link_once: 此連結可供登入一次。
        not_allowed: 您無權執行此操作。
        no_forms: 沒有表單。
        no_submissions: 沒有送出的回答
        one_submission: 1 份送出的回答
        submissions: {count} 份送出的回答
        last: {submissions}，最近一份於 {time}
        search_text: 文字或編號
        since: 儲存時間從（UTC）
        until: 儲存時間到（UTC）
        question: 問題
        any: 任意
        test: 其回答
        value: 值
        find: 尋找
        all_submissions: 全部送出的回答
        earlier_submissions: 更早的回答
        these_submissions: 這些回答
        sums: 圖表與合計
        table: 試算表用表格（CSV）
        table_semicolons: 同上，以分號分隔
        lines: JSON 行
        table_revealed: 含敏感回答的表格
        lines_revealed: 含敏感回答的 JSON 行
        was_erased: {reference} 已刪除。
        is: 等於
        has: 包含
        at_least: 不小於
        at_most: 不大於
        answered: 已回答
        blank: 未回答
        form: 表單
        reference: 編號
        stored: 儲存時間（UTC）
        id: 識別碼
        record: 記錄
        sensitive: 敏感回答
        earlier_version: 這些回答是按表單的較早版本檢查的。
        answers: 回答
        also_stored: 另外儲存的內容
        files: 檔案
        all_of_form: 此表單的全部回答
        reveal: 顯示敏感回答
        erase_this: 刪除此份回答
        erase_question: 刪除此份回答？
        erase_warning: 其回答、檔案和草稿都將被刪除，無法復原。資料庫的副本中仍會保留。
        erase: 刪除
        keep: 保留
        log_info: 誰在何時（UTC）查看了回答或作了變更。此處沒有回答內容。
        earlier_accesses: 更早的存取
        did_login: 登入
        did_refused_login: 登入被拒絕
        did_logout: 登出
        did_list: 查看清單
        did_read: 查看一份回答
        did_reveal: 查看敏感回答
        did_file: 下載檔案
        did_export: 下載表格
        did_export_revealed: 下載含敏感回答的表格
        did_deliver_again: 重新傳送
        did_erase: 刪除一份回答
        did_refused: 操作被拒絕
        all_sent: 已全部傳送。
        not_sent: 尚未傳送的訊息和郵件。
        send_again: 重新傳送
        one_try: 已嘗試 1 次
        tries: 已嘗試 {count} 次
        next_try: 下一次於 {time}
        given_up: 已放棄
        sums_all: 找到的全部 {count} 份回答。
        sums_latest: 最近的 {count} 份回答。
        list_of_these: 這些回答的清單
        nothing_to_sum: 此表單沒有選擇題，也沒有數字。
        option: 選項
        chosen: 選擇次數
        least: 最小值
        greatest: 最大值
        average: 平均值
        sum: 合計
        others: 其他
        find_everywhere: 在所有表單中尋找
        download: 下載此份回答（JSON）
        nothing_found: 未找到任何內容。
        drafts: 草稿
        more_drafts: 更多草稿
        saved: 儲存時間（UTC）
        kept_until: 保留至（UTC）
        drafts_unread: 有 {count} 份草稿無法搜尋。
        one_draft_unread: 有 1 份草稿無法搜尋。
        drafts_unsearched: 尚未搜尋完所有草稿。
        draft_hidden: 無法得知哪些回答是敏感的，因此全部隱藏。
        erase_draft: 刪除此草稿
        erase_draft_warning: 其回答和檔案將被刪除，無法復原，其連結也會失效。資料庫的副本中仍會保留。
        draft_was_erased: 草稿已刪除。
        did_read_draft: 檢視一份草稿
        did_erase_draft: 刪除一份草稿
        did_reveal_draft: 檢視草稿中的敏感回答
        did_refused_code: 密碼正確，但代碼無效
        code: 驗證應用程式的代碼（如果有）
        wrong_code: 姓名、密碼和代碼不相符，或代碼已被使用。代碼每 30 秒更換一次。
        damaged: 已損壞：無法讀取回答。
        damaged_left_out: 未計入的已損壞提交：{count} 份。
        answers_left_out: 未顯示在此頁的其他回答：{count} 個。下載檔案中包含全部。
        logins: 登入
        logins_info: 以您的名稱登入的所有工作階段。請結束您不使用或不認得的登入。
        this_login: 目前的登入
        login_times: 始於 {since}，最遲到 {until}（UTC）
        end_login: 結束此登入
        end_other_logins: 結束所有其他登入
        no_other_login: 沒有其他登入。
        did_end_login: 結束了同一名稱的另一個登入
        """)
}
