/** The words in German. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'Auf Sendung',
  live: 'Live',
  jingle: 'Jingle',
  lastPlayed: 'Zuletzt lief um {}',
  asOf: 'Stand {}',
  nothing: 'Noch nichts auf Sendung',
  noAnswer: 'Der Sender antwortet nicht. Neuer Versuch läuft.',
};

export const history: HistoryWords = {
  nothing: 'Noch nichts gespielt',
};

export const failures: FailureWords = {
  missing: 'Hier fehlt noch der Sender: base-url mit der Adresse des Panels angeben.',
  address: 'Die base-url hier ist keine Adresse.',
  insecure:
    'Diese Seite ist sicher, die Adresse des Panels nicht: Fragen Sie Ihren Anbieter nach der https-Adresse',
  blocked: 'Die Content-Security-Policy dieser Seite erlaubt das Panel nicht.',
  offline: 'Sie sind offline.',
  notFound: 'Unter dieser Adresse ist kein Panel.',
  server: 'Das Panel kennt diese Servernummer nicht.',
  refused: 'Das Panel hat die Antwort verweigert ({}).',
  unreadable: 'Die Antwort des Panels ist nicht lesbar. Neuer Versuch läuft.',
};

export const legacy: LegacyWords = {
  tooOld: 'Dieser Browser ist zu alt, um den Sender zu zeigen.',
};
