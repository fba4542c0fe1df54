extension AdminWords {
    /// Spanish.
    static let spanish = AdminWords(
        "es",
        """
        results: Resultados
        forms: Formularios
        accesses: Accesos
        deliveries: Entregas
        log_in: Iniciar sesión
        log_out: Cerrar sesión
        name: Nombre
        password: Contraseña
        login_hint: Inicie sesión para ver las respuestas.
        link_hint: Abra un enlace que el servidor haya mostrado o que cree `formwork keys link`. Sirve una sola vez.
        not_let_in: No tiene acceso a esta página.
        link_used: Este enlace ya se ha usado o es demasiado antiguo.
        wrong_password: Esta no es la contraseña.
        wrong_name: El nombre y la contraseña no coinciden.
        link_once: Este enlace permite entrar una sola vez.
        not_allowed: No tiene permiso para hacer esto.
        no_forms: No hay formularios.
        no_submissions: Ningún envío
        one_submission: 1 envío
        submissions: {count} envíos
        last: {submissions}, el último el {time}
        search_text: Texto o número de referencia
        since: Guardado desde (UTC)
        until: Guardado hasta (UTC)
        question: Pregunta
        any: Cualquiera
        test: La respuesta
        value: Valor
        find: Buscar
        all_submissions: Todos los envíos
        earlier_submissions: Envíos anteriores
        these_submissions: Estos envíos
        sums: Gráficos y sumas
        table: Tabla para hojas de cálculo (CSV)
        table_semicolons: La misma con punto y coma
        lines: Líneas de JSON
        table_revealed: Tabla con respuestas confidenciales
        lines_revealed: Líneas con respuestas confidenciales
        was_erased: Se ha borrado {reference}.
        is: es
        has: contiene
        at_least: es al menos
        at_most: es como máximo
        answered: está presente
        blank: falta
        form: Formulario
        reference: Referencia
        stored: Guardado (UTC)
        id: Identificador
        record: Registro
        sensitive: Respuestas confidenciales
        earlier_version: Estas respuestas se comprobaron con una versión anterior del formulario.
        answers: Respuestas
        also_stored: También guardado
        files: Archivos
        all_of_form: Todos los envíos del formulario
        reveal: Mostrar respuestas confidenciales
        erase_this: Borrar este envío
        erase_question: ¿Borrar este envío?
        erase_warning: Se borran sus respuestas, archivos y borradores, y no se pueden recuperar. Las copias de la base de datos los conservan.
        erase: Borrar
        keep: Conservar
        log_info: Quién ha visto respuestas o ha cambiado algo, y cuándo (UTC). No contiene respuestas.
        earlier_accesses: Accesos anteriores
        did_login: Inició sesión
        did_refused_login: No se le dejó entrar
        did_logout: Cerró sesión
        did_list: Vio una lista
        did_read: Vio un envío
        did_reveal: Vio respuestas confidenciales
        did_file: Descargó un archivo
        did_export: Descargó una tabla
        did_export_revealed: Descargó una tabla con respuestas confidenciales
        did_deliver_again: Repitió una entrega
        did_erase: Borró un envío
        did_refused: Se le denegó una acción
        all_sent: Todo se ha entregado.
        not_sent: Mensajes y correos que aún no se han entregado.
        send_again: Enviar de nuevo
        one_try: 1 intento
        tries: {count} intentos
        next_try: el próximo el {time}
        given_up: abandonado
        sums_all: Los {count} envíos encontrados.
        sums_latest: Los últimos {count} envíos.
        list_of_these: Lista de estos envíos
        nothing_to_sum: El formulario no tiene opciones ni números.
        option: Opción
        chosen: Elegida
        least: Mínimo
        greatest: Máximo
        average: Media
        sum: Suma
        others: Otras
        find_everywhere: Buscar en todos los formularios
        download: Descargar este envío (JSON)
        nothing_found: No se ha encontrado nada.
        drafts: Borradores
        more_drafts: Más borradores
        saved: Guardado (UTC)
        kept_until: Se conserva hasta (UTC)
        drafts_unread: No se pudo buscar en {count} borradores.
        one_draft_unread: No se pudo buscar en 1 borrador.
        drafts_unsearched: Aún no se ha buscado en todos los borradores.
        draft_hidden: No se sabe qué respuestas son confidenciales, así que no se muestra ninguna.
        erase_draft: Borrar este borrador
        erase_draft_warning: Se borran sus respuestas y archivos, no se pueden recuperar y su enlace no lleva a ninguna parte. Las copias de la base de datos los conservan.
        draft_was_erased: Se borró el borrador.
        did_read_draft: Leyó un borrador
        did_erase_draft: Borró un borrador
        did_reveal_draft: Vio respuestas confidenciales de un borrador
        did_refused_code: Contraseña correcta, código no válido
        code: Código de su aplicación de autenticación, si tiene una
        wrong_code: El nombre, la contraseña y el código no corresponden, o el código ya se usó. Hay un código nuevo cada 30 segundos.
        damaged: Dañado: las respuestas no se pueden leer.
        damaged_left_out: Envíos dañados que no se cuentan: {count}.
        answers_left_out: Otras respuestas que no están en esta página: {count}. La descarga las tiene todas.
        logins: Sesiones
        logins_info: Todas las sesiones abiertas con su nombre. Cierre las que no use o no conozca.
        this_login: Esta sesión
        login_times: Desde {since}, hasta {until} (UTC) como máximo
        end_login: Cerrar esta sesión
        end_other_logins: Cerrar todas las demás
        no_other_login: No hay ninguna otra sesión.
        did_end_login: Cerró otra sesión del mismo nombre
        """)
}
