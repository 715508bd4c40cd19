/** The words in Dutch. */
import type { FailureWords, HistoryWords, LegacyWords, OnAirWords, VoteWords } from './words.js';

export const onAir: OnAirWords = {
  onAir: 'Nu te horen',
  live: 'Live',
  jingle: 'Jingle',
  lastPlayed: 'Laatst gedraaid om {}',
  asOf: 'bijgewerkt om {}',
  nothing: 'Nog niets te horen',
  noAnswer: 'De zender reageert niet. We proberen het opnieuw.',
};

export const history: HistoryWords = {
  nothing: 'Nog niets gedraaid',
};

export const failures: FailureWords = {
  missing: 'Hier ontbreekt de zender nog: geef in base-url het adres van je paneel op.',
  address: 'De base-url hier is geen adres.',
  insecure: 'Deze pagina is beveiligd, het adres van het paneel niet: vraag je provider om het https-adres.',
  blocked: 'De Content-Security-Policy van deze pagina staat het paneel niet toe.',
  offline: 'Je bent offline.',
  notFound: 'Op dit adres is geen paneel.',
  server: 'Het paneel kent dit servernummer niet.',
  refused: 'Het paneel weigerde te antwoorden ({}).',
  unreadable: 'Het antwoord van het paneel is onleesbaar. We proberen het opnieuw.',
};

export const legacy: LegacyWords = {
  tooOld: 'Deze browser is te oud om de zender te tonen.',
};

export const votes: VoteWords = {
  voteOn: 'Jouw stem: {}',
  like: 'Vind ik leuk',
  dislike: 'Vind ik niet leuk',
  live: 'Op live-uitzendingen kun je niet stemmen.',
  jingle: 'Op jingles kun je niet stemmen.',
  nothing: 'Er is nu niets om op te stemmen.',
  counted: 'Bedankt, je stem telt mee.',
  sent: 'Je stem is verstuurd.',
  repeated: 'Je hebt hier al op gestemd.',
  offline: 'Niet verstuurd: je bent offline.',
  blocked: 'Niet verstuurd: deze pagina staat het niet toe.',
  gone: 'Teruggedraaid: de zender heeft dit nummer niet meer.',
  refused: 'Teruggedraaid: de zender heeft je stem geweigerd.',
  likes: 'Jouw favorieten',
  noLikes: 'Wat je leuk vindt, wordt hier bewaard, alleen in deze browser.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd.',
  selected: 'Geselecteerd, klaar om te kopiëren.',
  save: 'Opslaan als tekst',
  clear: 'Wissen',
  reallyClear: 'Echt wissen?',
};
