extension AdminWords {
    /// Turkish.
    static let turkish = AdminWords(
        "tr",
        """
        results: Sonuçlar
        forms: Formlar
        accesses: Erişimler
        deliveries: Gönderimler
        log_in: Giriş yap
        log_out: Çıkış yap
        name: Ad
        password: Parola
        login_hint: Yanıtları görmek için giriş yapın.
        link_hint: Sunucunun gösterdiği ya da `formwork keys link` ile oluşturulan bir bağlantıyı açın. Bir kez geçerlidir.
        not_let_in: Buraya erişiminiz yok.
        link_used: Bu bağlantı daha önce kullanılmış ya da çok eski.
        wrong_password: Parola bu değil.
        wrong_name: Ad ve parola birbirine uymuyor.
        link_once: Bu bağlantıyla bir kez giriş yapabilirsiniz.
        not_allowed: Bunu yapma yetkiniz yok.
        no_forms: Form yok.
        no_submissions: Gönderilen yanıt yok
        one_submission: 1 gönderi
        submissions: {count} gönderi
        last: {submissions}, sonuncusu {time}
        search_text: Metin ya da başvuru numarası
        since: Şu tarihten beri kaydedilen (UTC)
        until: Şu tarihe kadar kaydedilen (UTC)
        question: Soru
        any: Herhangi biri
        test: Yanıtı
        value: Değer
        find: Bul
        all_submissions: Tüm gönderiler
        earlier_submissions: Önceki gönderiler
        these_submissions: Bu gönderiler
        sums: Grafikler ve toplamlar
        table: Elektronik tablo (CSV)
        table_semicolons: Aynısı noktalı virgülle
        lines: JSON satırları
        table_revealed: Hassas yanıtlarla tablo
        lines_revealed: Hassas yanıtlarla satırlar
        was_erased: {reference} silindi.
        is: eşittir
        has: içerir
        at_least: en az
        at_most: en çok
        answered: var
        blank: yok
        form: Form
        reference: Başvuru numarası
        stored: Kaydedildi (UTC)
        id: Kimlik
        record: Kayıt
        sensitive: Hassas yanıtlar
        earlier_version: Bu yanıtlar formun önceki bir sürümüne göre denetlendi.
        answers: Yanıtlar
        also_stored: Ayrıca kaydedilen
        files: Dosyalar
        all_of_form: Formun tüm gönderileri
        reveal: Hassas yanıtları göster
        erase_this: Bu gönderiyi sil
        erase_question: Bu gönderi silinsin mi?
        erase_warning: Yanıtları, dosyaları ve taslakları silinir ve geri getirilemez. Veritabanının kopyaları bunları saklar.
        erase: Sil
        keep: Sakla
        log_info: Yanıtlara kimin, ne zaman (UTC) baktığı ya da neyi değiştirdiği. Burada yanıt yoktur.
        earlier_accesses: Önceki erişimler
        did_login: Giriş yaptı
        did_refused_login: Girişi reddedildi
        did_logout: Çıkış yaptı
        did_list: Bir listeyi okudu
        did_read: Bir gönderiyi okudu
        did_reveal: Hassas yanıtları okudu
        did_file: Bir dosyayı aldı
        did_export: Bir tabloyu aldı
        did_export_revealed: Hassas yanıtlarla bir tabloyu aldı
        did_deliver_again: Bir gönderimi yineledi
        did_erase: Bir gönderiyi sildi
        did_refused: Bir işlemi reddedildi
        all_sent: Her şey gönderildi.
        not_sent: Henüz gönderilmemiş iletiler ve e-postalar.
        send_again: Yeniden gönder
        one_try: 1 deneme
        tries: {count} deneme
        next_try: sonraki {time}
        given_up: vazgeçildi
        sums_all: Bulunan {count} gönderinin tümü.
        sums_latest: Son {count} gönderi.
        list_of_these: Bu gönderilerin listesi
        nothing_to_sum: Formda seçim ya da sayı yok.
        option: Seçenek
        chosen: Seçilen
        least: En küçük
        greatest: En büyük
        average: Ortalama
        sum: Toplam
        others: Diğerleri
        find_everywhere: Tüm formlarda ara
        download: Bu gönderiyi indir (JSON)
        nothing_found: Hiçbir şey bulunamadı.
        drafts: Taslaklar
        more_drafts: Diğer taslaklar
        saved: Kaydedildi (UTC)
        kept_until: Saklanma sonu (UTC)
        drafts_unread: {count} taslakta arama yapılamadı.
        one_draft_unread: 1 taslakta arama yapılamadı.
        drafts_unsearched: Henüz tüm taslaklarda arama yapılmadı.
        draft_hidden: Hangi yanıtların hassas olduğu bilinmediği için hiçbiri gösterilmiyor.
        erase_draft: Bu taslağı sil
        erase_draft_warning: Yanıtları ve dosyaları silinir, geri getirilemez ve bağlantısı bir yere götürmez. Veritabanının kopyaları bunları saklar.
        draft_was_erased: Taslak silindi.
        did_read_draft: Bir taslağı okudu
        did_erase_draft: Bir taslağı sildi
        did_reveal_draft: Bir taslağın hassas yanıtlarını okudu
        did_refused_code: Parola doğru, kod geçersiz
        code: Varsa doğrulama uygulamanızın kodu
        wrong_code: Ad, parola ve kod birbirine uymuyor ya da kod zaten kullanıldı. Her 30 saniyede yeni bir kod oluşur.
        damaged: Bozuk: yanıtlar okunamıyor.
        damaged_left_out: Dışarıda bırakılan bozuk gönderimler: {count}.
        answers_left_out: Bu sayfada olmayan diğer yanıtlar: {count}. İndirilen dosyada hepsi var.
        logins: Oturumlar
        logins_info: Adınızla açılmış tüm oturumlar. Kullanmadığınız veya tanımadığınız oturumları kapatın.
        this_login: Bu oturum
        login_times: Başlangıç {since}, en geç {until} (UTC)
        end_login: Bu oturumu kapat
        end_other_logins: Diğer tümünü kapat
        no_other_login: Başka oturum yok.
        did_end_login: Aynı adla açılmış başka bir oturumu kapattı
        """)
}
