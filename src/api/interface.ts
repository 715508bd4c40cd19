/**
 * Every operation of the panel's interface, written by `npm run interface` from its
 * document. Don't edit this file: a test compares it with the document.
 */

export interface paths {
  '/api/v2/api-token-auth/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in and get a token for the Authorization header */
    post: operations['obtainToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/servers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the stations on this panel */
    get: operations['listServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/channels/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the channels (streams) of a station */
    get: operations['listChannels'];
    put?: never;
    /** Add a channel */
    post: operations['createChannel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/channels/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One channel */
    get: operations['readChannel'];
    /** Replace a channel; optional fields that aren’t sent stay unchanged */
    put: operations['replaceChannel'];
    post?: never;
    /** Delete a channel */
    delete: operations['deleteChannel'];
    options?: never;
    head?: never;
    /** Change some fields of a channel */
    patch: operations['changeChannel'];
    trace?: never;
  };
  '/api/v2/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the plays of a station; the last record of the newest page is the current track */
    get: operations['listHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/playlists/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the playlists of a station */
    get: operations['listPlaylists'];
    put?: never;
    /** Add a playlist */
    post: operations['createPlaylist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/playlists/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One playlist */
    get: operations['readPlaylist'];
    /** Replace a playlist; optional fields that aren’t sent stay unchanged */
    put: operations['replacePlaylist'];
    post?: never;
    /** Delete a playlist */
    delete: operations['deletePlaylist'];
    options?: never;
    head?: never;
    /** Change some fields of a playlist */
    patch: operations['changePlaylist'];
    trace?: never;
  };
  '/api/v2/podcasts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the podcasts of a station */
    get: operations['listPodcasts'];
    put?: never;
    /** Add a podcast */
    post: operations['createPodcast'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/podcasts/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One podcast */
    get: operations['readPodcast'];
    /** Replace a podcast; optional fields that aren’t sent stay unchanged */
    put: operations['replacePodcast'];
    post?: never;
    /** Delete a podcast */
    delete: operations['deletePodcast'];
    options?: never;
    head?: never;
    /** Change some fields of a podcast */
    patch: operations['changePodcast'];
    trace?: never;
  };
  '/api/v2/music/remove/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove tracks from the library
     * @description The current track plays to its end.
     */
    post: operations['removeTracks'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/music/{id}/like/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Like a track of the library
     * @description The id is the `all_music_id` of a history record.
     */
    post: operations['likeTrack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/music/{id}/dislike/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dislike a track of the library
     * @description The id is the `all_music_id` of a history record.
     */
    post: operations['dislikeTrack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/djs/{id}/rewind/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start the DJ’s current track again
     * @description The current play ends, and a new play of the same track starts.
     */
    post: operations['rewindDj'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the schedule of a station in a range of time
     * @description Unless `server`, `start_ts` and `end_ts` are all given, the response has the stored events.
     */
    get: operations['listGrid'];
    put?: never;
    /** Add an event */
    post: operations['createGridEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/clear/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /** Delete all events of a server */
    delete: operations['clearGrid'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/grid/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One grid event */
    get: operations['readGridEvent'];
    /** Replace a grid event; optional fields that aren’t sent stay unchanged */
    put: operations['replaceGridEvent'];
    post?: never;
    /** Delete a grid event */
    delete: operations['deleteGridEvent'];
    options?: never;
    head?: never;
    /** Change some fields of a grid event */
    patch: operations['changeGridEvent'];
    trace?: never;
  };
  '/api/v1/rest-auth/login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in and get a key for the Authorization header */
    post: operations['logIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/broadcasters/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the accounts of broadcasters */
    get: operations['listBroadcasters'];
    put?: never;
    /** Add an account with a new station */
    post: operations['createBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/broadcasters/{pk}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One account */
    get: operations['readBroadcaster'];
    /** Replace an account; optional fields that aren’t sent stay unchanged */
    put: operations['replaceBroadcaster'];
    post?: never;
    /**
     * Mark an account for deletion
     * @description The account can no longer sign in. It is deleted permanently, with its stations, after `--purge-after`.
     */
    delete: operations['deleteBroadcaster'];
    options?: never;
    head?: never;
    /** Change some fields of an account */
    patch: operations['changeBroadcaster'];
    trace?: never;
  };
  '/api/v1/broadcasters/{pk}/suspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Suspend an account */
    post: operations['suspendBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/broadcasters/{pk}/unsuspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lift the suspension of an account */
    post: operations['unsuspendBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/broadcasters/{pk}/login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get a link that signs in to an account without its password */
    post: operations['logInBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/resellers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the resellers */
    get: operations['listResellers'];
    put?: never;
    /** Add a reseller */
    post: operations['createReseller'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/resellers/{pk}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One reseller */
    get: operations['readReseller'];
    /** Replace a reseller; optional fields that aren’t sent stay unchanged */
    put: operations['replaceReseller'];
    post?: never;
    /**
     * Mark a reseller for deletion
     * @description The reseller can no longer sign in. It is deleted permanently after `--purge-after`.
     */
    delete: operations['deleteReseller'];
    options?: never;
    head?: never;
    /**
     * Change some fields of a reseller
     * @description Limits can’t be set below those of the reseller’s accounts, and a feature can’t be removed while one of them has it.
     */
    patch: operations['changeReseller'];
    trace?: never;
  };
  '/api/v1/resellers/{pk}/login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in as a reseller without its password */
    post: operations['logInReseller'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/templates/broadcasters/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your broadcaster templates */
    get: operations['listBroadcasterTemplates'];
    put?: never;
    /** Add a broadcaster template */
    post: operations['createBroadcasterTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/templates/broadcasters/{pk}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One broadcaster template */
    get: operations['readBroadcasterTemplate'];
    /** Replace a broadcaster template; optional fields that aren’t sent stay unchanged */
    put: operations['replaceBroadcasterTemplate'];
    post?: never;
    /**
     * Delete a broadcaster template
     * @description Accounts that were created from the template stay unchanged.
     */
    delete: operations['deleteBroadcasterTemplate'];
    options?: never;
    head?: never;
    /** Change some fields of a broadcaster template */
    patch: operations['changeBroadcasterTemplate'];
    trace?: never;
  };
  '/api/v1/templates/resellers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List your reseller templates */
    get: operations['listResellerTemplates'];
    put?: never;
    /** Add a reseller template */
    post: operations['createResellerTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/templates/resellers/{pk}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One reseller template */
    get: operations['readResellerTemplate'];
    /** Replace a reseller template; optional fields that aren’t sent stay unchanged */
    put: operations['replaceResellerTemplate'];
    post?: never;
    /**
     * Delete a reseller template
     * @description Accounts that were created from the template stay unchanged.
     */
    delete: operations['deleteResellerTemplate'];
    options?: never;
    head?: never;
    /** Change some fields of a reseller template */
    patch: operations['changeResellerTemplate'];
    trace?: never;
  };
  '/api/v1/check_username/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check whether a username is taken, ignoring case */
    get: operations['checkUsername'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_admin_login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in as the server administrator */
    post: operations['remoteLogInAdministrator'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_user_login/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Get a link that signs in to an account without its password */
    post: operations['remoteLogIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_change_password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Set a new password for an account and revoke its tokens */
    patch: operations['remoteChangePassword'];
    trace?: never;
  };
  '/api/v1/remote_get_all_broadcasters/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List all accounts of broadcasters */
    get: operations['remoteListBroadcasters'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_get_details/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Read an account */
    post: operations['remoteReadBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_user_suspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Suspend an account */
    post: operations['remoteSuspendBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_user_unsuspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lift the suspension of an account */
    post: operations['remoteUnsuspendBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_user_delete/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark an account for deletion */
    post: operations['remoteDeleteBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_get_templates/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** List the names of your templates */
    post: operations['remoteListTemplates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_bcaster_create_from_template/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add an account from a template; fields of the request override the template */
    post: operations['remoteCreateBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/remote_update_client/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change an account by a template or by individual fields */
    patch: operations['remoteUpdateBroadcaster'];
    trace?: never;
  };
  '/api/v1/broadcasters/{pk}/backup/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Back up an account now, or set its schedule
     * @description The archive is written in the background to the panel’s `--storage`, which keeps the newest three of each kind. `backup_status` is 0 before the first backup, 1 in progress, 2 done, 3 failed.
     */
    post: operations['backUpBroadcaster'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/before_migration_check/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check whether an account can be moved from a host, by connecting to it */
    get: operations['checkMigration'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/migration_file_transfer/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Copy the files of a login on another host into an account’s storage
     * @description Resumes an earlier transfer that was cut off, and responds when it is done. Links and names that can’t be file names here are left out.
     */
    get: operations['transferFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/templates/email/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The text of a mail in a language
     * @description Returns your own text or, if you have none, the text that is sent instead: the administrator’s or the built-in one. If there is no text in the language, the English text is returned and sent.
     */
    get: operations['readEmailTemplate'];
    /**
     * Write the text of a mail in a language
     * @description Plain text with the placeholders `{username}`, `{first_name}`, `{email}`, `{link}`, `{company_name}`. If the text does not contain `{link}`, the link is added at the end.
     */
    put: operations['writeEmailTemplate'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/templates/email/types/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The types of mails, with their labels */
    get: operations['listEmailTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/license/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The license, with the vendor’s details */
    get: operations['readLicense'];
    /**
     * Set the license key
     * @description The panel checks the key itself, without a network: four groups of four characters. The last group is the first four hex digits of the SHA-256 hash of the others (`ABCD-EFGH-IJKL`).
     */
    put: operations['changeLicense'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/password_reset/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail a link for a new password
     * @description Sends a mail for each account with this address. The link leads to the panel’s `--public-url`, works once and is valid for one hour. The mail is in the first language of `Accept-Language`.
     */
    post: operations['askForNewPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/password_reset_confirm/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with the uid and token of the link in the mail
     * @description All keys and tokens of the account are revoked.
     */
    post: operations['setNewPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/settings/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The settings of the panel; mail settings only for administrators */
    get: operations['readSettings'];
    /**
     * Change settings; fields that are not sent keep their value
     * @description `smtp_password` is never returned. Null, or leaving it out, keeps the stored password; "" removes it. `smtp_tls` is STARTTLS, `smtp_ssl` is TLS from the start; without either, mails are sent unencrypted.
     */
    put: operations['changeSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/settings/test_email/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send a test mail through the mail server in the settings */
    post: operations['sendTestEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/settings/permanent_stats/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Describe the machine */
    get: operations['readPermanentStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/settings/dynamic_stats/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Load of the machine, and numbers of accounts and listeners */
    get: operations['readDynamicStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v1/user_profile/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Your own profile */
    get: operations['readProfile'];
    /**
     * Change your profile or password; fields that are not sent stay unchanged
     * @description `username` and `account_type` can’t be changed and are ignored. A new `password` requires `password_current` and revokes all keys and tokens of the account, so sign in again. After a new `email`, the previous address gets a mail with a link that undoes the change within seven days and ends all sessions.
     */
    put: operations['changeProfile'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/servers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Servers, as JSON or JSONP */
    get: operations['legacyListServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/servers/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Servers, as JSON or JSONP */
    get: operations['legacyReadServers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/channels/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Channels, as JSON or JSONP */
    get: operations['legacyListChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/channels/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Channels, as JSON or JSONP */
    get: operations['legacyReadChannels'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/history/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** History, as JSON or JSONP */
    get: operations['legacyListHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/history/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of History, as JSON or JSONP */
    get: operations['legacyReadHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/djs/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** DJs, as JSON or JSONP */
    get: operations['legacyListDJs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/djs/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of DJs, as JSON or JSONP */
    get: operations['legacyReadDJs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/grid/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Schedule, as JSON or JSONP */
    get: operations['legacyListSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/grid/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Schedule, as JSON or JSONP */
    get: operations['legacyReadSchedule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/podcasts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Podcasts, as JSON or JSONP */
    get: operations['legacyListPodcasts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/podcasts/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One of Podcasts, as JSON or JSONP */
    get: operations['legacyReadPodcasts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Token: {
      token: string;
    };
    /**
     * @description Error messages by field; `non_field_errors` for the whole body.
     * @example {
     *       "server": [
     *         "This field is required."
     *       ]
     *     }
     */
    FieldErrors: {
      [key: string]: string[] | string;
    };
    /**
     * @example {
     *       "detail": "Not found."
     *     }
     */
    Detail: {
      detail: string;
    };
    Server: {
      id: number;
      name: string;
    };
    /**
     * @example {
     *       "detail": "Authentication credentials were not provided."
     *     }
     */
    NotSignedIn: {
      detail: string;
      code?: string;
      messages?: {
        [key: string]: string;
      }[];
    };
    Channel: {
      id: number;
      server: number;
      /** @description kbit/s, as digits in a string. */
      bitrate: string;
      s_type: string;
      s_format: string;
      mount_point: string;
      active: boolean;
      public: boolean;
      autodj_enabled: boolean;
      vendor_compatible: boolean;
      proxy_enabled: boolean;
      ssl_proxy_enabled: boolean;
      allow_auth_listeners_only: boolean;
      queue_size: number;
      burst_size: number;
      port: number;
      ssl_port: number;
      traf: number;
      traf_month: number;
      proxy_status: number;
      ssl_proxy_status: number;
      listeners_current: number;
      listeners_peak: number;
      state: number;
      listeners: string;
      ip_address: string;
      traffic: string;
      links_html: string;
      stream_url: string;
      secure_stream_url: string;
      admin_link: string;
      proxy_url_path: string | null;
      ssl_proxy_url_path: string | null;
      stream_a_stream_image: string | null;
      stream_b_stream_image: string | null;
      stream_c_stream_image: string | null;
      stream_d_stream_image: string | null;
      stream_e_stream_image: string | null;
      stream_a_stream_image_resolution: string | null;
      stream_b_stream_image_resolution: string | null;
      stream_c_stream_image_resolution: string | null;
      stream_d_stream_image_resolution: string | null;
    };
    /**
     * @example {
     *       "server": 1,
     *       "bitrate": 128
     *     }
     */
    ChannelFields: {
      /** @example 1 */
      server: number;
      bitrate: number;
      s_type?: string;
      s_format?: string;
      mount_point?: string;
      active?: boolean;
      public?: boolean;
      autodj_enabled?: boolean;
      vendor_compatible?: boolean;
      proxy_enabled?: boolean;
      ssl_proxy_enabled?: boolean;
      allow_auth_listeners_only?: boolean;
      queue_size?: number;
      burst_size?: number;
    };
    HistoryRecord: {
      id: number;
      all_music_id: number | null;
      jingle_id: number | null;
      album: string | null;
      author: string | null;
      author_other: string | null;
      comment: string | null;
      composer: string | null;
      genre: string | null;
      isrc: string | null;
      label: string | null;
      lyricist: string | null;
      performance_type: string | null;
      publisher: string | null;
      title: string | null;
      year: string | null;
      dj_name: string | null;
      img_fetched: boolean | null;
      /** @description Milliseconds. */
      length: number | null;
      metadata: string | null;
      n_listeners: number | null;
      playlist_title: string | null;
      img_url: string | null;
      img_medium_url: string | null;
      img_large_url: string | null;
      /** @description Start: milliseconds UTC. */
      ts: number;
    };
    Playlist: {
      id: number;
      server: number;
      name: string;
      is_default: boolean;
      is_random: boolean;
      directory_name: string;
      playlist_files_per_page: number;
      current_track_order: number;
      /** @description Duration of all its tracks, in seconds. */
      duration: number;
      tracks_num: number;
      on_air: boolean;
    };
    /**
     * @example {
     *       "server": 1,
     *       "name": "Night"
     *     }
     */
    PlaylistFields: {
      /** @example 1 */
      server: number;
      name: string;
      is_default?: boolean;
      is_random?: boolean;
      directory_name?: string;
      playlist_files_per_page?: number;
      current_track_order?: number;
    };
    Podcast: {
      id: number;
      folder: string;
      image: string;
      episodes_count: number;
      feed_url: string;
      public_page_url: string;
      title: string;
      description: string;
      published: boolean;
      server: number;
    };
    /**
     * @example {
     *       "server": 1,
     *       "title": "Harbour Talks",
     *       "description": "Talks at the harbour.",
     *       "published": true
     *     }
     */
    PodcastFields: {
      /** @example 1 */
      server: number;
      title: string;
      description: string;
      published: boolean;
      /**
       * Format: binary
       * @description JPEG, PNG, WebP or GIF with at most 4096 pixels per side and 20 MiB. Null or "" removes the cover; any other text leaves it unchanged.
       */
      image?: Blob | null;
    };
    Ok: {
      /** @enum {string} */
      result: 'ok';
    };
    /**
     * @example {
     *       "server_id": 1,
     *       "files": [
     *         101,
     *         102
     *       ]
     *     }
     */
    TracksToRemove: {
      /** @example 1 */
      server_id: number;
      files: number[];
    };
    Votes: {
      up: number;
      down: number;
    };
    GridAiring: {
      /** @description Null for the end event that a list adds after a radioshow. */
      id: number | null;
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      break_track: boolean;
      start_playlist_from_beginning: boolean;
      /** Format: date */
      start_date: string | null;
      /** Format: date */
      finish_date: string | null;
      start_time: string;
      finish_time: string | null;
      wd_mon: boolean;
      wd_tue: boolean;
      wd_wed: boolean;
      wd_thu: boolean;
      wd_fri: boolean;
      wd_sat: boolean;
      wd_sun: boolean;
      week_1: boolean;
      week_2: boolean;
      week_3: boolean;
      week_4: boolean;
      playlist: number | null;
      playlist_after_radioshow: number | null;
      rotation_after_radioshow: number | null;
      dj: number | null;
      rotation: number | null;
      allow_jingles: boolean;
      allow_song_requests: boolean;
      allow_jingles_after: boolean;
      allow_song_requests_after: boolean;
      color: string;
      color2: string | null;
      timezone: string;
      local_time: string;
      parent_id: number | null;
      /** @description Unix seconds, UTC. */
      start_ts?: number;
      start_ts_utc_readable?: string;
      /** @description Unix seconds, UTC. */
      end_ts?: number;
    };
    GridEvent: {
      /** @description Null for the end event that a list adds after a radioshow. */
      id: number | null;
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      break_track: boolean;
      start_playlist_from_beginning: boolean;
      /** Format: date */
      start_date: string | null;
      /** Format: date */
      finish_date: string | null;
      start_time: string;
      finish_time: string | null;
      wd_mon: boolean;
      wd_tue: boolean;
      wd_wed: boolean;
      wd_thu: boolean;
      wd_fri: boolean;
      wd_sat: boolean;
      wd_sun: boolean;
      week_1: boolean;
      week_2: boolean;
      week_3: boolean;
      week_4: boolean;
      playlist: number | null;
      playlist_after_radioshow: number | null;
      rotation_after_radioshow: number | null;
      dj: number | null;
      rotation: number | null;
      allow_jingles: boolean;
      allow_song_requests: boolean;
      allow_jingles_after: boolean;
      allow_song_requests_after: boolean;
      color: string;
      color2: string | null;
      timezone: string;
      local_time: string;
      parent_id: number | null;
    };
    /**
     * @example {
     *       "server": 1,
     *       "name": "Late Show",
     *       "periodicity": "periodic",
     *       "cast_type": "radioshow",
     *       "start_time": "22:00:00",
     *       "wd_fri": true,
     *       "week_1": true,
     *       "week_3": true
     *     }
     */
    GridEventFields: {
      /** @example 1 */
      server: number;
      name: string;
      /** @enum {string} */
      periodicity: 'onetime' | 'periodic';
      /** @enum {string} */
      cast_type: 'playlist' | 'radioshow' | 'relay' | 'rotation';
      break_track?: boolean;
      start_playlist_from_beginning?: boolean;
      /** Format: date */
      start_date?: string | null;
      /** Format: date */
      finish_date?: string | null;
      /** @example 20:00:00 */
      start_time: string;
      /** @example 20:00:00 */
      finish_time?: string;
      wd_mon?: boolean;
      wd_tue?: boolean;
      wd_wed?: boolean;
      wd_thu?: boolean;
      wd_fri?: boolean;
      wd_sat?: boolean;
      wd_sun?: boolean;
      week_1?: boolean;
      week_2?: boolean;
      week_3?: boolean;
      week_4?: boolean;
      /** @example 1 */
      playlist?: number;
      /** @example 1 */
      playlist_after_radioshow?: number;
      rotation_after_radioshow?: number | null;
      /** @example 1 */
      dj?: number;
      rotation?: number | null;
      allow_jingles?: boolean;
      allow_song_requests?: boolean;
      allow_jingles_after?: boolean;
      allow_song_requests_after?: boolean;
      /** @example #1f6feb */
      color?: string;
      /** @example #1f6feb */
      color2?: string | null;
      timezone?: string;
    };
    Login: {
      /** Format: password */
      key: string;
      user: components['schemas']['UserProfile'];
    };
    UserProfile: {
      pk: number;
      username: string;
      email: string;
      first_name: string;
      image: string;
      account_type: number;
      allows_reseller: boolean;
      stream_a_streaming_enabled: boolean;
    };
    Account: {
      pk: number;
      username: string;
      email: string;
      first_name: string;
      image: string;
      owner: components['schemas']['Owner'];
      account_type: number;
      /** @description 1 active, 2 suspended, 3 marked for deletion. */
      account_status: number;
      /** @enum {string} */
      account_status_display: 'Active' | 'Suspended' | 'Marked for deletion';
      panel_port: number;
      default_channel_port: number;
      port_range_min: number;
      port_range_max: number;
      stations_current: number;
      limit_stations: number;
      limit_streams: number;
      limit_listeners: number;
      limit_bitrate: number;
      limit_du: number;
      limit_traffic: number;
      stream_a_streaming_enabled: boolean;
      stream_b_streaming_enabled: boolean;
      stream_c_streaming_enabled: boolean;
      stream_d_streaming_enabled: boolean;
      geoblocking_enabled: boolean;
      stereo_tool_enabled: boolean;
      url_branding_enabled: boolean;
      website_enabled: boolean;
      tts_enabled: boolean;
      podcasts_enabled: boolean;
      save_dj_streams_enabled: boolean;
      backup_status: number;
      backup_auto_type: number;
      backup_auto_when: number;
      backup_quick: boolean;
      branded_url: string;
      branded_url_status: number;
      listeners_current: number;
      /** @description Disk space used, in megabytes. */
      du_current: number;
      /** @description Traffic of its listeners, in megabytes per month. */
      traffic_current: number;
    };
    /** @description The reseller or administrator that the account belongs to. */
    Owner: {
      pk: number;
      username: string;
      first_name: string;
    };
    NewAccount: {
      pk: number;
      username: string;
      email: string;
      first_name: string;
      image: string;
      owner: components['schemas']['Owner'];
      account_type: number;
      /** @description 1 active, 2 suspended, 3 marked for deletion. */
      account_status: number;
      /** @enum {string} */
      account_status_display: 'Active' | 'Suspended' | 'Marked for deletion';
      panel_port: number;
      default_channel_port: number;
      port_range_min: number;
      port_range_max: number;
      stations_current: number;
      limit_stations: number;
      limit_streams: number;
      limit_listeners: number;
      limit_bitrate: number;
      limit_du: number;
      limit_traffic: number;
      stream_a_streaming_enabled: boolean;
      stream_b_streaming_enabled: boolean;
      stream_c_streaming_enabled: boolean;
      stream_d_streaming_enabled: boolean;
      geoblocking_enabled: boolean;
      stereo_tool_enabled: boolean;
      url_branding_enabled: boolean;
      website_enabled: boolean;
      tts_enabled: boolean;
      podcasts_enabled: boolean;
      save_dj_streams_enabled: boolean;
      backup_status: number;
      backup_auto_type: number;
      backup_auto_when: number;
      backup_quick: boolean;
      branded_url: string;
      branded_url_status: number;
      listeners_current: number;
      /** @description Disk space used, in megabytes. */
      du_current: number;
      /** @description Traffic of its listeners, in megabytes per month. */
      traffic_current: number;
      is_active: boolean;
    };
    /**
     * @example {
     *       "username": "harbour",
     *       "email": "studio@harbour.example",
     *       "limit_listeners": 100
     *     }
     */
    NewAccountFields: {
      /** @example harbour */
      username: string;
      email: string;
      first_name?: string;
      image?: string;
      /** @description The reseller that the account belongs to. Only an administrator can set it; ignored from resellers. */
      owner?: number;
      panel_port?: number;
      default_channel_port?: number;
      port_range_min?: number;
      port_range_max?: number;
      limit_stations?: number;
      limit_streams?: number;
      limit_listeners?: number;
      limit_bitrate?: number;
      limit_du?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
      branded_url?: string;
      /** @enum {string} */
      server_type?: 'icecast' | 'shoutcast';
      /** Format: password */
      password: string;
    };
    /**
     * @example {
     *       "username": "harbour",
     *       "email": "studio@harbour.example"
     *     }
     */
    AccountFields: {
      /** @example harbour */
      username: string;
      email: string;
      first_name?: string;
      image?: string;
      /** @description The reseller that the account belongs to. Only an administrator can set it; ignored from resellers. */
      owner?: number;
      panel_port?: number;
      default_channel_port?: number;
      port_range_min?: number;
      port_range_max?: number;
      limit_stations?: number;
      limit_streams?: number;
      limit_listeners?: number;
      limit_bitrate?: number;
      limit_du?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
      branded_url?: string;
      /** @enum {string} */
      server_type?: 'icecast' | 'shoutcast';
    };
    AccountLogin: {
      /** Format: uri */
      url: string;
      /** Format: password */
      token: string;
    };
    Reseller: {
      pk: number;
      username: string;
      email: string;
      first_name: string;
      image: string;
      /** @description Number of accounts, including those marked for deletion. */
      accounts_current: number;
      limit_accounts: number;
      limit_listeners: number;
      limit_du: number;
      limit_bitrate: number;
      limit_traffic: number;
      stream_a_streaming_enabled: boolean;
      stream_b_streaming_enabled: boolean;
      stream_c_streaming_enabled: boolean;
      stream_d_streaming_enabled: boolean;
      geoblocking_enabled: boolean;
      stereo_tool_enabled: boolean;
      url_branding_enabled: boolean;
      website_enabled: boolean;
      tts_enabled: boolean;
      podcasts_enabled: boolean;
      save_dj_streams_enabled: boolean;
    };
    /**
     * @example {
     *       "username": "north",
     *       "email": "desk@north.example",
     *       "limit_accounts": 20
     *     }
     */
    NewResellerFields: {
      /** @example harbour */
      username: string;
      email: string;
      first_name?: string;
      image?: string;
      limit_accounts?: number;
      limit_listeners?: number;
      limit_du?: number;
      limit_bitrate?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
      /** Format: password */
      password: string;
    };
    /**
     * @example {
     *       "username": "north",
     *       "email": "desk@north.example"
     *     }
     */
    ResellerFields: {
      /** @example harbour */
      username: string;
      email: string;
      first_name?: string;
      image?: string;
      limit_accounts?: number;
      limit_listeners?: number;
      limit_du?: number;
      limit_bitrate?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
    };
    BroadcasterTemplate: {
      id: number;
      name: string;
      limit_stations: number;
      limit_streams: number;
      limit_bitrate: number;
      limit_listeners: number;
      limit_du: number;
      limit_traffic: number;
      stream_a_streaming_enabled: boolean;
      stream_b_streaming_enabled: boolean;
      stream_c_streaming_enabled: boolean;
      stream_d_streaming_enabled: boolean;
      geoblocking_enabled: boolean;
      stereo_tool_enabled: boolean;
      url_branding_enabled: boolean;
      website_enabled: boolean;
      tts_enabled: boolean;
      podcasts_enabled: boolean;
      save_dj_streams_enabled: boolean;
      /** @enum {string} */
      server_type: 'icecast' | 'shoutcast';
    };
    /**
     * @example {
     *       "name": "Small"
     *     }
     */
    BroadcasterTemplateFields: {
      name: string;
      limit_stations?: number;
      limit_streams?: number;
      limit_listeners?: number;
      limit_bitrate?: number;
      limit_du?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
      /** @enum {string} */
      server_type?: 'icecast' | 'shoutcast';
    };
    ResellerTemplate: {
      id: number;
      name: string;
      limit_accounts: number;
      limit_listeners: number;
      limit_du: number;
      limit_bitrate: number;
      limit_traffic: number;
      stream_a_streaming_enabled: boolean;
      stream_b_streaming_enabled: boolean;
      stream_c_streaming_enabled: boolean;
      stream_d_streaming_enabled: boolean;
      geoblocking_enabled: boolean;
      stereo_tool_enabled: boolean;
      url_branding_enabled: boolean;
      website_enabled: boolean;
      tts_enabled: boolean;
      podcasts_enabled: boolean;
      save_dj_streams_enabled: boolean;
    };
    /**
     * @example {
     *       "name": "Small"
     *     }
     */
    ResellerTemplateFields: {
      name: string;
      limit_accounts?: number;
      limit_listeners?: number;
      limit_du?: number;
      limit_bitrate?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
    };
    Exists: {
      exists: boolean;
    };
    AdministratorToken: {
      /** Format: password */
      token: string;
    };
    /**
     * @example {
     *       "username": "chief"
     *     }
     */
    AdministratorLogin: {
      username?: string | null;
      /** Format: password */
      password?: string | null;
    };
    PanelLink: {
      /** Format: uri */
      url: string;
    };
    /**
     * @example {
     *       "error": "Invalid credentials"
     *     }
     */
    RemoteError: {
      error: string;
    };
    /**
     * @example {
     *       "server_username": "chief",
     *       "username": "harbour"
     *     }
     */
    RemoteAccount: {
      server_username: string;
      /** Format: password */
      server_password: string;
      username: string;
    };
    Success: {
      /** @enum {boolean} */
      success: true;
    };
    /**
     * @example {
     *       "server_username": "chief",
     *       "username": "harbour"
     *     }
     */
    RemoteNewPassword: {
      server_username: string;
      /** Format: password */
      server_password: string;
      username: string;
      /** Format: password */
      new_password: string;
    };
    AllAccounts: {
      broadcasters: components['schemas']['Account'][];
    };
    TemplateNames: {
      broadcaster_templates: string[];
      reseller_templates: string[];
    };
    /**
     * @example {
     *       "server_username": "chief"
     *     }
     */
    ServerCredentials: {
      server_username: string;
      /** Format: password */
      server_password: string;
    };
    /**
     * @example {
     *       "server_username": "chief",
     *       "username": "harbour",
     *       "email": "studio@harbour.example",
     *       "template": "Small"
     *     }
     */
    RemoteNewAccount: {
      server_username: string;
      /** Format: password */
      server_password: string;
      /** @example harbour */
      username: string;
      email: string;
      /** Format: password */
      password: string;
      template: string;
      /** @enum {string} */
      server_type?: 'icecast' | 'shoutcast';
      limit_stations?: number;
      limit_streams?: number;
      limit_listeners?: number;
      limit_bitrate?: number;
      limit_du?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
    };
    /**
     * @example {
     *       "server_username": "chief",
     *       "username": "harbour",
     *       "template": "Small"
     *     }
     */
    RemoteUpdate: {
      server_username: string;
      /** Format: password */
      server_password: string;
      username: string;
      /** @description A template’s name, or `no_template` to set limits and features by the fields below. */
      template?: string;
      /** @description A template’s name, or `no_template` to set limits and features by the fields below. */
      config?: string;
      /** @description A template’s name, or `no_template` to set limits and features by the fields below. */
      option1?: string;
      /** @enum {string} */
      server_type?: 'icecast' | 'shoutcast';
      limit_stations?: number;
      limit_streams?: number;
      limit_listeners?: number;
      limit_bitrate?: number;
      limit_du?: number;
      limit_traffic?: number;
      stream_a_streaming_enabled?: boolean;
      stream_b_streaming_enabled?: boolean;
      stream_c_streaming_enabled?: boolean;
      stream_d_streaming_enabled?: boolean;
      geoblocking_enabled?: boolean;
      stereo_tool_enabled?: boolean;
      url_branding_enabled?: boolean;
      website_enabled?: boolean;
      tts_enabled?: boolean;
      podcasts_enabled?: boolean;
      save_dj_streams_enabled?: boolean;
    };
    /**
     * @example {
     *       "action": "backup",
     *       "backup_quick": true
     *     }
     */
    BackupOrder: {
      /** @enum {string} */
      action: 'backup' | 'save';
      /** @description For `backup`: leave out history and files. Default: false. */
      backup_quick?: boolean;
      /** @description For `save`: hour of the day in the station’s time zone. */
      when?: number;
      /** @description For `save`: 0 off, 1 daily, 2 weekly (on Mondays), 3 monthly (on the first day). */
      type?: number;
    };
    MigrationFailure: {
      /** @enum {boolean} */
      success: false;
    };
    Transfer: {
      /** @enum {boolean} */
      success: true;
      files: number;
    };
    TransferFailure: {
      /** @enum {boolean} */
      success: false;
      files: number;
    };
    EmailTemplate: {
      owner: number;
      language: string;
      /** @enum {string} */
      email_type: 'password_reset';
      subject: string;
      body: string;
    };
    /**
     * @example {
     *       "language": "en",
     *       "email_type": "password_reset",
     *       "subject": "A new password",
     *       "body": "Choose a new password: {link}"
     *     }
     */
    EmailTemplateFields: {
      /** @example en */
      language: string;
      /** @enum {string} */
      email_type: 'password_reset';
      subject: string;
      body: string;
    };
    License: {
      /** @description Whether the license covers `shoutcast` servers. */
      sc: boolean;
      key: string;
      version: string;
      last_version: string | null;
      info: {
        [key: string]: unknown;
      };
      changes: string[];
      update_available: boolean;
    };
    LicenseFields: {
      key: string;
      local_key: string;
      version: string;
      data: {
        [key: string]: unknown;
      };
    };
    LicenseKey: {
      license_key: string;
    };
    /**
     * @example {
     *       "email": "ana@radio.example"
     *     }
     */
    ForgottenPassword: {
      email: string;
    };
    NewPassword: {
      uid: string;
      token: string;
      /** Format: password */
      password: string;
    };
    Settings: {
      company_logo: string;
      company_name: string;
      company_favicon: string;
      copyright: string;
      smtp_host: string;
      smtp_port: number;
      smtp_username: string;
      smtp_password: null;
      smtp_sender: string;
      smtp_tls: boolean;
      smtp_ssl: boolean;
    };
    PublicSettings: {
      company_logo: string;
      company_name: string;
      company_favicon: string;
      copyright: string;
    };
    /**
     * @example {
     *       "company_name": "Radio Hafen",
     *       "smtp_host": "mail.example",
     *       "smtp_port": 587,
     *       "smtp_tls": true
     *     }
     */
    SettingsFields: {
      /**
       * Format: binary
       * @description A file (JPEG, PNG, WebP or GIF, at most 4096 pixels wide and high and 20 MiB), or the http or https URL of a picture, which is stored but never fetched. Null or "" removes the picture.
       * @example https://cdn.example/logo.png
       */
      company_logo?: Blob | null;
      company_name?: string;
      /**
       * Format: binary
       * @description A file (JPEG, PNG, WebP or GIF, at most 4096 pixels wide and high and 20 MiB), or the http or https URL of a picture, which is stored but never fetched. Null or "" removes the picture.
       * @example https://cdn.example/logo.png
       */
      company_favicon?: Blob | null;
      copyright?: string;
      smtp_host?: string;
      smtp_port?: number;
      smtp_username?: string;
      /** Format: password */
      smtp_password?: string | null;
      smtp_sender?: string;
      smtp_tls?: boolean;
      smtp_ssl?: boolean;
    };
    /**
     * @example {
     *       "subject": "Test",
     *       "recipient": "ana@radio.example",
     *       "body": "It works."
     *     }
     */
    TestEmail: {
      subject: string;
      recipient: string;
      body: string;
    };
    PermanentStatistics: {
      hostname: string;
      ip: string;
      os: string;
      cpu_cores: string;
      cpu_model: string;
    };
    DynamicStatistics: {
      broadsters_num: number;
      resellers_num: number;
      listeners_num: number;
      /** @description Incoming traffic in kilobits per second. */
      r_kbps: number;
      /** @description Outgoing traffic in kilobits per second. */
      t_kbps: number;
      /** @description Free bytes on the disk with the panel’s files. */
      du_free: number;
      du_total: number;
      /** @example 12.5 GB */
      du_free_readable: string;
      du_total_readable: string;
      /**
       * @description Uptime of the machine.
       * @example 3 days, 4:05:06
       */
      uptime: string;
      ram_free_megabytes: number;
      ram_total_megabytes: number;
      /**
       * @description Load of all cores.
       * @example 7.5%
       */
      cpu_load: string;
    };
    /**
     * @example {
     *       "email": "ana@radio.example",
     *       "first_name": "Ana"
     *     }
     */
    UserProfileFields: {
      email?: string;
      first_name?: string;
      image?: string;
      /** Format: password */
      password?: string;
      /** Format: password */
      password_current?: string;
    };
    /** @description `next` and `previous` are paths without a host. */
    LegacyMeta: {
      limit: number;
      next: string | null;
      offset: number;
      previous: string | null;
      total_count: number;
    };
    /**
     * @example {
     *       "error": "JSONP callback name is invalid."
     *     }
     */
    LegacyError: {
      error: string;
    };
    LegacyHistoryRecord: {
      id: number;
      all_music_id: number | null;
      jingle_id: number | null;
      album: string | null;
      author: string | null;
      author_other: string | null;
      comment: string | null;
      composer: string | null;
      genre: string | null;
      isrc: string | null;
      label: string | null;
      lyricist: string | null;
      performance_type: string | null;
      publisher: string | null;
      title: string | null;
      year: string | null;
      dj_name: string | null;
      img_fetched: boolean | null;
      /** @description Milliseconds. */
      length: number | null;
      metadata: string | null;
      n_listeners: number | null;
      playlist_title: string | null;
      img_url: string | null;
      img_medium_url: string | null;
      img_large_url: string | null;
      ts: string;
    };
    Dj: {
      id: number;
      server: number;
      name: string;
      active: boolean;
      connected: boolean;
      on_air: boolean;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type Token = components['schemas']['Token'];
export type FieldErrors = components['schemas']['FieldErrors'];
export type Detail = components['schemas']['Detail'];
export type Server = components['schemas']['Server'];
export type NotSignedIn = components['schemas']['NotSignedIn'];
export type Channel = components['schemas']['Channel'];
export type ChannelFields = components['schemas']['ChannelFields'];
export type HistoryRecord = components['schemas']['HistoryRecord'];
export type Playlist = components['schemas']['Playlist'];
export type PlaylistFields = components['schemas']['PlaylistFields'];
export type Podcast = components['schemas']['Podcast'];
export type PodcastFields = components['schemas']['PodcastFields'];
export type Ok = components['schemas']['Ok'];
export type TracksToRemove = components['schemas']['TracksToRemove'];
export type Votes = components['schemas']['Votes'];
export type GridAiring = components['schemas']['GridAiring'];
export type GridEvent = components['schemas']['GridEvent'];
export type GridEventFields = components['schemas']['GridEventFields'];
export type Login = components['schemas']['Login'];
export type UserProfile = components['schemas']['UserProfile'];
export type Account = components['schemas']['Account'];
export type Owner = components['schemas']['Owner'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewAccountFields = components['schemas']['NewAccountFields'];
export type AccountFields = components['schemas']['AccountFields'];
export type AccountLogin = components['schemas']['AccountLogin'];
export type Reseller = components['schemas']['Reseller'];
export type NewResellerFields = components['schemas']['NewResellerFields'];
export type ResellerFields = components['schemas']['ResellerFields'];
export type BroadcasterTemplate = components['schemas']['BroadcasterTemplate'];
export type BroadcasterTemplateFields = components['schemas']['BroadcasterTemplateFields'];
export type ResellerTemplate = components['schemas']['ResellerTemplate'];
export type ResellerTemplateFields = components['schemas']['ResellerTemplateFields'];
export type Exists = components['schemas']['Exists'];
export type AdministratorToken = components['schemas']['AdministratorToken'];
export type AdministratorLogin = components['schemas']['AdministratorLogin'];
export type PanelLink = components['schemas']['PanelLink'];
export type RemoteError = components['schemas']['RemoteError'];
export type RemoteAccount = components['schemas']['RemoteAccount'];
export type Success = components['schemas']['Success'];
export type RemoteNewPassword = components['schemas']['RemoteNewPassword'];
export type AllAccounts = components['schemas']['AllAccounts'];
export type TemplateNames = components['schemas']['TemplateNames'];
export type ServerCredentials = components['schemas']['ServerCredentials'];
export type RemoteNewAccount = components['schemas']['RemoteNewAccount'];
export type RemoteUpdate = components['schemas']['RemoteUpdate'];
export type BackupOrder = components['schemas']['BackupOrder'];
export type MigrationFailure = components['schemas']['MigrationFailure'];
export type Transfer = components['schemas']['Transfer'];
export type TransferFailure = components['schemas']['TransferFailure'];
export type EmailTemplate = components['schemas']['EmailTemplate'];
export type EmailTemplateFields = components['schemas']['EmailTemplateFields'];
export type License = components['schemas']['License'];
export type LicenseFields = components['schemas']['LicenseFields'];
export type LicenseKey = components['schemas']['LicenseKey'];
export type ForgottenPassword = components['schemas']['ForgottenPassword'];
export type NewPassword = components['schemas']['NewPassword'];
export type Settings = components['schemas']['Settings'];
export type PublicSettings = components['schemas']['PublicSettings'];
export type SettingsFields = components['schemas']['SettingsFields'];
export type TestEmail = components['schemas']['TestEmail'];
export type PermanentStatistics = components['schemas']['PermanentStatistics'];
export type DynamicStatistics = components['schemas']['DynamicStatistics'];
export type UserProfileFields = components['schemas']['UserProfileFields'];
export type LegacyMeta = components['schemas']['LegacyMeta'];
export type LegacyError = components['schemas']['LegacyError'];
export type LegacyHistoryRecord = components['schemas']['LegacyHistoryRecord'];
export type Dj = components['schemas']['Dj'];
export type $defs = Record<string, never>;
export interface operations {
  obtainToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          username: string;
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      /** @description The token. It expires after the panel’s `--token-life`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Token'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address, or with this name */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listServers: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The servers. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Server'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Server'][];
              };
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listChannels: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Channels. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Channel'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Channel'][];
              };
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createChannel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChannelFields'];
      };
    };
    responses: {
      /** @description The new channel. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channel. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ChannelFields'];
      };
    };
    responses: {
      /** @description The changed channel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeChannel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          bitrate?: number;
          s_type?: string;
          s_format?: string;
          mount_point?: string;
          active?: boolean;
          public?: boolean;
          autodj_enabled?: boolean;
          vendor_compatible?: boolean;
          proxy_enabled?: boolean;
          ssl_proxy_enabled?: boolean;
          allow_auth_listeners_only?: boolean;
          queue_size?: number;
          burst_size?: number;
        };
      };
    };
    responses: {
      /** @description The changed channel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listHistory: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description History records. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['HistoryRecord'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['HistoryRecord'][];
              };
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listPlaylists: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Playlists of the servers that you own. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Playlist'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Playlist'][];
              };
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaylistFields'];
      };
    };
    responses: {
      /** @description The new playlist. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readPlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The playlist. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replacePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PlaylistFields'];
      };
    };
    responses: {
      /** @description The changed playlist. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deletePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changePlaylist: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          name?: string;
          is_default?: boolean;
          is_random?: boolean;
          directory_name?: string;
          playlist_files_per_page?: number;
          current_track_order?: number;
        };
      };
    };
    responses: {
      /** @description The changed playlist. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Playlist'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listPodcasts: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Podcasts, including drafts. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Podcast'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Podcast'][];
              };
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createPodcast: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodcastFields'];
        'multipart/form-data': components['schemas']['PodcastFields'];
      };
    };
    responses: {
      /** @description The new podcast. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readPodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The podcast. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replacePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PodcastFields'];
        'multipart/form-data': components['schemas']['PodcastFields'];
      };
    };
    responses: {
      /** @description The changed podcast. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deletePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changePodcast: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          title?: string;
          description?: string;
          published?: boolean;
          /**
           * Format: binary
           * @description JPEG, PNG, WebP or GIF with at most 4096 pixels per side and 20 MiB. Null or "" removes the cover; any other text leaves it unchanged.
           */
          image?: Blob | null;
        };
        'multipart/form-data': {
          /** @example 1 */
          server?: number;
          title?: string;
          description?: string;
          published?: boolean;
          /**
           * Format: binary
           * @description JPEG, PNG, WebP or GIF with at most 4096 pixels per side and 20 MiB. Null or "" removes the cover; any other text leaves it unchanged.
           */
          image?: Blob | null;
        };
      };
    };
    responses: {
      /** @description The changed podcast. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  removeTracks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TracksToRemove'];
      };
    };
    responses: {
      /** @description The tracks were removed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  likeTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track’s votes, including this one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Votes'];
        };
      };
      /** @description A panel that accepts one vote per visitor may refuse a second vote */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description More votes from this address than `--votes-per-minute` */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  dislikeTrack: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The track’s votes, including this one. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Votes'];
        };
      };
      /** @description A panel that accepts one vote per visitor may refuse a second vote */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description More votes from this address than `--votes-per-minute` */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  rewindDj: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description The DJ has nothing on air */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listGrid: {
    parameters: {
      query?: {
        /** @description Id of a server; all servers by default. */
        server?: number;
        /** @description Start of the range. With `server` and `end_ts`, the events are expanded to airings. */
        start_ts?: number;
        /** @description End of the range (exclusive), at most 400 days and 50,000 airings after its start. */
        end_ts?: number;
        /** @description `1`: the range is in true Unix seconds. Otherwise it is in the station’s wall time, treated as if it were UTC. */
        utc?: '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Airings ordered by start, or stored events. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridAiring'][];
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GridEventFields'];
      };
    };
    responses: {
      /** @description The new event. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  clearGrid: {
    parameters: {
      query: {
        server: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events were deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ok'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The grid event. */
      200: {
        headers: {
          /** @description Changes with the response. */
          ETag?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description The response with the tag in `If-None-Match` is unchanged */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GridEventFields'];
      };
    };
    responses: {
      /** @description The changed grid event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeGridEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example 1 */
          server?: number;
          name?: string;
          /** @enum {string} */
          periodicity?: 'onetime' | 'periodic';
          /** @enum {string} */
          cast_type?: 'playlist' | 'radioshow' | 'relay' | 'rotation';
          break_track?: boolean;
          start_playlist_from_beginning?: boolean;
          /** Format: date */
          start_date?: string | null;
          /** Format: date */
          finish_date?: string | null;
          /** @example 20:00:00 */
          start_time?: string;
          /** @example 20:00:00 */
          finish_time?: string;
          wd_mon?: boolean;
          wd_tue?: boolean;
          wd_wed?: boolean;
          wd_thu?: boolean;
          wd_fri?: boolean;
          wd_sat?: boolean;
          wd_sun?: boolean;
          week_1?: boolean;
          week_2?: boolean;
          week_3?: boolean;
          week_4?: boolean;
          /** @example 1 */
          playlist?: number;
          /** @example 1 */
          playlist_after_radioshow?: number;
          rotation_after_radioshow?: number | null;
          /** @example 1 */
          dj?: number;
          rotation?: number | null;
          allow_jingles?: boolean;
          allow_song_requests?: boolean;
          allow_jingles_after?: boolean;
          allow_song_requests_after?: boolean;
          /** @example #1f6feb */
          color?: string;
          /** @example #1f6feb */
          color2?: string | null;
          timezone?: string;
        };
      };
    };
    responses: {
      /** @description The changed grid event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridEvent'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not a server of this account */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          username: string;
          /** Format: password */
          password: string;
        };
      };
    };
    responses: {
      /** @description The key and the profile of the account. The key expires after the panel’s `--session-life`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Login'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address, or with this name */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listBroadcasters: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Administrators get all accounts, resellers get their own accounts, and broadcasters get only themselves. Accounts marked for deletion are included until they are deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Account'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Account'][];
              };
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewAccountFields'];
      };
    };
    responses: {
      /** @description The new account. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewAccount'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Broadcasters have read access only */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountFields'];
      };
    };
    responses: {
      /** @description The changed account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Broadcasters have read access only */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account is marked for deletion. Repeating the request has no further effect. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Broadcasters have read access only */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example harbour */
          username?: string;
          email?: string;
          first_name?: string;
          image?: string;
          /** @description The reseller that the account belongs to. Only an administrator can set it; ignored from resellers. */
          owner?: number;
          panel_port?: number;
          default_channel_port?: number;
          port_range_min?: number;
          port_range_max?: number;
          limit_stations?: number;
          limit_streams?: number;
          limit_listeners?: number;
          limit_bitrate?: number;
          limit_du?: number;
          limit_traffic?: number;
          stream_a_streaming_enabled?: boolean;
          stream_b_streaming_enabled?: boolean;
          stream_c_streaming_enabled?: boolean;
          stream_d_streaming_enabled?: boolean;
          geoblocking_enabled?: boolean;
          stereo_tool_enabled?: boolean;
          url_branding_enabled?: boolean;
          website_enabled?: boolean;
          tts_enabled?: boolean;
          podcasts_enabled?: boolean;
          save_dj_streams_enabled?: boolean;
          branded_url?: string;
          /** @enum {string} */
          server_type?: 'icecast' | 'shoutcast';
        };
      };
    };
    responses: {
      /** @description The changed account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Broadcasters have read access only */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  suspendBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. Repeating the request has no further effect. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The account is marked for deletion */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  unsuspendBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. Repeating the request has no further effect. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The account is marked for deletion */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  logInBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A token for the station API, and a URL that contains it. It expires after the panel’s `--token-life`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountLogin'];
        };
      };
      /** @description The account is suspended or marked for deletion, or the panel has no `--public-url` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listResellers: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Resellers. Resellers marked for deletion are included until they are deleted. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['Reseller'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['Reseller'][];
              };
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createReseller: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewResellerFields'];
      };
    };
    responses: {
      /** @description The new reseller. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reseller'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readReseller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reseller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reseller'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceReseller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResellerFields'];
      };
    };
    responses: {
      /** @description The changed reseller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reseller'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteReseller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reseller is marked for deletion. Repeating the request has no further effect. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The reseller still has accounts */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeReseller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @example harbour */
          username?: string;
          email?: string;
          first_name?: string;
          image?: string;
          limit_accounts?: number;
          limit_listeners?: number;
          limit_du?: number;
          limit_bitrate?: number;
          limit_traffic?: number;
          stream_a_streaming_enabled?: boolean;
          stream_b_streaming_enabled?: boolean;
          stream_c_streaming_enabled?: boolean;
          stream_d_streaming_enabled?: boolean;
          geoblocking_enabled?: boolean;
          stereo_tool_enabled?: boolean;
          url_branding_enabled?: boolean;
          website_enabled?: boolean;
          tts_enabled?: boolean;
          podcasts_enabled?: boolean;
          save_dj_streams_enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description The changed reseller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Reseller'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  logInReseller: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key and the profile of the reseller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Login'];
        };
      };
      /** @description The reseller is suspended or marked for deletion */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listBroadcasterTemplates: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Broadcaster Templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['BroadcasterTemplate'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['BroadcasterTemplate'][];
              };
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createBroadcasterTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BroadcasterTemplateFields'];
      };
    };
    responses: {
      /** @description The new broadcaster template. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcasterTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readBroadcasterTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The broadcaster template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcasterTemplate'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceBroadcasterTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BroadcasterTemplateFields'];
      };
    };
    responses: {
      /** @description The changed broadcaster template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcasterTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteBroadcasterTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeBroadcasterTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name?: string;
          limit_stations?: number;
          limit_streams?: number;
          limit_listeners?: number;
          limit_bitrate?: number;
          limit_du?: number;
          limit_traffic?: number;
          stream_a_streaming_enabled?: boolean;
          stream_b_streaming_enabled?: boolean;
          stream_c_streaming_enabled?: boolean;
          stream_d_streaming_enabled?: boolean;
          geoblocking_enabled?: boolean;
          stereo_tool_enabled?: boolean;
          url_branding_enabled?: boolean;
          website_enabled?: boolean;
          tts_enabled?: boolean;
          podcasts_enabled?: boolean;
          save_dj_streams_enabled?: boolean;
          /** @enum {string} */
          server_type?: 'icecast' | 'shoutcast';
        };
      };
    };
    responses: {
      /** @description The changed broadcaster template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BroadcasterTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listResellerTemplates: {
    parameters: {
      query?: {
        /** @description Records per page. By default, all records as a bare array. */
        limit?: number;
        /** @description Number of records to skip; requires `limit`. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Reseller Templates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ResellerTemplate'][]
            | {
                count: number;
                /** Format: uri */
                next: string | null;
                /** Format: uri */
                previous: string | null;
                results: components['schemas']['ResellerTemplate'][];
              };
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  createResellerTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResellerTemplateFields'];
      };
    };
    responses: {
      /** @description The new reseller template. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResellerTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readResellerTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reseller template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResellerTemplate'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  replaceResellerTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ResellerTemplateFields'];
      };
    };
    responses: {
      /** @description The changed reseller template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResellerTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  deleteResellerTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It was deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeResellerTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name?: string;
          limit_accounts?: number;
          limit_listeners?: number;
          limit_du?: number;
          limit_bitrate?: number;
          limit_traffic?: number;
          stream_a_streaming_enabled?: boolean;
          stream_b_streaming_enabled?: boolean;
          stream_c_streaming_enabled?: boolean;
          stream_d_streaming_enabled?: boolean;
          geoblocking_enabled?: boolean;
          stereo_tool_enabled?: boolean;
          url_branding_enabled?: boolean;
          website_enabled?: boolean;
          tts_enabled?: boolean;
          podcasts_enabled?: boolean;
          save_dj_streams_enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description The changed reseller template. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ResellerTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  checkUsername: {
    parameters: {
      query: {
        username: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Names of accounts marked for deletion are taken, too. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Exists'];
        };
      };
      /** @description The name is missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many requests from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteLogInAdministrator: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AdministratorLogin'];
      };
    };
    responses: {
      /** @description A key for the header `Authorization: Token …`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AdministratorToken'];
        };
      };
      /** @description Username or password is missing or wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address, or with this name */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteLogIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteAccount'];
      };
    };
    responses: {
      /** @description The parameter `t` of the URL is a token for the station API. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PanelLink'];
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteChangePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteNewPassword'];
      };
    };
    responses: {
      /** @description The new password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Success'];
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteListBroadcasters: {
    parameters: {
      query: {
        server_username: string;
        server_password: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The accounts, including those of resellers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AllAccounts'];
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteReadBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteAccount'];
      };
    };
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteSuspendBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteAccount'];
      };
    };
    responses: {
      /** @description Done. Repeating the request has no further effect. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteUnsuspendBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteAccount'];
      };
    };
    responses: {
      /** @description Done. Repeating the request has no further effect. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteDeleteBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteAccount'];
      };
    };
    responses: {
      /** @description The account is deleted permanently after `--purge-after`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteListTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ServerCredentials'];
      };
    };
    responses: {
      /** @description The names. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateNames'];
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteCreateBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteNewAccount'];
      };
    };
    responses: {
      /** @description The account was created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  remoteUpdateBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RemoteUpdate'];
      };
    };
    responses: {
      /** @description The account if the template is `no_template`; an empty object if a template was applied. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'] | Record<string, never>;
        };
      };
      /** @description The credentials or a field are missing or invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RemoteError'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many failed logins from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  backUpBroadcaster: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        pk: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BackupOrder'];
      };
    };
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Account'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description No record has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  checkMigration: {
    parameters: {
      query: {
        /** @description A host in `--allow-migration-from`. */
        host: string;
        port?: number;
        /** @description Login on the host. */
        username: string;
        password: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The connection works. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {boolean} */
            success: true;
          };
        };
      };
      /** @description A parameter is missing or invalid; `not_allowed`: the host is not in `--allow-migration-from` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description No connection: unknown host, wrong host key, or wrong password */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MigrationFailure'];
        };
      };
    };
  };
  transferFiles: {
    parameters: {
      query: {
        /** @description A host in `--allow-migration-from`. */
        host: string;
        port?: number;
        /** @description Login on the host. */
        username: string;
        password: string;
        /** @description Name of the account of this panel that gets the files. */
        user: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All files are copied; `files` is the number of files. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Transfer'];
        };
      };
      /** @description A parameter is missing or invalid; `not_allowed`: the host is not in `--allow-migration-from`; or a transfer to this account is in progress */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Not all files are copied; `files` is the number of complete ones. The same request resumes the transfer */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransferFailure'];
        };
      };
    };
  };
  readEmailTemplate: {
    parameters: {
      query?: {
        /** @description A language code (`en`). */
        language?: string;
        /** @description Default: `password_reset`. */
        email_type?: 'password_reset';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The text for mails of this type. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplate'];
        };
      };
      /** @description Unknown type, or invalid language code */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  writeEmailTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailTemplateFields'];
      };
    };
    responses: {
      /** @description The stored text. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailTemplate'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  listEmailTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Pairs of value and label. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': [string, string][];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readLicense: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['License'];
        };
      };
      /** @description `not_found`: there is no license */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeLicense: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LicenseKey'];
      };
    };
    responses: {
      /** @description The license. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LicenseFields'];
        };
      };
      /** @description `invalid_key`: the vendor does not know the key */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  askForNewPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ForgottenPassword'];
      };
    };
    responses: {
      /** @description The mail server accepted the mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description `user_not_found`, `email_failed`, or `public_url_not_set` */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many requests from this address, or for this mailbox */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  setNewPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPassword'];
      };
    };
    responses: {
      /** @description The new password is set. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description `user_not_found`, `invalid_token`, or a password that is too short or too common */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many requests from this address */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description All settings for an administrator, the public ones for everybody else. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settings'] | components['schemas']['PublicSettings'];
        };
      };
      /** @description The token that was sent is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SettingsFields'];
        'multipart/form-data': components['schemas']['SettingsFields'];
      };
    };
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Settings'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  sendTestEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TestEmail'];
      };
    };
    responses: {
      /** @description The mail server has accepted the mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': Record<string, never>;
        };
      };
      /** @description A field is invalid, or the mail was not sent (`email_failed`, with the reason in `smtp_exception`) */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readPermanentStatistics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Name, address, system and processor. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PermanentStatistics'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readDynamicStatistics: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most a second old. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DynamicStatistics'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description Not for accounts of this role */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  readProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserProfile'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  changeProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['UserProfileFields'];
      };
    };
    responses: {
      /** @description The changed profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserProfile'];
        };
      };
      /** @description A field or parameter is invalid */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Not signed in, or the token is invalid or expired */
      401: {
        headers: {
          /** @description The required scheme. */
          'WWW-Authenticate'?: string;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NotSignedIn'];
        };
      };
      /** @description An unknown `format` */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Neither JSON nor HTML is accepted */
      406: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description The body is too large */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Unsupported media type */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
      /** @description Too many wrong passwords or new email addresses */
      429: {
        headers: {
          /** @description Seconds to wait. */
          'Retry-After'?: number;
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Detail'];
        };
      };
    };
  };
  legacyListServers: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Server'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadServers: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Server'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListChannels: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Channel'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadChannels: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Channel'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListHistory: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['LegacyHistoryRecord'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadHistory: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyHistoryRecord'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListDJs: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
        /** @description Id of a server; all servers by default. */
        server?: number;
        /** @description 1: only DJs that are active; 0: only the others. */
        active?: '0' | '1';
        /** @description 1: only DJs that are connected; 0: only the others. */
        connected?: '0' | '1';
        /** @description 1: only DJs that are on air; 0: only the others. */
        on_air?: '0' | '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Dj'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadDJs: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Dj'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListSchedule: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
        /** @description Id of a server; all servers by default. */
        server?: number;
        /** @description Start of the range. With `server` and `end_ts`, the events are expanded to airings. */
        start_ts?: number;
        /** @description End of the range (exclusive), at most 400 days and 50,000 airings after its start. */
        end_ts?: number;
        /** @description `1`: the range is in true Unix seconds. Otherwise it is in the station’s wall time, treated as if it were UTC. */
        utc?: '1';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['GridAiring'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadSchedule: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GridAiring'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  legacyListPodcasts: {
    parameters: {
      query?: {
        /** @description Default 20, maximum 1000; 0 means 1000. */
        limit?: number;
        /** @description Number of objects to skip. */
        offset?: number;
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
        /** @description Id of a server; all servers by default. */
        server?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            meta: components['schemas']['LegacyMeta'];
            objects: components['schemas']['Podcast'][];
          };
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
    };
  };
  legacyReadPodcasts: {
    parameters: {
      query?: {
        format?: 'json' | 'jsonp';
        /** @description Name of the JSONP callback. */
        callback?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The object. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Podcast'];
          'text/javascript': string;
        };
      };
      /** @description A parameter is wrong */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegacyError'];
        };
      };
      /** @description No object has this id */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}

/** Method and path of the operations that need an account; all others are sent without a token. */
export const protectedOperations: readonly string[] = [
  'POST /api/v2/channels/',
  'PUT /api/v2/channels/{id}/',
  'PATCH /api/v2/channels/{id}/',
  'DELETE /api/v2/channels/{id}/',
  'GET /api/v2/playlists/',
  'POST /api/v2/playlists/',
  'GET /api/v2/playlists/{id}/',
  'PUT /api/v2/playlists/{id}/',
  'PATCH /api/v2/playlists/{id}/',
  'DELETE /api/v2/playlists/{id}/',
  'POST /api/v2/podcasts/',
  'PUT /api/v2/podcasts/{id}/',
  'PATCH /api/v2/podcasts/{id}/',
  'DELETE /api/v2/podcasts/{id}/',
  'POST /api/v2/music/remove/',
  'POST /api/v2/djs/{id}/rewind/',
  'POST /api/v2/grid/',
  'DELETE /api/v2/grid/clear/',
  'PUT /api/v2/grid/{id}/',
  'PATCH /api/v2/grid/{id}/',
  'DELETE /api/v2/grid/{id}/',
  'GET /api/v1/broadcasters/',
  'POST /api/v1/broadcasters/',
  'GET /api/v1/broadcasters/{pk}/',
  'PUT /api/v1/broadcasters/{pk}/',
  'PATCH /api/v1/broadcasters/{pk}/',
  'DELETE /api/v1/broadcasters/{pk}/',
  'POST /api/v1/broadcasters/{pk}/suspend/',
  'POST /api/v1/broadcasters/{pk}/unsuspend/',
  'POST /api/v1/broadcasters/{pk}/login/',
  'GET /api/v1/resellers/',
  'POST /api/v1/resellers/',
  'GET /api/v1/resellers/{pk}/',
  'PUT /api/v1/resellers/{pk}/',
  'PATCH /api/v1/resellers/{pk}/',
  'DELETE /api/v1/resellers/{pk}/',
  'POST /api/v1/resellers/{pk}/login/',
  'GET /api/v1/templates/broadcasters/',
  'POST /api/v1/templates/broadcasters/',
  'GET /api/v1/templates/broadcasters/{pk}/',
  'PUT /api/v1/templates/broadcasters/{pk}/',
  'PATCH /api/v1/templates/broadcasters/{pk}/',
  'DELETE /api/v1/templates/broadcasters/{pk}/',
  'GET /api/v1/templates/resellers/',
  'POST /api/v1/templates/resellers/',
  'GET /api/v1/templates/resellers/{pk}/',
  'PUT /api/v1/templates/resellers/{pk}/',
  'PATCH /api/v1/templates/resellers/{pk}/',
  'DELETE /api/v1/templates/resellers/{pk}/',
  'POST /api/v1/broadcasters/{pk}/backup/',
  'GET /api/v1/before_migration_check/',
  'GET /api/v1/migration_file_transfer/',
  'GET /api/v1/templates/email/',
  'PUT /api/v1/templates/email/',
  'GET /api/v1/templates/email/types/',
  'GET /api/v1/license/',
  'PUT /api/v1/license/',
  'GET /api/v1/settings/',
  'PUT /api/v1/settings/',
  'POST /api/v1/settings/test_email/',
  'GET /api/v1/settings/permanent_stats/',
  'GET /api/v1/settings/dynamic_stats/',
  'GET /api/v1/user_profile/',
  'PUT /api/v1/user_profile/',
];
