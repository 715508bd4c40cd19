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
  title: 'Choose a new password',
  password: 'New password',
  rule: 'Use at least 8 characters, and not a common password.',
  save: 'Save',
  done: 'Your password has been changed. All sessions of the account have ended.',
  link: 'This link has already been used, or is more than an hour old. Request a new one.',
  short: 'This password is too short or too common.',
  throttled: 'Too many attempts. Try again in a few minutes.',
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
