/** The words in Italian. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'In onda',
  live: 'In diretta',
  jingle: 'Jingle',
  lastPlayed: 'Ultimo brano: {}',
  asOf: 'aggiornato: {}',
  nothing: 'Ancora niente in onda',
  noAnswer: 'La radio non risponde. Nuovo tentativo in corso.',
};

export const history: HistoryWords = {
  nothing: 'Ancora nessun brano trasmesso',
};

export const failures: FailureWords = {
  missing: 'Qui manca la radio: indica in base-url l’indirizzo del tuo pannello.',
  address: 'Il base-url indicato qui non è un indirizzo.',
  insecure: 'Questa pagina è sicura, l’indirizzo del pannello no: chiedi al tuo provider l’indirizzo https.',
  blocked: 'La Content-Security-Policy di questa pagina non consente il pannello.',
  offline: 'Sei offline.',
  notFound: 'A questo indirizzo non c’è nessun pannello.',
  server: 'Il pannello non conosce questo numero di server.',
  refused: 'Il pannello si è rifiutato di rispondere ({}).',
  unreadable: 'La risposta del pannello non è leggibile. Nuovo tentativo in corso.',
};

export const legacy: LegacyWords = {
  tooOld: 'Questo browser è troppo vecchio per mostrare la radio.',
};

export const votes: VoteWords = {
  voteOn: 'Il tuo voto: {}',
  like: 'Mi piace',
  dislike: 'Non mi piace',
  live: 'Le dirette non si possono votare.',
  jingle: 'I jingle non si possono votare.',
  nothing: 'Niente in onda da votare.',
  counted: 'Grazie, il tuo voto conta.',
  sent: 'Il tuo voto è stato inviato.',
  repeated: 'Hai già votato questo brano.',
  offline: 'Voto non inviato: sei offline.',
  blocked: 'Voto non inviato: questa pagina non lo consente.',
  gone: 'Voto annullato: la radio non ha più questo brano.',
  refused: 'Voto annullato: la radio lo ha rifiutato.',
  likes: 'I tuoi preferiti',
  noLikes: 'Quello che ti piace resta qui, solo in questo browser.',
  copy: 'Copia',
  copied: 'Copiato.',
  selected: 'Selezionato, pronto da copiare.',
  save: 'Salva come testo',
  clear: 'Svuota',
  reallyClear: 'Svuotare davvero?',
};
