/** The words of votes in German: in a file of their own, because most pages have no votes. */
import type { VoteWords } from '../words.js';

export const votes: VoteWords = {
  voteOn: 'Ihre Stimme zu {}',
  like: 'Gefällt mir',
  dislike: 'Gefällt mir nicht',
  live: 'Über Live-Sendungen wird nicht abgestimmt.',
  unknown: 'Der Sender kennt diesen Titel nicht: keine Abstimmung.',
  jingle: 'Über Jingles wird nicht abgestimmt.',
  show: 'Über Sendungen wird nicht abgestimmt.',
  nothing: 'Gerade läuft nichts zum Abstimmen.',
  counted: 'Danke, Ihre Stimme zählt.',
  sent: 'Ihre Stimme ist abgeschickt.',
  repeated: 'Hierzu haben Sie schon abgestimmt.',
  offline: 'Nicht abgeschickt: Sie sind offline.',
  blocked: 'Nicht abgeschickt: Diese Seite erlaubt es nicht.',
  gone: 'Zurückgenommen: Der Sender hat diesen Titel nicht mehr.',
  throttled: 'Zurückgenommen: zu viele Stimmen aus Ihrem Netz. Versuchen Sie es in einer Minute wieder.',
  refused: 'Zurückgenommen: Der Sender hat sie abgelehnt.',
  likes: 'Gefiel mir',
  noLikes: 'Was Ihnen gefällt, steht dann hier, nur in diesem Browser.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  selected: 'Markiert, zum Kopieren.',
  save: 'Als Text speichern',
  clear: 'Leeren',
  reallyClear: 'Wirklich leeren?',
};
