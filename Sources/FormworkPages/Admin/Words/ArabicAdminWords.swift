extension AdminWords {
    /// Arabic.
    static let arabic = AdminWords(
        "ar",
        """
        results: النتائج
        forms: النماذج
        accesses: سجل الوصول
        deliveries: الإرسال
        log_in: تسجيل الدخول
        log_out: تسجيل الخروج
        name: الاسم
        password: كلمة المرور
        login_hint: سجّل الدخول للاطلاع على الإجابات.
        link_hint: افتح رابطًا عرضه الخادم أو أنشأه `formwork keys link`. يعمل الرابط مرة واحدة.
        not_let_in: لا يمكنك الوصول إلى هذه الصفحة.
        link_used: استُخدم هذا الرابط من قبل أو انتهت صلاحيته.
        wrong_password: كلمة المرور غير صحيحة.
        wrong_name: الاسم وكلمة المرور غير متطابقين.
        link_once: يتيح هذا الرابط الدخول مرة واحدة.
        not_allowed: ليس لديك صلاحية لهذا الإجراء.
        no_forms: لا توجد نماذج.
        no_submissions: لا توجد ردود
        one_submission: الردود: 1
        submissions: الردود: {count}
        last: {submissions}، آخرها في {time}
        search_text: نص أو رقم مرجعي
        since: محفوظ منذ (UTC)
        until: محفوظ حتى (UTC)
        question: السؤال
        any: أي سؤال
        test: إجابته
        value: القيمة
        find: بحث
        all_submissions: كل الردود
        earlier_submissions: ردود أقدم
        these_submissions: هذه الردود
        sums: المخططات والمجاميع
        table: جدول لبرامج الجداول (CSV)
        table_semicolons: الجدول نفسه بفواصل منقوطة
        lines: أسطر JSON
        table_revealed: جدول يشمل الإجابات الحساسة
        lines_revealed: أسطر تشمل الإجابات الحساسة
        was_erased: تم حذف {reference}.
        is: تساوي
        has: تحتوي على
        at_least: لا تقل عن
        at_most: لا تزيد على
        answered: موجودة
        blank: غير موجودة
        form: النموذج
        reference: الرقم المرجعي
        stored: وقت الحفظ (UTC)
        id: المعرّف
        record: السجل
        sensitive: الإجابات الحساسة
        earlier_version: فُحصت هذه الإجابات وفق إصدار سابق من النموذج.
        answers: الإجابات
        also_stored: محفوظ أيضًا
        files: الملفات
        all_of_form: كل ردود هذا النموذج
        reveal: عرض الإجابات الحساسة
        erase_this: حذف هذا الرد
        erase_question: هل تريد حذف هذا الرد؟
        erase_warning: تُحذف إجاباته وملفاته ومسوداته ولا يمكن استعادتها. وتبقى في نسخ قاعدة البيانات.
        erase: حذف
        keep: إبقاء
        log_info: من اطّلع على الإجابات أو غيّر شيئًا، ومتى (UTC). لا يحتوي السجل على إجابات.
        earlier_accesses: عمليات وصول أقدم
        did_login: تسجيل دخول
        did_refused_login: رُفض تسجيل الدخول
        did_logout: تسجيل خروج
        did_list: الاطلاع على قائمة
        did_read: الاطلاع على رد
        did_reveal: الاطلاع على إجابات حساسة
        did_file: تنزيل ملف
        did_export: تنزيل جدول
        did_export_revealed: تنزيل جدول يشمل إجابات حساسة
        did_deliver_again: إعادة إرسال
        did_erase: حذف رد
        did_refused: رُفض إجراء
        all_sent: تم إرسال كل شيء.
        not_sent: رسائل وإشعارات لم تُرسل بعد.
        send_again: إعادة الإرسال
        one_try: المحاولات: 1
        tries: المحاولات: {count}
        next_try: التالية في {time}
        given_up: أُوقفت المحاولات
        sums_all: كل الردود التي عُثر عليها: {count}.
        sums_latest: أحدث الردود: {count}.
        list_of_these: قائمة هذه الردود
        nothing_to_sum: لا يحتوي النموذج على خيارات أو أرقام.
        option: الخيار
        chosen: عدد الاختيارات
        least: الأصغر
        greatest: الأكبر
        average: المتوسط
        sum: المجموع
        others: أخرى
        find_everywhere: البحث في كل النماذج
        download: تنزيل هذا الرد (JSON)
        nothing_found: لم يُعثر على شيء.
        drafts: المسودات
        more_drafts: مزيد من المسودات
        saved: حُفظت (UTC)
        kept_until: تُحفظ حتى (UTC)
        drafts_unread: مسودات تعذّر البحث فيها: {count}.
        one_draft_unread: مسودات تعذّر البحث فيها: 1.
        drafts_unsearched: لم يكتمل البحث في جميع المسودات بعد.
        draft_hidden: لا يُعرف أي الإجابات حساسة، لذا لا يظهر أي منها.
        erase_draft: حذف هذه المسودة
        erase_draft_warning: تُحذف إجاباتها وملفاتها ولا يمكن استعادتها، ولا يقود رابطها إلى شيء. وتبقى في نسخ قاعدة البيانات.
        draft_was_erased: حُذفت المسودة.
        did_read_draft: قرأ مسودة
        did_erase_draft: حذف مسودة
        did_reveal_draft: الاطلاع على إجابات حساسة في مسودة
        did_refused_code: كلمة المرور صحيحة والرمز غير صالح
        code: رمز تطبيق المصادقة، إن كان لديك
        wrong_code: الاسم وكلمة المرور والرمز غير متوافقة، أو أن الرمز مستخدم من قبل. يظهر رمز جديد كل 30 ثانية.
        damaged: تالف: لا يمكن قراءة الإجابات.
        damaged_left_out: ردود تالفة لم تُحتسب: {count}.
        answers_left_out: إجابات أخرى ليست في هذه الصفحة: {count}. التنزيل يحتوي عليها كلها.
        logins: جلسات الدخول
        logins_info: كل الجلسات المفتوحة باسمك. أنهِ الجلسات التي لا تستخدمها أو لا تعرفها.
        this_login: هذه الجلسة
        login_times: منذ {since}، وحتى {until} (UTC) على الأكثر
        end_login: إنهاء هذه الجلسة
        end_other_logins: إنهاء كل الجلسات الأخرى
        no_other_login: لا توجد جلسة أخرى.
        did_end_login: إنهاء جلسة أخرى بالاسم نفسه
        """)
}
