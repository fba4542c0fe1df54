extension AdminWords {
    /// Hebrew.
    static let hebrew = AdminWords(
        "he",
        """
        results: תוצאות
        forms: טפסים
        accesses: יומן גישה
        deliveries: משלוחים
        log_in: כניסה
        log_out: יציאה
        name: שם
        password: סיסמה
        login_hint: יש להיכנס כדי לראות את התשובות.
        link_hint: יש לפתוח קישור שהשרת הציג או שנוצר באמצעות `formwork keys link`. הקישור תקף לשימוש אחד.
        not_let_in: אין לך גישה לדף זה.
        link_used: הקישור כבר נוצל או שפג תוקפו.
        wrong_password: הסיסמה שגויה.
        wrong_name: השם והסיסמה אינם תואמים.
        link_once: קישור זה מאפשר כניסה אחת.
        not_allowed: אין לך הרשאה לפעולה זו.
        no_forms: אין טפסים.
        no_submissions: אין הגשות
        one_submission: הגשה אחת
        submissions: {count} הגשות
        last: {submissions}, האחרונה ב־{time}
        search_text: טקסט או מספר אסמכתה
        since: נשמר מתאריך (UTC)
        until: נשמר עד תאריך (UTC)
        question: שאלה
        any: כל שאלה
        test: התשובה
        value: ערך
        find: חיפוש
        all_submissions: כל ההגשות
        earlier_submissions: הגשות קודמות
        these_submissions: ההגשות האלה
        sums: תרשימים וסיכומים
        table: טבלה לגיליון אלקטרוני (CSV)
        table_semicolons: אותה טבלה עם נקודה־פסיק
        lines: שורות JSON
        table_revealed: טבלה עם תשובות רגישות
        lines_revealed: שורות עם תשובות רגישות
        was_erased: ‏{reference} נמחקה.
        is: שווה ל
        has: מכילה
        at_least: לפחות
        at_most: לכל היותר
        answered: קיימת
        blank: חסרה
        form: טופס
        reference: אסמכתה
        stored: מועד השמירה (UTC)
        id: מזהה
        record: רשומה
        sensitive: תשובות רגישות
        earlier_version: התשובות נבדקו לפי גרסה קודמת של הטופס.
        answers: תשובות
        also_stored: נשמר גם
        files: קבצים
        all_of_form: כל ההגשות של הטופס
        reveal: הצגת תשובות רגישות
        erase_this: מחיקת הגשה זו
        erase_question: למחוק הגשה זו?
        erase_warning: התשובות, הקבצים והטיוטות יימחקו ולא ניתן יהיה לשחזר אותם. הם נשארים בעותקים של מסד הנתונים.
        erase: מחיקה
        keep: השארה
        log_info: מי צפה בתשובות או שינה משהו, ומתי (UTC). אין כאן תשובות.
        earlier_accesses: גישות קודמות
        did_login: כניסה
        did_refused_login: כניסה שנדחתה
        did_logout: יציאה
        did_list: צפייה ברשימה
        did_read: צפייה בהגשה
        did_reveal: צפייה בתשובות רגישות
        did_file: הורדת קובץ
        did_export: הורדת טבלה
        did_export_revealed: הורדת טבלה עם תשובות רגישות
        did_deliver_again: משלוח חוזר
        did_erase: מחיקת הגשה
        did_refused: פעולה שנדחתה
        all_sent: הכול נשלח.
        not_sent: הודעות ודואר שעדיין לא נשלחו.
        send_again: שליחה חוזרת
        one_try: ניסיון אחד
        tries: {count} ניסיונות
        next_try: הבא ב־{time}
        given_up: הופסק
        sums_all: כל {count} ההגשות שנמצאו.
        sums_latest: ‏{count} ההגשות האחרונות.
        list_of_these: רשימת ההגשות האלה
        nothing_to_sum: אין בטופס בחירות או מספרים.
        option: אפשרות
        chosen: מספר בחירות
        least: הקטן ביותר
        greatest: הגדול ביותר
        average: ממוצע
        sum: סכום
        others: אחרות
        find_everywhere: חיפוש בכל הטפסים
        download: הורדת הגשה זו (JSON)
        nothing_found: לא נמצא דבר.
        drafts: טיוטות
        more_drafts: טיוטות נוספות
        saved: נשמרה (UTC)
        kept_until: נשמרת עד (UTC)
        drafts_unread: טיוטות שלא ניתן היה לחפש בהן: {count}.
        one_draft_unread: טיוטות שלא ניתן היה לחפש בהן: 1.
        drafts_unsearched: החיפוש עדיין לא עבר על כל הטיוטות.
        draft_hidden: לא ידוע אילו תשובות רגישות, ולכן אף אחת אינה מוצגת.
        erase_draft: מחיקת הטיוטה
        erase_draft_warning: התשובות והקבצים יימחקו ולא ניתן יהיה לשחזר אותם, והקישור לא יוביל לשום מקום. הם נשארים בעותקים של מסד הנתונים.
        draft_was_erased: הטיוטה נמחקה.
        did_read_draft: קריאת טיוטה
        did_erase_draft: מחיקת טיוטה
        did_reveal_draft: צפייה בתשובות רגישות של טיוטה
        did_refused_code: הסיסמה נכונה, הקוד אינו תקף
        code: הקוד מיישומון האימות, אם יש לך
        wrong_code: השם, הסיסמה והקוד אינם תואמים, או שהקוד כבר שומש. קוד חדש מופיע כל 30 שניות.
        damaged: פגום: אי אפשר לקרוא את התשובות.
        damaged_left_out: הגשות פגומות שלא נכללו: {count}.
        answers_left_out: תשובות נוספות שאינן בדף הזה: {count}. הקובץ להורדה מכיל את כולן.
        logins: כניסות
        logins_info: כל מי שמחובר בשמך. אפשר לסיים כניסות שאינן בשימוש או שאינן מוכרות לך.
        this_login: הכניסה הזאת
        login_times: מאז {since}, לכל היותר עד {until} (UTC)
        end_login: סיום הכניסה הזאת
        end_other_logins: סיום כל השאר
        no_other_login: אין כניסה אחרת.
        did_end_login: סיום כניסה אחרת באותו שם
        """)
}
