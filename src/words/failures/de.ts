/** The sentences for failures in German: in a file of their own, because most pages never need them. */
import type { FailureWords } from '../words.js';

export const failures: FailureWords = {
  missing: 'Hier fehlt noch der Sender: base-url mit der Adresse des Panels angeben.',
  address: 'Die base-url hier ist keine Adresse.',
  station: 'Die station hier kann nicht der Name eines Senders sein.',
  insecure: 'Diese Seite ist sicher, das Panel nicht: Fragen Sie Ihren Anbieter nach der https-Adresse.',
  blocked: 'Die Content-Security-Policy dieser Seite erlaubt das Panel nicht.',
  offline: 'Sie sind offline.',
  notFound: 'Unter dieser Adresse ist kein Panel.',
  server: 'Das Panel kennt diese Servernummer nicht.',
  refused: 'Das Panel hat die Antwort verweigert ({}).',
  unreadable: 'Die Antwort des Panels ist nicht lesbar. Neuer Versuch läuft.',
  part: 'Eine Datei lädt nicht. Laden Sie die Seite neu. Liegt der Ordner „parts“ neben onair.js?',
};
