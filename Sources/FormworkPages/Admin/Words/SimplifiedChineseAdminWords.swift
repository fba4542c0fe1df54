extension AdminWords {
    /// Simplified Chinese.
    static let simplifiedChinese = AdminWords(
        "zh-Hans",
        """
        results: 结果
        forms: 表单
        accesses: 访问记录
        deliveries: 投递
        log_in: 登录
        log_out: 退出登录
        name: 姓名
        password: 密码
        login_hint: 登录后可查看收到的回答。
        link_hint: 请打开服务器显示的链接，或由 `formwork keys link` 生成的链接。每个链接只能使用一次。
        not_let_in: 您无权访问此处。
        link_used: 此链接已被使用，或已过期。
        wrong_password: 密码不正确。
        wrong_name: 姓名与密码不匹配。
        link_once: 此链接可供登录一次。
        not_allowed: 您无权执行此操作。
        no_forms: 没有表单。
        no_submissions: 没有提交
        one_submission: 1 份提交
        submissions: {count} 份提交
        last: {submissions}，最近一份于 {time}
        search_text: 文字或编号
        since: 保存时间从（UTC）
        until: 保存时间到（UTC）
        question: 问题
        any: 任意
        test: 其回答
        value: 值
        find: 查找
        all_submissions: 全部提交
        earlier_submissions: 更早的提交
        these_submissions: 这些提交
        sums: 图表与合计
        table: 电子表格用表（CSV）
        table_semicolons: 同上，以分号分隔
        lines: JSON 行
        table_revealed: 含敏感回答的表
        lines_revealed: 含敏感回答的 JSON 行
        was_erased: {reference} 已删除。
        is: 等于
        has: 包含
        at_least: 不小于
        at_most: 不大于
        answered: 已回答
        blank: 未回答
        form: 表单
        reference: 编号
        stored: 保存时间（UTC）
        id: 标识
        record: 记录
        sensitive: 敏感回答
        earlier_version: 这些回答是按表单的较早版本检查的。
        answers: 回答
        also_stored: 另外保存的内容
        files: 文件
        all_of_form: 此表单的全部提交
        reveal: 显示敏感回答
        erase_this: 删除此提交
        erase_question: 删除此提交？
        erase_warning: 其回答、文件和草稿都将被删除，无法恢复。数据库的副本中仍会保留。
        erase: 删除
        keep: 保留
        log_info: 谁在何时（UTC）查看了回答或作了更改。此处没有回答内容。
        earlier_accesses: 更早的访问
        did_login: 登录
        did_refused_login: 登录被拒绝
        did_logout: 退出登录
        did_list: 查看列表
        did_read: 查看提交
        did_reveal: 查看敏感回答
        did_file: 下载文件
        did_export: 下载表
        did_export_revealed: 下载含敏感回答的表
        did_deliver_again: 重新投递
        did_erase: 删除提交
        did_refused: 操作被拒绝
        all_sent: 已全部投递。
        not_sent: 提交之后尚未投递的消息和邮件。
        send_again: 重新发送
        one_try: 已尝试 1 次
        tries: 已尝试 {count} 次
        next_try: 下一次于 {time}
        given_up: 已放弃
        sums_all: 找到的全部 {count} 份提交。
        sums_latest: 最近的 {count} 份提交。
        list_of_these: 这些提交的列表
        nothing_to_sum: 此表单没有选择题，也没有数字。
        option: 选项
        chosen: 选择次数
        least: 最小值
        greatest: 最大值
        average: 平均值
        sum: 合计
        others: 其他
        find_everywhere: 在所有表单中查找
        download: 下载此提交（JSON）
        nothing_found: 未找到任何内容。
        drafts: 草稿
        more_drafts: 更多草稿
        saved: 保存时间（UTC）
        kept_until: 保留至（UTC）
        drafts_unread: 有 {count} 份草稿无法搜索。
        one_draft_unread: 有 1 份草稿无法搜索。
        drafts_unsearched: 尚未搜索完所有草稿。
        draft_hidden: 不清楚哪些回答是敏感的，因此全部隐藏。
        erase_draft: 删除此草稿
        erase_draft_warning: 其回答和文件将被删除，无法恢复，其链接也将失效。数据库的副本中仍会保留。
        draft_was_erased: 草稿已删除。
        did_read_draft: 查看草稿
        did_erase_draft: 删除草稿
        did_reveal_draft: 查看草稿中的敏感回答
        did_refused_code: 密码正确，但代码无效
        code: 身份验证应用的代码（如果有）
        wrong_code: 姓名、密码和代码不匹配，或代码已被使用。代码每 30 秒更换一次。
        damaged: 已损坏：无法读取回答。
        damaged_left_out: 未计入的已损坏提交：{count} 份。
        answers_left_out: 未显示在此页的其他回答：{count} 个。下载文件中包含全部。
        logins: 登录
        logins_info: 以您的名称登录的所有会话。请结束您不使用或不认识的登录。
        this_login: 当前登录
        login_times: 始于 {since}，最迟到 {until}（UTC）
        end_login: 结束此登录
        end_other_logins: 结束所有其他登录
        no_other_login: 没有其他登录。
        did_end_login: 结束了同一名称的另一登录
        """)
}
