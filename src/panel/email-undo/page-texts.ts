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
  title: 'The email address before',
  question: 'The address before counts again, and everybody who is signed in to the account is signed out.',
  undo: 'Take the change back',
  done: 'The address before counts again, and everybody is signed out. Whoever changed it may know the password.',
  password: 'Choose a new password',
  link: 'This link was used already, or is older than seven days.',
  throttled: 'Too many tries. Wait a few minutes.',
};

const german: UndoPageTexts = {
  language: 'de',
  title: 'Die vorige E-Mail-Adresse',
  question: 'Die vorige Adresse gilt dann wieder, und alle, die im Konto angemeldet sind, werden abgemeldet.',
  undo: 'Änderung rückgängig machen',
  done: 'Die vorige Adresse gilt wieder, und alle sind abgemeldet. Wer sie geändert hat, kennt vielleicht das Passwort.',
  password: 'Ein neues Passwort wählen',
  link: 'Dieser Link wurde schon benutzt oder ist älter als sieben Tage.',
  throttled: 'Zu viele Versuche. Warten Sie ein paar Minuten.',
};

export function undoPageTexts(language: string): UndoPageTexts {
  return /^de\b/i.test(language) ? german : english;
}
