extension AdminWords {
    /// Korean.
    static let korean = AdminWords(
        "ko",
        """
        results: 결과
        forms: 양식
        accesses: 접근 기록
        deliveries: 전달
        log_in: 로그인
        log_out: 로그아웃
        name: 이름
        password: 비밀번호
        login_hint: 답변을 보려면 로그인하세요.
        link_hint: 서버가 표시한 링크나 `formwork keys link`로 만든 링크를 여세요. 링크는 한 번만 쓸 수 있습니다.
        not_let_in: 여기에 접근할 수 없습니다.
        link_used: 이미 사용했거나 너무 오래된 링크입니다.
        wrong_password: 비밀번호가 아닙니다.
        wrong_name: 이름과 비밀번호가 맞지 않습니다.
        link_once: 이 링크로 한 번 로그인할 수 있습니다.
        not_allowed: 이 작업을 할 권한이 없습니다.
        no_forms: 양식이 없습니다.
        no_submissions: 제출 없음
        one_submission: 제출 1건
        submissions: 제출 {count}건
        last: {submissions}, 마지막 제출 {time}
        search_text: 텍스트 또는 접수 번호
        since: 저장일 시작(UTC)
        until: 저장일 끝(UTC)
        question: 질문
        any: 모두
        test: 답변
        value: 값
        find: 찾기
        all_submissions: 모든 제출
        earlier_submissions: 이전 제출
        these_submissions: 이 제출들
        sums: 차트와 합계
        table: 스프레드시트용 표(CSV)
        table_semicolons: 같은 표(세미콜론)
        lines: JSON 줄
        table_revealed: 민감한 답변이 있는 표
        lines_revealed: 민감한 답변이 있는 줄
        was_erased: {reference} 항목을 삭제했습니다.
        is: 같음
        has: 포함
        at_least: 이상
        at_most: 이하
        answered: 있음
        blank: 없음
        form: 양식
        reference: 접수 번호
        stored: 저장 시각(UTC)
        id: ID
        record: 레코드
        sensitive: 민감한 답변
        earlier_version: 이 답변은 양식의 이전 버전으로 확인되었습니다.
        answers: 답변
        also_stored: 함께 저장됨
        files: 파일
        all_of_form: 이 양식의 모든 제출
        reveal: 민감한 답변 보기
        erase_this: 이 제출 삭제
        erase_question: 이 제출을 삭제할까요?
        erase_warning: 답변, 파일, 초안이 삭제되며 되돌릴 수 없습니다. 데이터베이스의 사본에는 남습니다.
        erase: 삭제
        keep: 유지
        log_info: 누가 언제(UTC) 답변을 보거나 무엇을 바꿨는지 보여 줍니다. 답변 내용은 없습니다.
        earlier_accesses: 이전 접근
        did_login: 로그인
        did_refused_login: 로그인 거부
        did_logout: 로그아웃
        did_list: 목록 열람
        did_read: 제출 열람
        did_reveal: 민감한 답변 열람
        did_file: 파일 내려받기
        did_export: 표 내려받기
        did_export_revealed: 민감한 답변이 있는 표 내려받기
        did_deliver_again: 다시 전달
        did_erase: 제출 삭제
        did_refused: 작업 거부
        all_sent: 모두 전달되었습니다.
        not_sent: 아직 전달되지 않은 알림과 메일입니다.
        send_again: 다시 보내기
        one_try: 시도 1회
        tries: 시도 {count}회
        next_try: 다음 시도 {time}
        given_up: 중단됨
        sums_all: 찾은 제출 {count}건 모두.
        sums_latest: 최근 제출 {count}건.
        list_of_these: 이 제출들의 목록
        nothing_to_sum: 이 양식에는 선택 항목도 숫자도 없습니다.
        option: 선택지
        chosen: 선택 수
        least: 최소
        greatest: 최대
        average: 평균
        sum: 합계
        others: 기타
        find_everywhere: 모든 양식에서 찾기
        download: 이 제출 내려받기(JSON)
        nothing_found: 찾은 항목이 없습니다.
        drafts: 초안
        more_drafts: 초안 더 보기
        saved: 저장 시각 (UTC)
        kept_until: 보관 기한 (UTC)
        drafts_unread: 초안 {count}개를 검색하지 못했습니다.
        one_draft_unread: 초안 1개를 검색하지 못했습니다.
        drafts_unsearched: 아직 모든 초안을 검색하지는 않았습니다.
        draft_hidden: 어떤 답변이 민감한지 알 수 없어 모두 숨겼습니다.
        erase_draft: 이 초안 삭제
        erase_draft_warning: 답변과 파일이 삭제되며 되돌릴 수 없고 링크도 열리지 않습니다. 데이터베이스의 사본에는 남습니다.
        draft_was_erased: 초안을 삭제했습니다.
        did_read_draft: 초안 열람
        did_erase_draft: 초안 삭제
        did_reveal_draft: 초안의 민감한 답변 열람
        did_refused_code: 비밀번호는 맞지만 코드가 유효하지 않음
        code: 인증 앱의 코드(있는 경우)
        wrong_code: 이름, 비밀번호, 코드가 서로 맞지 않거나 이미 사용한 코드입니다. 코드는 30초마다 바뀝니다.
        damaged: 손상됨: 답변을 읽을 수 없습니다.
        damaged_left_out: 제외된 손상된 제출: {count}건.
        answers_left_out: 이 페이지에 없는 다른 답변: {count}개. 다운로드에는 모두 있습니다.
        logins: 로그인
        logins_info: 회원님의 이름으로 된 모든 로그인입니다. 사용하지 않거나 모르는 로그인은 종료해 주세요.
        this_login: 현재 로그인
        login_times: {since}부터 늦어도 {until}까지 (UTC)
        end_login: 이 로그인 종료
        end_other_logins: 다른 로그인 모두 종료
        no_other_login: 다른 로그인이 없습니다.
        did_end_login: 같은 이름의 다른 로그인 종료
        """)
}
