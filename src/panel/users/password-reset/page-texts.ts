/** The texts of the page for a new password, in the languages of the built-in mails. */

export interface ResetPageTexts {
  language: string;
  title: string;
  password: string;
  rule: string;
  save: string;
  done: string;
  link: string;
  short: string;
  throttled: string;
  unreachable: string;
}

const english: ResetPageTexts = {
  language: 'en',
  title: 'A new password',
  password: 'New password',
  rule: 'At least 8 characters, and none of the commonest passwords.',
  save: 'Save',
  done: 'The new password counts from now on. Everybody who was signed in is signed out.',
  link: 'This link was used already, or is older than an hour. Ask for a new one.',
  short: 'This password does not do: it is too short, or one of the commonest.',
  throttled: 'Too many tries. Wait a few minutes.',
  unreachable: 'The panel can’t be reached. Try again.',
};

const german: ResetPageTexts = {
  language: 'de',
  title: 'Ein neues Passwort',
  password: 'Neues Passwort',
  rule: 'Mindestens 8 Zeichen, und keines der häufigsten Passwörter.',
  save: 'Speichern',
  done: 'Das neue Passwort gilt ab jetzt. Alle, die angemeldet waren, sind abgemeldet.',
  link: 'Dieser Link wurde schon benutzt oder ist älter als eine Stunde. Fordern Sie einen neuen an.',
  short: 'Dieses Passwort geht nicht: Es ist zu kurz oder eines der häufigsten.',
  throttled: 'Zu viele Versuche. Warten Sie ein paar Minuten.',
  unreachable: 'Das Panel ist nicht erreichbar. Versuchen Sie es noch einmal.',
};

export function resetPageTexts(language: string): ResetPageTexts {
  return /^de\b/i.test(language) ? german : english;
}
