import type { RequestWords } from '../request-words.js';
import type { Translated } from '../tag-words.js';

export const requests: Translated<RequestWords> = {
  search: 'Musikwunsch suchen',
  request: 'Wünschen',
  requested: 'Gewünscht',
  found: 'Gefundene Titel: {}',
  none: 'Keine Titel gefunden.',
  more: 'Mehr anzeigen',
  own: 'Ihre Musikwünsche',
  approved: 'Wird bald gespielt',
  pending: 'Wartet auf die Freigabe des Senders',
  played: 'Gespielt',
  gone: 'Wird nicht gespielt',
  off: 'Musikwünsche sind gerade nicht möglich.',
  offNext: 'Musikwünsche sind gerade nicht möglich. Nächstes Mal: {}',
  full: 'Der Sender hat gerade so viele Wünsche, wie er spielen kann. Versuchen Sie es später noch einmal.',
  queued: 'Dieser Titel wurde bereits gewünscht.',
  soon: 'Dieser Titel wurde vor Kurzem gespielt oder gewünscht. Wählen Sie einen anderen.',
  limit: 'Mehr Wünsche sind gerade nicht möglich. Versuchen Sie es später noch einmal.',
  unknown: 'Der Sender hat diesen Titel nicht mehr.',
  unspecified:
    'Der Sender hat diesen Wunsch nicht angenommen: Vielleicht ist es zu früh, der Titel ist schon vorgemerkt oder die Höchstzahl ist erreicht.',
  lost: 'Keine Antwort: Ihr Wunsch ist vielleicht nicht angekommen. Versuchen Sie es noch einmal.',
  failed: 'Die Titel können gerade nicht geladen werden. Neuer Versuch …',
  unsupported: 'Dieser Sender nimmt keine Musikwünsche an.',
};
