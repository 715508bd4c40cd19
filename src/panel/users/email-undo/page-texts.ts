/** The texts of the page that takes a change of an email address back, in the languages of its mail. */

export interface UndoPageTexts {
  language: string;
  title: string;
  question: string;
  undo: string;
  done: string;
  password: string;
  link: string;
  throttled: string;
}

const english: UndoPageTexts = {
  language: 'en',
  title: 'Your earlier email address',
  question: 'This brings your earlier address back, and signs everybody out of the account.',
  undo: 'Take the change back',
  done: 'Your earlier address is back, and everybody is signed out. Whoever changed it may know your password.',
  password: 'Choose a new password',
  link: 'This link was used already, or is older than seven days.',
  throttled: 'Too many tries. Wait a few minutes.',
};

const german: UndoPageTexts = {
  language: 'de',
  title: 'Ihre frühere E-Mail-Adresse',
  question: 'Damit gilt Ihre frühere Adresse wieder, und alle werden vom Konto abgemeldet.',
  undo: 'Änderung rückgängig machen',
  done: 'Ihre frühere Adresse gilt wieder, und alle sind abgemeldet. Wer sie geändert hat, kennt vielleicht Ihr Passwort.',
  password: 'Ein neues Passwort wählen',
  link: 'Dieser Link wurde schon benutzt oder ist älter als sieben Tage.',
  throttled: 'Zu viele Versuche. Warten Sie ein paar Minuten.',
};

export function undoPageTexts(language: string): UndoPageTexts {
  return /^de\b/i.test(language) ? german : english;
}
