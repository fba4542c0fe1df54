extension AdminWords {
    /// French.
    static let french = AdminWords(
        "fr",
        """
        results: Résultats
        forms: Formulaires
        accesses: Accès
        deliveries: Envois
        log_in: Se connecter
        log_out: Se déconnecter
        name: Nom
        password: Mot de passe
        login_hint: Connectez-vous pour voir les réponses.
        link_hint: Ouvrez un lien que le serveur a affiché ou que `formwork keys link` crée. Il ne sert qu’une fois.
        not_let_in: Vous n’avez pas accès à cette page.
        link_used: Ce lien a déjà servi ou est trop ancien.
        wrong_password: Ce n’est pas le mot de passe.
        wrong_name: Ce nom et ce mot de passe ne vont pas ensemble.
        link_once: Ce lien permet de se connecter une seule fois.
        not_allowed: Vous n’avez pas le droit de faire cela.
        no_forms: Il n’y a aucun formulaire.
        no_submissions: Aucun envoi de réponses
        one_submission: 1 envoi
        submissions: {count} envois
        last: {submissions}, le dernier le {time}
        search_text: Texte ou numéro de référence
        since: Enregistré depuis (UTC)
        until: Enregistré jusqu’au (UTC)
        question: Question
        any: Toutes
        test: La réponse
        value: Valeur
        find: Chercher
        all_submissions: Tous les envois
        earlier_submissions: Envois précédents
        these_submissions: Ces envois
        sums: Graphiques et sommes
        table: Tableau pour tableur (CSV)
        table_semicolons: Le même avec des points-virgules
        lines: Lignes de JSON
        table_revealed: Tableau avec les réponses sensibles
        lines_revealed: Lignes avec les réponses sensibles
        was_erased: {reference} a été effacé.
        is: est
        has: contient
        at_least: est au moins
        at_most: est au plus
        answered: est donnée
        blank: manque
        form: Formulaire
        reference: Référence
        stored: Enregistré (UTC)
        id: Identifiant
        record: Dossier
        sensitive: Réponses sensibles
        earlier_version: Ces réponses ont été vérifiées avec une version antérieure du formulaire.
        answers: Réponses
        also_stored: Également enregistré
        files: Fichiers
        all_of_form: Tous les envois du formulaire
        reveal: Afficher les réponses sensibles
        erase_this: Effacer cet envoi
        erase_question: Effacer cet envoi ?
        erase_warning: Ses réponses, ses fichiers et ses brouillons seront effacés, sans retour possible. Les copies de la base de données les gardent.
        erase: Effacer
        keep: Conserver
        log_info: Qui a consulté des réponses ou changé quelque chose, et quand (UTC). Aucune réponse n’y figure.
        earlier_accesses: Accès précédents
        did_login: Connexion
        did_refused_login: Connexion refusée
        did_logout: Déconnexion
        did_list: Liste consultée
        did_read: Envoi consulté
        did_reveal: Réponses sensibles consultées
        did_file: Fichier téléchargé
        did_export: Tableau téléchargé
        did_export_revealed: Tableau avec réponses sensibles téléchargé
        did_deliver_again: Message renvoyé
        did_erase: Envoi effacé
        did_refused: Action refusée
        all_sent: Tout a été transmis.
        not_sent: Messages et courriels qui n’ont pas encore été transmis.
        send_again: Renvoyer
        one_try: 1 tentative
        tries: {count} tentatives
        next_try: prochaine le {time}
        given_up: abandonné
        sums_all: Les {count} envois trouvés.
        sums_latest: Les {count} derniers envois.
        list_of_these: Liste de ces envois
        nothing_to_sum: Le formulaire n’a ni choix ni nombres.
        option: Option
        chosen: Choisie
        least: Minimum
        greatest: Maximum
        average: Moyenne
        sum: Somme
        others: Autres
        find_everywhere: Chercher dans tous les formulaires
        download: Télécharger cet envoi (JSON)
        nothing_found: Aucun résultat.
        drafts: Brouillons
        more_drafts: Autres brouillons
        saved: Enregistré (UTC)
        kept_until: Conservé jusqu’au (UTC)
        drafts_unread: {count} brouillons n’ont pas pu être parcourus.
        one_draft_unread: 1 brouillon n’a pas pu être parcouru.
        drafts_unsearched: Tous les brouillons n’ont pas encore été parcourus.
        draft_hidden: On ne sait pas quelles réponses sont sensibles ; aucune n’est affichée.
        erase_draft: Effacer ce brouillon
        erase_draft_warning: Ses réponses et ses fichiers seront effacés, sans retour possible, et son lien ne mènera nulle part. Les copies de la base de données les gardent.
        draft_was_erased: Le brouillon a été effacé.
        did_read_draft: Brouillon lu
        did_erase_draft: Brouillon effacé
        did_reveal_draft: Réponses sensibles d’un brouillon consultées
        did_refused_code: Mot de passe correct, code non valable
        code: Code de votre application d’authentification, si vous en avez une
        wrong_code: Le nom, le mot de passe et le code ne vont pas ensemble, ou le code a déjà servi. Un nouveau code paraît toutes les 30 secondes.
        damaged: Endommagé : les réponses sont illisibles.
        damaged_left_out: Envois endommagés qui ne sont pas comptés : {count}.
        answers_left_out: Autres réponses qui ne sont pas sur cette page : {count}. Le téléchargement les contient toutes.
        logins: Connexions
        logins_info: Toutes les connexions sous votre nom. Mettez fin à celles que vous n’utilisez pas ou ne connaissez pas.
        this_login: Cette connexion
        login_times: Depuis {since}, jusqu’à {until} (UTC) au plus tard
        end_login: Mettre fin à cette connexion
        end_other_logins: Mettre fin à toutes les autres
        no_other_login: Il n’y a pas d’autre connexion.
        did_end_login: Fin d’une autre connexion du même nom
        """)
}
