/** The builder's page, in German. */
import type { BuilderWords } from './words.js';

export const builder: BuilderWords = {
  texts: {
    Transport: 'Weg zum Panel',
    'Which interface of the panel to use: auto, v2 or legacy.':
      'Wie Seiten holen, was das Panel weiß. Lassen Sie es ungesetzt: Sie finden den Weg selbst. v2 nimmt nur die heutige Schnittstelle; legacy nimmt die alte, für Panels, die alt sind oder die andere Websites nicht lesen dürfen.',
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
  addressHelp:
    'Das Control-Panel des Senders: die Adresse, unter der sich sein Team anmeldet, mit dem Port, etwa https://panel.example:8080. Oder die Adresse von AzuraCast, LibreTime, Airtime, Icecast oder Shoutcast.',
  use: 'Übernehmen',
  asking: 'Das Panel wird gefragt …',
  found: 'Das Panel antwortet und hat {count} Sender.',
  foundOne: 'Das Panel antwortet.',
  foundOther: '{kind} antwortet. Das ist kein Panel; Tags zeigen Ihren Sender trotzdem.',
  closed:
    'Dort antwortet etwas, das diese Seite nicht lesen darf, wie bei alten Panels (CORS). Tags nehmen dann JSONP: Zeigt die Vorschau Ihren Sender, ist alles gut.',
  useInstead: '{address} nehmen',
  check: 'Dieses Panel ganz prüfen',
  stationLabel: 'Sender',
  stationNumber: 'Nummer des Senders',
  stationMissing: 'Sender {server}, den das Panel nicht hat',
  firstStation: 'Der erste',
  otherHelp:
    'Hier steht nur zur Wahl, was dieser Server nennt. Ein Panel, das ihn liest, bewahrt alle Titel auf, zählt Stimmen und kann die Woche aus einem Kalender nehmen:',

  show: 'Was gezeigt wird',
  showHelp:
    'Eines oder mehrere: Ein Druck nimmt es dazu, ein zweiter wieder weg. Sie stehen auf der Seite, wie Sie sie nacheinander wählen.',
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
  width: 'Breite, nur zum Ansehen',
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

  place: 'Wohin kommt es?',
  pageScheme: 'Ihre Seite ist',
  pageSchemeHelp:
    'Ein Rahmen sieht die Seite um ihn nicht. Die meisten Seiten sind hell, auch wo das System der Leser dunkel ist.',
  system: 'Wie das System der Leser',
  outputs: 'Was Sie einfügen',
  noPlace: 'Wählen Sie zuerst, wohin es kommt.',
  styleHelp:
    'Die Zeilen von <style> bis </style> halten den Platz frei, bis das Skript da ist: So springt auf Ihrer Seite nichts. Auch die Farben stehen dort.',
  fixed: 'Diese Dateien nur so ausführen, wie sie jetzt sind',
  fixedHelp:
    'Die Zeilen haben dann einen Fingerabdruck von onair.js oder embed.js („integrity“): Ändert jemand so eine Datei, führen Browser sie nicht aus. Auch ein Update des Panels ändert sie: Kopieren Sie die Zeilen danach neu, sonst erscheint nichts.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyYourself:
    'Dieser Browser lässt die Seite nicht kopieren. Der Text ist markiert: Kopieren Sie ihn mit Strg + C oder ⌘ C.',
  script: 'Eine Seite, die Sie selbst schreiben',
  scriptPaste: 'Fügen Sie das alles in das HTML Ihrer Seite ein, dort, wo der Sender stehen soll.',
  link: 'WordPress, als Autor',
  linkPaste:
    'Nehmen Sie im Editor einen Block „Einbetten“, fügen Sie diese Adresse dort ein und drücken Sie „Einbetten“. Sie zeigt, was hier gewählt ist. Im Browser geöffnet, ist sie die Seite des Senders. Ein Plugin braucht es nicht.',
  linksPaste:
    'Fügen Sie das alles im Editor in eine leere Zeile ein: Auf Ihrer Seite wird aus jeder Adresse, was hier gewählt ist. Oder nehmen Sie für jede einen Block „Einbetten“. Ein Plugin braucht es nicht.',
  linkPort:
    'Versuchen Sie es. Sagt WordPress, dass es das nicht einbetten konnte, kann es am Port liegen: WordPress fragt andere Server an 80, 443 und 8080, außer seine Verwaltung erlaubt mehr, und Ihr Panel antwortet an {port}. Bitten Sie dann die Verwaltung darum, oder um das Plugin von Onair.',
  linkMissing:
    'Dieses Panel hat keine Seiten, die WordPress nach einem Link zeigen könnte. Bitten Sie einen Administrator der Website, das Plugin von Onair zu installieren, und wählen Sie „WordPress mit dem Plugin von Onair“.',
  noFrame:
    'Rahmen und Links zeigen nur Sender von Panels. Ein Panel, das diesen Server liest, hat sie auch für ihn: {relay}',
  frameArt:
    'Ihr eigenes Bild fehlt: Ein Rahmen zeigt nur Bilder des Panels, weil jeder seine Adresse schreiben kann. Mit einem Skript ist es da.',
  wordpress: 'WordPress mit dem Plugin von Onair',
  wordpressPaste:
    'Nehmen Sie im Editor einen Block „Shortcode“ und fügen Sie das dort ein. Ihr Panel muss in den Einstellungen des Plugins stehen.',
  wordpressOther:
    'Nehmen Sie im Editor einen Block „Shortcode“ und fügen Sie das dort ein. Die Einstellungen des Plugins müssen {address} als Adresse nennen.',
  div: 'Ein Editor mit einem Feld für HTML',
  divPaste:
    'Fügen Sie das alles in einen Block oder ein Feld für HTML ein, dort, wo der Sender stehen soll. Zeigt die Seite dann Code oder nichts, entfernt der Editor Skripte: In WordPress wählen Sie „WordPress, als Autor“, sonst den Editor, der nur Iframes annimmt.',
  iframe: 'Ein Editor, der nur Iframes annimmt',
  iframePaste:
    'Fügen Sie das dort ein, wo der Editor einen Iframe annimmt. Nimmt er nichts anderes, fügen Sie nur den Teil von <iframe bis </iframe> ein: Auch der zeigt alles und ist nur in manchen Spalten höher. Will er nur eine Adresse, ist es die in Anführungszeichen hinter src.',
  react: 'React',
  reactPaste: 'Speichern Sie das als Komponente, etwa OnAir.tsx. Sie braucht das npm-Paket onair-widgets.',
  vue: 'Vue',
  vuePaste: 'Speichern Sie das als Komponente, etwa OnAir.vue. Sie braucht das npm-Paket onair-widgets.',
};
