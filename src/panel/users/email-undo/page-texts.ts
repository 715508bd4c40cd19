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
  title: 'Restore your email address',
  question: 'This restores your previous email address and ends all sessions of the account.',
  undo: 'Undo the change',
  done: 'Your previous email address is restored and all sessions have ended. The person who changed it may know your password.',
  password: 'Choose a new password',
  link: 'This link has already been used, or is more than seven days old.',
  throttled: 'Too many attempts. Try again in a few minutes.',
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
