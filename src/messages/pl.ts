/** The words in Polish. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'Na antenie',
  live: 'Na żywo',
  jingle: 'Dżingiel',
  lastPlayed: 'Ostatnio grane o {}',
  asOf: 'stan na {}',
  nothing: 'Na antenie jeszcze nic nie ma',
  noAnswer: 'Stacja nie odpowiada. Próbujemy ponownie.',
};

export const history: HistoryWords = {
  nothing: 'Jeszcze nic nie zagrano',
};

export const failures: FailureWords = {
  missing: 'Brakuje tu stacji: podaj w base-url adres swojego panelu.',
  address: 'Podany tu base-url nie jest adresem.',
  insecure: 'Ta strona jest bezpieczna, a adres panelu nie: poproś swojego dostawcę o adres https.',
  blocked: 'Content-Security-Policy tej strony nie zezwala na panel.',
  offline: 'Brak połączenia z internetem.',
  notFound: 'Pod tym adresem nie ma panelu.',
  server: 'Panel nie zna tego numeru serwera.',
  refused: 'Panel odmówił odpowiedzi ({}).',
  unreadable: 'Nie da się odczytać odpowiedzi panelu. Próbujemy ponownie.',
};

export const legacy: LegacyWords = {
  tooOld: 'Ta przeglądarka jest zbyt stara, aby pokazać stację.',
};

export const votes: VoteWords = {
  voteOn: 'Twój głos: {}',
  like: 'Podoba mi się',
  dislike: 'Nie podoba mi się',
  live: 'Na audycje na żywo nie można głosować.',
  jingle: 'Na dżingle nie można głosować.',
  nothing: 'Na antenie nie ma na co głosować.',
  counted: 'Dziękujemy, Twój głos się liczy.',
  sent: 'Twój głos został wysłany.',
  repeated: 'Ten utwór ma już Twój głos.',
  offline: 'Nie wysłano: brak połączenia z internetem.',
  blocked: 'Nie wysłano: ta strona na to nie pozwala.',
  gone: 'Cofnięto: stacja nie ma już tego utworu.',
  refused: 'Cofnięto: stacja odrzuciła głos.',
  likes: 'Twoje ulubione',
  noLikes: 'To, co Ci się spodoba, zostaje tutaj, tylko w tej przeglądarce.',
  copy: 'Kopiuj',
  copied: 'Skopiowano.',
  selected: 'Zaznaczono, gotowe do skopiowania.',
  save: 'Zapisz jako tekst',
  clear: 'Wyczyść',
  reallyClear: 'Na pewno wyczyścić?',
};
