/** Text of the builder, in German. */
import type { BuilderWords, FrameTitles } from '../owner-words.js';
import type { Translated } from '../tag-words.js';

export const builder: BuilderWords = {
  texts: {
    Transport: 'Weg zum Panel',
    'Interface of the panel: auto, v2 or legacy.':
      'Wie Seiten das Panel lesen. Lassen Sie das leer: Sie wählen automatisch. v2 verwendet nur die heutige Schnittstelle, legacy die alte, für alte Panels und solche, die andere Websites nicht lesen dürfen.',
    Accent: 'Akzent',
    Surface: 'Fläche',
    Hour: 'Stunde',
    'Colour of the progress line, the live dot and placeholders.':
      'Farbe von Fortschritt, Punkt „auf Sendung“ und Platzhaltern.',
    'Colour of the button, the slider, the progress line and the live dot.':
      'Farbe von Knopf, Regler, Fortschritt und Punkt „auf Sendung“.',
    'Colour of the live dot and placeholders.': 'Farbe des Punkts „auf Sendung“ und der Platzhalter.',
    'Colour of the chosen button.': 'Farbe des gewählten Knopfs.',
    'Colour of the line at the current time, of today, and of the edge of shows without a colour.':
      'Farbe der Jetzt-Linie, des heutigen Tags und des Rands von Sendungen ohne Farbe.',
    'Colour of the playing episode, and tint of the placeholders.':
      'Farbe der laufenden Folge und der Platzhalter.',
    'Background with the skin quiet. By default a card has 4 % of the text colour, and a wall has no background.':
      'Hintergrund. Eine Karte hat sonst 4 % der Schriftfarbe, eine Wand keinen.',
    'Background. 4 % of the text colour unless set.': 'Hintergrund; sonst 4 % der Schriftfarbe.',
    'Corner radius.': 'Radius der Ecken.',
    'Corner radius of covers.': 'Radius der Ecken von Covern.',
    'Corner radius of the buttons.': 'Radius der Ecken von Knöpfen.',
    'With position="bottom": distance from the bottom of the window. Set it on :root.':
      'Mit position="bottom": Abstand vom unteren Rand des Fensters. Setzen Sie ihn an :root.',
    'Look of the tags: quiet (default), bare (no box), sleeve (colours of the cover; default of a wall and of the bottom bar), glass, ink, poster, neon or tape.':
      'Aussehen der Tags: quiet (Voreinstellung), bare (ohne Kasten), sleeve (Farben des Covers), glass, ink, poster, neon oder tape.',
    "Gives the card or the wall the colours of the cover: background, text and controls. If the cover can't be read, the background is graphite.":
      'Gibt der Karte oder der Wand die Farben des Covers: Hintergrund, Text und Knöpfe. Ohne lesbares Cover ist der Hintergrund graphitgrau.',
    "Gives the player, except in mini, the colours of the cover: background, text and controls. If the cover can't be read, the background is graphite.":
      'Gibt dem Player, außer in mini, die Farben des Covers: Hintergrund, Text und Knöpfe. Ohne lesbares Cover ist der Hintergrund graphitgrau.',
    'Adds a button that moves the player to a small window, which stays open while the visitor browses the site. Needs a panel that has a page for it.':
      'Fügt einen Knopf hinzu, der den Player in ein kleines Fenster verlegt. Es bleibt offen, während Besucher auf der Website surfen. Das Panel muss eine Seite dafür haben.',
    "Services that a menu in the card links to, separated by spaces: spotify apple youtube deezer bandcamp musicbrainz. The menu also copies the track's name and shares the play. No menu unless set.":
      'Dienste, auf die ein Menü in der Karte verweist, durch Leerzeichen getrennt: spotify apple youtube deezer bandcamp musicbrainz. Das Menü kopiert auch den Namen des Titels und teilt ihn. Ohne Angabe gibt es kein Menü.',
    'Shows the number of listeners in the card, if the panel reports it.':
      'Zeigt in der Karte, wie viele zuhören, wenn das Panel das meldet.',
    'Height of an hour in the grid.': 'Höhe einer Stunde im Raster.',
  },

  title: 'Ihr Sender auf Ihrer Seite',
  lede: 'Auswählen, ansehen, kopieren. Ihre Auswahl steckt in der Adresse dieser Seite: Schicken Sie sie dem, der Ihre Website betreut.',
  notLoaded: 'Die Liste der Tags wurde nicht geladen. Laden Sie diese Seite neu.',

  station: 'Sender',
  address: 'Adresse Ihres Panels oder Servers',
  addressHelp:
    'Das Control-Panel des Senders: die Adresse, unter der sich sein Team anmeldet, mit dem Port, etwa https://panel.example:8080. Oder die Adresse des Servers, der Seite, des Players oder des Streams eines Senders bei {kinds}.',
  use: 'Verbinden',
  asking: 'Verbindung wird hergestellt …',
  found: 'Verbunden. Das Panel hat {count} Sender.',
  foundOne: 'Verbunden.',
  foundOther: '{kind} gefunden. Onair arbeitet direkt damit.',
  closed:
    'Diese Seite darf das Panel nicht lesen (CORS). Bei alten Panels ist das normal: Tags verwenden dann JSONP. Zeigt die Vorschau Ihren Sender, funktioniert alles.',
  foundClosed:
    '{kind} lässt Seiten anderer Websites diesen Sender nicht lesen. Ein Panel kann ihn lesen, und Tags zeigen dann dieses Panel:',
  useInstead: '{address} verwenden',
  check: 'Diesen Server prüfen',
  stationLabel: 'Sender',
  stationNumber: 'Nummer des Senders',
  stationMissing: 'Sender {server} (nicht auf diesem Panel)',
  firstStation: 'Der erste',
  otherHelp:
    'Sie sehen nur, was dieser Server bereitstellt. Ein Panel, das ihn liest, bewahrt alle Titel auf, zählt Stimmen und kann das Programm aus einem Kalender übernehmen:',

  serverKind: 'Art des Servers',
  serverAny: 'Erkennen',
  serverJson: 'Ein anderer Server (JSON)',
  jsonHelp:
    'Geben Sie die Adresse des JSON an, das den laufenden Titel meldet, zum Beispiel https://radio.example/now.php?id=1. Kennen Sie sie nicht, fragen Sie den Anbieter Ihres Senders nach der Adresse seiner Now-Playing-API.',
  jsonInstead: 'Diese Adresse liefert JSON: Felder wählen',
  jsonNoAddress: 'Geben Sie zuerst die Adresse der Antwort ein.',
  jsonFirstTitle: 'Wählen Sie zuerst das Feld des Titels.',
  jsonCalled: 'Verbunden. Browser dürfen diese Adresse nicht direkt lesen, darum verwenden die Tags JSONP.',
  jsonCheck: 'Prüfen Sie unten, ob jeder Wert im richtigen Feld steht.',
  jsonPasted: 'Felder und Vorschau verwenden die Antwort, die Sie eingefügt haben.',
  jsonClosed:
    'Unter dieser Adresse gibt es eine Antwort, aber ihr Server lässt Seiten anderer Websites sie nicht lesen (CORS). Sie können die Felder in einer eingefügten Antwort wählen.',
  jsonAbsent:
    'Diese Seite bekommt von dieser Adresse keine Antwort. Prüfen Sie sie. Funktioniert sie in einem neuen Tab, ist ihr Server vielleicht nur über http erreichbar; dann können Sie die Felder in einer eingefügten Antwort wählen.',
  jsonUnreadable:
    'Die Antwort dieser Adresse ist kein JSON. Geben Sie die Adresse einer Antwort an, nicht die einer Seite.',
  jsonPaste: 'Die Antwort',
  jsonPasteHelp: 'Öffnen Sie die Adresse in einem neuen Tab, kopieren Sie alles und fügen Sie es hier ein.',
  jsonOpen: 'Adresse öffnen',
  jsonUse: 'Diese Antwort verwenden',
  jsonNotJson: 'Das ist kein JSON. Kopieren Sie alles, von der ersten bis zur letzten Klammer.',
  jsonRelay:
    'Auch Ihre Seite darf diese Adresse nicht lesen. Betreiben Sie ein Panel, das sie liest, und zeigen Sie mit den Tags dieses Panel:',
  jsonCallback: 'JSONP-Parameter',
  jsonCallbackHelp:
    'Steht in der Dokumentation des Servers etwas von JSONP, geben Sie den Namen des Parameters an, zum Beispiel callback. Dann braucht Ihre Seite kein Relay.',
  jsonFields: 'Was Onair liest',
  jsonFieldsHelp: 'Wenn das stimmt, ist dieser Schritt fertig.',
  jsonNoTitle:
    'Suchen Sie unten den laufenden Titel und wählen Sie daneben „Titel“ oder „Interpret – Titel“.',
  jsonUnread: 'Onair kann „{value}“ nicht als dieses Feld lesen.',
  jsonGuessed: '(geraten)',
  jsonListedTitle:
    'Der Titel steht in der Liste der letzten Titel. Prüfen Sie, ob dieser Eintrag der aktuelle Titel ist und nicht der davor.',
  jsonList: 'Diese Liste',
  jsonPlaysUntitled:
    'In den Einträgen dieser Liste findet Onair keinen Titel. Wählen Sie unten in einem Eintrag „Letzte Titel: Titel“ oder eine andere Liste.',
  jsonPlaysUndated:
    'Diese Einträge haben keine Anfangszeiten, deshalb kann Onair die Liste nicht zeigen. Wenn ein Eintrag eine hat, wählen Sie daneben „Letzte Titel: Beginn“. Sonst zeigt ein Verlauf auf Ihrer Seite die Titel, die sie selbst gesehen hat.',
  jsonOff: 'gerade kein Wert',
  jsonTree: 'Andere Felder wählen',
  jsonTreeHelp: 'Das ist die Antwort. Wählen Sie neben einem Wert, was er ist.',
  jsonUnused: 'Nicht verwendet',
  jsonPlays: 'Letzte Titel: {field}',
  jsonMore: '{count} weitere',
  jsonZone: 'Zeitzone dieser Zeiten',
  jsonZoneHelp:
    'Diese Zeit hat keine Zeitzone. In UTC ist es {time}. Stimmt das nicht, geben Sie die Zone des Senders an, zum Beispiel Europe/Berlin.',
  jsonOrder: 'Titel in „{text}“',
  jsonMap: 'Das Attribut map',
  fields: {
    title: 'Titel',
    artist: 'Interpret',
    song: 'Interpret – Titel',
    album: 'Album',
    cover: 'Cover',
    start: 'Beginn',
    length: 'Länge',
    end: 'Ende',
    listeners: 'Hörer',
    dj: 'Moderation',
    show: 'Sendung (ohne Titel)',
    station: 'Name des Senders',
    'on-air': 'Auf Sendung oder nicht',
    history: 'Liste der letzten Titel',
  },

  show: 'Was gezeigt wird',
  showHelp:
    'Wählen Sie eines oder mehrere. Auf Ihrer Seite erscheinen sie in der Reihenfolge, in der Sie sie wählen.',
  settingsOf: 'Einstellungen von „{tag}“',
  earlier: '„{tag}“ nach oben',
  later: '„{tag}“ nach unten',
  noSettings: 'Hier ist nichts einzustellen.',
  standard: 'Standard',
  standardIs: 'Standard ({value})',

  skins: 'Design',
  skinsHelp: 'Jedes passt auf helle und dunkle Seiten und zu jeder Akzentfarbe.',
  looks: 'Farben und Ecken',
  looksHelp: 'Schrift und Farben kommen von Ihrer Seite. Ändern Sie nur, was anders sein soll.',
  fromPage: 'von der Seite',
  pick: 'Farbe aussuchen: {token}',
  unset: 'Zurücksetzen: {token}',
  corners: 'Ecken',
  square: 'Eckig',
  soft: 'Weich',
  round: 'Rund',
  rounder: 'Runder',
  yourPage: 'Farben Ihrer Seite',
  yourPageHelp: 'Nur für Vorschau und Kontrast. Sie gehören nicht zum Code.',
  ground: 'Hintergrund',
  text: 'Schrift',
  contrastText: 'Der Kontrast der Schrift ist {ratio} : 1. Unter 4,5 ist sie schlecht zu lesen.',
  contrastAccent: 'Der Kontrast des Akzents ist {ratio} : 1. Unter 4,5 ist er schlecht zu erkennen.',
  contrastGood: 'Kontrast: Schrift {text} : 1, Akzent {accent} : 1.',
  contrastCover: 'Die Farben kommen vom Cover und haben immer genug Kontrast.',
  noColour: '„{value}“ ist keine Farbe, die Browser kennen.',

  language: 'Sprache',
  asPage: 'Wie die Seite',
  more: 'Erweitert',
  moreLooks: 'Andere Farben und Größen',
  sound: 'Verzögerung',
  forAll: 'Einstellungen aller Elemente',

  byEar: 'Verzögerung nach Gehör messen',
  byEarHelp:
    'Hörer hören einen Titel später, als das Studio ihn spielt. Spielen Sie den Sender hier ab und drücken Sie „Jetzt“, wenn Sie den nächsten Titel beginnen hören: Dann wechseln die Tags mit dem Ton.',
  play: 'Sender abspielen',
  stop: 'Anhalten',
  now: 'Jetzt',
  onceMore: 'Noch einmal messen',
  wait: 'Im Studio: „{title}“. Warten Sie auf den nächsten Titel.',
  waitFirst: 'Warten Sie auf den nächsten Titel.',
  begun: 'Im Studio hat „{title}“ begonnen. Drücken Sie „Jetzt“, sobald Sie ihn beginnen hören.',
  whichTitle: 'Warten, bis das Panel diesen Titel meldet …',
  behind: 'Sie hören den Sender {seconds} Sekunden später. Die Verzögerung ist gesetzt.',
  behindOne: 'Sie hören den Sender 1 Sekunde später. Die Verzögerung ist gesetzt.',
  tooLong: 'Das waren mehr als zehn Minuten. Warten Sie auf den nächsten Titel.',
  noStream: 'Das Panel nennt keinen Stream, den diese Seite abspielen darf.',
  brokenStream: 'Der Sender spielt hier nicht. Geben Sie die Verzögerung in das Feld darüber ein.',

  preview: 'Vorschau',
  previewFrame: 'Vorschau der Tags',
  previewHelp: 'Ihr Sender, live. Die Vorschau schickt keine Bewertungen ab.',
  width: 'Breite der Vorschau',
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

  place: 'Wo verwenden Sie es?',
  pageScheme: 'Ihre Seite ist',
  pageSchemeHelp:
    'Ein Rahmen kann die Seite um ihn nicht sehen. Die meisten Seiten sind hell, auch wenn das System der Leser dunkel ist.',
  system: 'Wie das System der Leser',
  outputs: 'Was Sie einfügen',
  noPlace: 'Wählen Sie zuerst, wo Sie es verwenden.',
  styleHelp:
    'Die Zeilen von <style> bis </style> halten Platz frei, damit Ihre Seite nicht springt, während das Skript lädt. Sie setzen auch die Farben.',
  files: 'Die Dateien laden von',
  filesMine: 'Meine Website',
  folder: 'Ordner auf meiner Website',
  folderHelp:
    'Laden Sie den Inhalt von {zip} in diesen Ordner Ihrer Website. Der Code lädt die Dateien dann von dort.',
  onlyMachine: 'Nur Ihr Computer erreicht {address}. Auf Ihrer Website sähen Besucher nichts.',
  onlyNetwork: 'Nur Ihr eigenes Netz erreicht {address}. Besucher Ihrer Website sähen anderswo nichts.',
  uploadInstead: 'Wählen Sie unter „Die Dateien laden von“ „Meine Website“.',
  bare: 'Nur die Rahmen',
  bareHelp:
    'Für Editoren, die nichts als einen Rahmen annehmen. Er zeigt alles, ist aber in manchen Spalten zu hoch.',
  fixed: 'Auf diese Version festlegen (SRI)',
  fixedHelp:
    'Der Code enthält dann einen Hash von onair.js oder embed.js (integrity), und Browser führen eine geänderte Datei nicht aus. Auch Updates des Panels ändern diese Dateien: Kopieren Sie den Code nach jedem Update neu, sonst erscheint nichts.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyYourself:
    'Ihr Browser lässt diese Seite nicht kopieren. Der Text ist markiert: Drücken Sie Strg + C oder ⌘ C.',
  script: 'Jede HTML-Seite',
  scriptPaste: 'Fügen Sie das alles in das HTML Ihrer Seite ein, dort, wo der Sender stehen soll.',
  link: 'WordPress (ohne Plugin)',
  linkPaste:
    'Fügen Sie im Editor einen Block „Einbetten“ hinzu, fügen Sie diese Adresse ein und drücken Sie „Einbetten“. Der Block zeigt, was Sie hier gewählt haben. Im Browser öffnet die Adresse die Seite des Senders.',
  linksPaste:
    'Fügen Sie das alles im Editor in eine leere Zeile ein. Auf Ihrer Seite wird aus jeder Adresse, was Sie hier gewählt haben. Oder fügen Sie für jede einen Block „Einbetten“ hinzu.',
  linkPort:
    'Versuchen Sie es. Kann WordPress es nicht einbetten, liegt es vielleicht am Port: WordPress verbindet sich mit anderen Servern gewöhnlich nur über die Ports 80, 443 und 8080, und Ihr Panel verwendet {port}. Bitten Sie die Verwaltung der Website, diesen Port zu erlauben oder das Plugin von Onair zu installieren.',
  linkMissing:
    'Dieses Panel hat keine Seiten, die WordPress einbetten kann. Bitten Sie die Verwaltung der Website, das Plugin von Onair zu installieren, und wählen Sie „WordPress mit dem Plugin von Onair“.',
  noLink:
    'Nur Panels haben Seiten, die WordPress einbetten kann. Wählen Sie „Editor, der nur Iframes annimmt“ oder das Plugin von Onair. Oder betreiben Sie ein Panel, das diesen Server liest: {relay}',
  frameArt:
    'Ihr eigenes Bild fehlt: Rahmen zeigen nur Bilder des Panels, weil jeder die Adresse eines Rahmens schreiben kann. Der Code mit Skript zeigt es.',
  wordpress: 'WordPress mit dem Plugin von Onair',
  wordpressPaste:
    'Nehmen Sie im Editor einen Block „Shortcode“ und fügen Sie das dort ein. Ihr Panel muss in den Einstellungen des Plugins stehen.',
  wordpressOther:
    'Nehmen Sie im Editor einen Block „Shortcode“ und fügen Sie das dort ein. Die Einstellungen des Plugins müssen {address} als Adresse nennen.',
  wordpressHosted: 'Nehmen Sie im Editor einen Block „Shortcode“ und fügen Sie das dort ein.',
  div: 'Website-Baukasten mit HTML-Block',
  divPaste:
    'Fügen Sie das alles in einen HTML-Block ein, dort, wo der Sender erscheinen soll. Zeigt die Seite dann Code oder nichts, entfernt der Editor Skripte. Wählen Sie in WordPress stattdessen „WordPress (ohne Plugin)“, sonst „Editor, der nur Iframes annimmt“.',
  iframe: 'Editor, der nur Iframes annimmt',
  iframePaste:
    'Fügen Sie das dort ein, wo der Editor einen Iframe annimmt. Nimmt er nichts anderes, wählen Sie unten „Nur die Rahmen“. Braucht er nur eine Adresse, nehmen Sie die in Anführungszeichen nach src.',
  react: 'React',
  reactPaste: 'Speichern Sie das als Komponente, etwa OnAir.tsx. Sie braucht das npm-Paket onair-widgets.',
  vue: 'Vue',
  vuePaste: 'Speichern Sie das als Komponente, etwa OnAir.vue. Sie braucht das npm-Paket onair-widgets.',
};

export const frameTitles: Translated<FrameTitles> = {
  station: 'Auf Sendung',
  'now-playing': 'Auf Sendung',
  history: 'Was lief',
  vote: 'Gefällt mir',
  player: 'Anhören',
  schedule: 'Programm',
  podcasts: 'Podcasts',
  requests: 'Musikwünsche',
  charts: 'Charts',
};
