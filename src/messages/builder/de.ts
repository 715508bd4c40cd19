/** The builder's page, in German. */
import type { BuilderWords } from './words.js';

export const builder: BuilderWords = {
  texts: {
    Accent: 'Akzent',
    Surface: 'Fläche',
    Hour: 'Stunde',
    'Progress line, live dot, and the tone of placeholders.':
      'Fortschritt, Punkt „auf Sendung“ und Ton der Platzhalter.',
    'Button, slider and live dot.': 'Knopf, Regler und Punkt „auf Sendung“.',
    'The dot of the track on air, and the tone of placeholders.':
      'Punkt des laufenden Titels und Ton der Platzhalter.',
    'The chosen button.': 'Der gewählte Knopf.',
    'The now line, today, and the edge of shows without a colour.':
      'Die Jetzt-Linie, der heutige Tag und der Rand von Sendungen ohne Farbe.',
    'What plays, and the tone of placeholders.': 'Was spielt, und Ton der Platzhalter.',
    'Background of the card: 4 % of the text colour unless set.':
      'Grund der Karte; sonst 4 % der Schriftfarbe.',
    'Background: 4 % of the text colour unless set.': 'Grund; sonst 4 % der Schriftfarbe.',
    'Height of an hour in the grid.': 'Höhe einer Stunde im Raster.',
  },

  title: 'Ihr Sender auf Ihrer Seite',
  lede: 'Wählen, ansehen, kopieren. Was Sie wählen, steht in der Adresse dieser Seite: Schicken Sie sie dem, der Ihre Website betreut.',
  notLoaded: 'Die Liste der Tags ist nicht gekommen. Laden Sie diese Seite neu.',

  station: 'Sender',
  address: 'Adresse Ihres Panels',
  addressHelp: 'Mit dem Port, etwa https://panel.example:8080',
  use: 'Übernehmen',
  asking: 'Das Panel wird gefragt …',
  found: 'Das Panel antwortet und hat {count} Sender.',
  foundOne: 'Das Panel antwortet.',
  closed:
    'Dort antwortet etwas, das diese Seite nicht lesen darf, wie bei alten Panels (CORS). Tags nehmen dann JSONP: Zeigt die Vorschau Ihren Sender, ist alles gut.',
  useInstead: '{address} nehmen',
  check: 'Dieses Panel ganz prüfen',
  stationLabel: 'Sender',
  stationNumber: 'Nummer des Senders',
  stationMissing: 'Sender {server}, den das Panel nicht hat',

  show: 'Was gezeigt wird',
  showHelp: 'Eines oder mehrere. Sie stehen auf der Seite, wie Sie sie nacheinander wählen.',
  settingsOf: 'Einstellungen von „{tag}“',
  earlier: '„{tag}“ nach oben',
  later: '„{tag}“ nach unten',
  noSettings: 'Hier ist nichts einzustellen.',
  standard: 'Nicht gesetzt',
  standardIs: 'Nicht gesetzt ({value})',

  looks: 'Farben und Ecken',
  looksHelp: 'Schrift und Farben kommen von Ihrer Seite. Setzen Sie nur, was anders sein soll.',
  fromPage: 'von der Seite',
  pick: 'Farbe aussuchen: {token}',
  unset: 'Wegnehmen: {token}',
  corners: 'Ecken',
  square: 'Eckig',
  soft: 'Weich',
  round: 'Rund',
  rounder: 'Runder',
  yourPage: 'Die Farben Ihrer Seite',
  yourPageHelp: 'Für Vorschau und Kontrast. Kopiert werden sie nicht.',
  ground: 'Grund',
  text: 'Schrift',
  contrastText:
    'Die Schrift hat auf ihrem Grund einen Kontrast von {ratio} : 1. Unter 4,5 ist sie schlecht zu lesen.',
  contrastAccent:
    'Der Akzent hat auf seinem Grund einen Kontrast von {ratio} : 1. Unter 4,5 ist er schlecht zu erkennen.',
  contrastGood: 'Kontrast: Schrift {text} : 1, Akzent {accent} : 1.',
  noColour: '„{value}“ ist keine Farbe, die Browser kennen.',

  words: 'Sprache und Ton',
  asPage: 'Wie die Seite',
  more: 'Mehr für alle',

  byEar: 'Verzögerung nach Gehör',
  byEarHelp:
    'Hörer hören einen Titel später, als das Studio ihn spielt. Spielen Sie den Sender hier ab und drücken Sie „Jetzt“, wenn Sie den nächsten Titel beginnen hören: Dann wechseln die Tags mit dem Ton.',
  play: 'Sender abspielen',
  stop: 'Anhalten',
  now: 'Jetzt',
  onceMore: 'Noch einmal',
  wait: 'Im Studio: „{title}“. Warten Sie auf den nächsten Titel.',
  waitFirst: 'Warten Sie auf den nächsten Titel.',
  begun: 'Im Studio hat „{title}“ begonnen. Drücken Sie, sobald Sie ihn beginnen hören.',
  whichTitle: 'Das Panel wird sagen, welcher Titel das war …',
  behind: 'Sie hören den Sender {seconds} Sekunden später. Die Verzögerung ist gesetzt.',
  behindOne: 'Sie hören den Sender 1 Sekunde später. Die Verzögerung ist gesetzt.',
  tooLong: 'Das waren mehr als zehn Minuten. Warten Sie auf den nächsten Titel.',
  noStream: 'Das Panel nennt keinen Stream, den diese Seite abspielen darf.',
  brokenStream: 'Der Sender spielt hier nicht. Schreiben Sie die Verzögerung in das Feld darüber.',

  preview: 'Vorschau',
  previewFrame: 'Vorschau der Tags',
  previewHelp: 'Ihr Sender, live. Bewertungen werden von hier nicht abgeschickt.',
  width: 'Breite',
  pixels: '{width} px',
  scaled: 'gezeigt zu {percent} %',
  scheme: 'Seite',
  light: 'Hell',
  dark: 'Dunkel',
  rightToLeft: 'Von rechts nach links',
  offAir: 'Sendepause',
  offAirNote:
    'Die Vorschau tut so, als habe der letzte Titel vor sechs Stunden geendet und als sei das Programm leer. Alles andere ist von Ihrem Sender.',
  nothingChosen: 'Wählen Sie oben, was gezeigt wird.',
  noPanel: 'Geben Sie oben die Adresse Ihres Panels an.',

  outputs: 'Für Ihre Website',
  outputsHelp:
    'Nehmen Sie das Erste, das Ihre Website erlaubt. Zeigt Ihre Seite dann Code oder nichts, entfernt ihr Editor Skripte: Nehmen Sie den Rahmen oder den Link.',
  fixed: 'Nur genau diese Dateien (integrity)',
  fixedHelp:
    'Browser weisen dann ein geändertes onair.js oder embed.js zurück. Ein Panel hält die Dateien einer Version: Kopieren Sie die Zeilen nach jedem seiner Updates neu.',
  copy: 'Kopieren',
  copyOf: 'Kopieren: {name}',
  copied: 'Kopiert',
  copyYourself:
    'Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopieren Sie ihn mit Strg + C oder ⌘ C.',
  script: 'Skript und Tag',
  scriptFor: 'Handgemachte Seiten und Editoren, die HTML annehmen: alles dort, wo das Tag stehen soll',
  div: 'Skript und div',
  divFor: 'Editoren, die unbekannte Tags entfernen, aber Skripte durchlassen',
  iframe: 'Rahmen',
  iframeFor: 'Editoren, die Rahmen annehmen; die Höhe passt von selbst, wo sie auch das Skript durchlassen',
  link: 'Link',
  linkFor:
    'WordPress für alle Autoren, ohne Plugin: in einem Block „Einbetten“. Aus der Adresse werden die Karte und die letzten Titel',
  wordpress: 'WordPress',
  wordpressFor: 'Ein Shortcode, wo das Plugin von Onair installiert ist; ohne es der Link',
  react: 'React',
  reactFor: 'Mit dem npm-Paket onair-widgets',
  vue: 'Vue',
  vueFor: 'Mit dem npm-Paket onair-widgets',
};
