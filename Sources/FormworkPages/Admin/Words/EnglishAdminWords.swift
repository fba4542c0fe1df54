extension AdminWords {
    /// English.
    static let english = AdminWords(
        "en",
        """
        results: Results
        forms: Forms
        accesses: Accesses
        deliveries: Deliveries
        log_in: Log in
        log_out: Log out
        name: Name
        password: Password
        login_hint: Log in to see what people answered.
        link_hint: Open a link that the server printed, or that `formwork keys link` makes. It works once.
        not_let_in: You are not let in here.
        link_used: This link was used already, or is too old.
        wrong_password: This is not the password.
        wrong_name: This is not a name with its password.
        link_once: This link lets you in once.
        not_allowed: You may not do this.
        no_forms: There are no forms.
        no_submissions: No submissions
        one_submission: 1 submission
        submissions: {count} submissions
        last: {submissions}, the last on {time}
        search_text: Text or reference number
        since: Stored since (UTC)
        until: Stored until (UTC)
        question: Question
        any: Any
        test: Its answer
        value: Value
        find: Find
        all_submissions: All submissions
        earlier_submissions: Earlier submissions
        these_submissions: These submissions
        sums: Charts and sums
        table: Table for spreadsheets (CSV)
        table_semicolons: The same with semicolons
        lines: Lines of JSON
        table_revealed: Table with sensitive answers
        lines_revealed: Lines with sensitive answers
        was_erased: {reference} was erased.
        is: is
        has: has in it
        at_least: is at least
        at_most: is at most
        answered: is there
        blank: is not there
        form: Form
        reference: Reference
        stored: Stored (UTC)
        id: Id
        record: Record
        sensitive: Sensitive answers
        earlier_version: These answers were checked against an earlier version of the form.
        answers: Answers
        also_stored: Also stored
        files: Files
        all_of_form: All submissions of the form
        reveal: Show sensitive answers
        erase_this: Erase this submission
        erase_question: Erase this submission?
        erase_warning: Its answers, files and drafts are erased, and cannot be brought back. Copies of the database keep them.
        erase: Erase
        keep: Keep it
        log_info: Who looked at answers or changed something, and when (UTC). It has no answers.
        earlier_accesses: Earlier accesses
        did_login: Logged in
        did_refused_login: Was not let in
        did_logout: Logged out
        did_list: Read a list
        did_read: Read a submission
        did_reveal: Read sensitive answers
        did_file: Took a file
        did_export: Took a table
        did_export_revealed: Took a table with sensitive answers
        did_deliver_again: Sent a delivery again
        did_erase: Erased a submission
        did_refused: Was refused something
        all_sent: Everything has been sent.
        not_sent: Posts and mails after submissions that have not been sent.
        send_again: Send again
        one_try: 1 try
        tries: {count} tries
        next_try: next on {time}
        given_up: given up
        sums_all: All {count} submissions that were found.
        sums_latest: The latest {count} submissions.
        list_of_these: List of these submissions
        nothing_to_sum: The form has no choices and no numbers.
        option: Option
        chosen: Chosen
        least: Least
        greatest: Greatest
        average: Average
        sum: Sum
        others: Others
        find_everywhere: Find in all forms
        download: Download this submission (JSON)
        nothing_found: Nothing was found.
        drafts: Drafts
        more_drafts: More drafts
        saved: Saved (UTC)
        kept_until: Kept until (UTC)
        drafts_unread: {count} drafts could not be searched.
        one_draft_unread: 1 draft could not be searched.
        drafts_unsearched: Not all drafts were searched yet.
        draft_hidden: It is not known which answers are sensitive, so none is shown.
        erase_draft: Erase this draft
        erase_draft_warning: Its answers and files are erased, cannot be brought back, and its link leads nowhere. Copies of the database keep them.
        draft_was_erased: The draft was erased.
        did_read_draft: Read a draft
        did_erase_draft: Erased a draft
        did_reveal_draft: Read sensitive answers of a draft
        did_refused_code: Right password, no valid code
        code: Code of your authenticator app, if you have one
        wrong_code: Name, password and code do not belong together, or the code was used already. There is a new code every 30 seconds.
        damaged: Damaged: the answers cannot be read.
        damaged_left_out: Damaged submissions that are left out: {count}.
        answers_left_out: Further answers that are not on this page: {count}. The download has all.
        logins: Logins
        logins_info: Everyone who is logged in under your name. End the logins that you do not use or do not know.
        this_login: This login
        login_times: Since {since}, until {until} (UTC) at the latest
        end_login: End this login
        end_other_logins: End all others
        no_other_login: There is no other login.
        did_end_login: Ended another login of the same name
        """)
}
