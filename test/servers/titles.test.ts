import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { readFileName, readName, readNames, readTitle } from '../../src/servers/titles.js';

/** What a server sent, and the artist and the title to expect. */
type Case = [sent: unknown, author: string | null, title: string | null];

const READ: Record<string, Case[]> = {
  'splits at a dash surrounded by spaces': [
    ['Artist - Title', 'Artist', 'Title'],
    ['Artist – Title', 'Artist', 'Title'],
    ['Artist — Title', 'Artist', 'Title'],
    ['Artist − Title', 'Artist', 'Title'],
    ['Artist ‐ Title', 'Artist', 'Title'],
    ['Artist -- Title', 'Artist', 'Title'],
    ['椎名林檎－丸の内サディスティック', '椎名林檎', '丸の内サディスティック'],
    ['Artist － Title', 'Artist', 'Title'],
  ],
  'splits at the first of several dashes': [
    ['Artist - Title - Live', 'Artist', 'Title - Live'],
    ['Artist – Title - Remix', 'Artist', 'Title - Remix'],
  ],
  'keeps text that could be mistaken for noise': [
    ['AC/DC - T.N.T.', 'AC/DC', 'T.N.T.'],
    ['Jay-Z - 99 Problems', 'Jay-Z', '99 Problems'],
    ['Sigur Rós - ( )', 'Sigur Rós', '( )'],
    ['100% - Pure', '100%', 'Pure'],
    ['100%20 - Pure', '100%20', 'Pure'],
    ['50%50 - Half', '50%50', 'Half'],
    ['blink-182 - All the Small Things', 'blink-182', 'All the Small Things'],
    ['R&B - x', 'R&B', 'x'],
    ['!!! - Heart of Hearts', '!!!', 'Heart of Hearts'],
    ['311 - Down', '311', 'Down'],
    ['03 Greedo - Substance', '03 Greedo', 'Substance'],
    ['50 Cent - In Da Club', '50 Cent', 'In Da Club'],
    ['"Weird Al" Yankovic - Eat It', '"Weird Al" Yankovic', 'Eat It'],
    ["Queen - '39", 'Queen', "'39"],
    ['will.i.am - Boys & Girls', 'will.i.am', 'Boys & Girls'],
    ['C+C Music Factory - Gonna Make You Sweat', 'C+C Music Factory', 'Gonna Make You Sweat'],
    ['Robbie Williams - Advertising Space', 'Robbie Williams', 'Advertising Space'],
    ['Commercial Breakup - Walking Back Home', 'Commercial Breakup', 'Walking Back Home'],
    ['Ad Infinitum - Animals', 'Ad Infinitum', 'Animals'],
    ['Ad Astra End - Ad Vantage', 'Ad Astra End', 'Ad Vantage'],
    ["D'Angelo - Untitled", "D'Angelo", 'Untitled'],
    ['Commercial Album - Edge', 'Commercial Album', 'Edge'],
    ['Jingle Bells', null, 'Jingle Bells'],
    ['Spot - Spot', 'Spot', 'Spot'],
    ['Promo - Song', 'Promo', 'Song'],
    ['Propaganda - Duel', 'Propaganda', 'Duel'],
    ['Imaging - Song', 'Imaging', 'Song'],
    ['Garbage - Empty', 'Garbage', 'Empty'],
    ['Down', null, 'Down'],
    ['Empty', null, 'Empty'],
    ['Drop', null, 'Drop'],
    ['Tot', null, 'Tot'],
    ['Track 10 - Charli XCX', 'Track 10', 'Charli XCX'],
    ['Next - Too Close', 'Next', 'Too Close'],
    ['Zico - Spot', 'Zico', 'Spot'],
    ['A < B - C > D', 'A < B', 'C > D'],
    ['Gilla Band - Offline', 'Gilla Band', 'Offline'],
    ['Sigur Rós - Sæglópur', 'Sigur Rós', 'Sæglópur'],
    ['Ã', null, 'Ã'],
    ['Anti-Hero', null, 'Anti-Hero'],
  ],
  'uses text without an artist as the title': [
    ['Stand by Me', null, 'Stand by Me'],
    ['Killed by Death', null, 'Killed by Death'],
    ['Day by Day by Doris', null, 'Day by Day by Doris'],
    [1999, null, '1999'],
    [' - Title', null, 'Title'],
    ['Unknown Artist - Title', null, 'Title'],
    ['null - Title', null, 'Title'],
  ],
  'accepts an artist without a title': [
    ['Artist - ', 'Artist', null],
    ['Artist - Unknown', 'Artist', null],
  ],
  'splits at "by" after a quoted title': [
    ['"Stand by Me" by Ben E. King', 'Ben E. King', 'Stand by Me'],
    ['“Day by Day” by Doris', 'Doris', 'Day by Day'],
  ],
  'decodes percent-encoded or garbled text': [
    ['Artist%20-%20Title', 'Artist', 'Title'],
    ['Bj%C3%B6rk%20-%20J%C3%B3ga', 'Björk', 'Jóga'],
    ['Bj%C3%B6rk+-+J%C3%B3ga', 'Björk', 'Jóga'],
    ['Bj%F6rk%20-%20J%F3ga', 'Björk', 'Jóga'],
    // Non-breaking spaces have become ordinary spaces.
    ['BeyoncÃ© - DÃ©jÃ  Vu', 'Beyoncé', 'Déjà Vu'],
    ['BeyoncÃ© - DÃ©jÃ Vu', 'Beyoncé', 'Déjà Vu'],
    ['Simon &amp; Garfunkel - The Boxer', 'Simon & Garfunkel', 'The Boxer'],
    ['Simon &amp;amp; Garfunkel - The Boxer', 'Simon & Garfunkel', 'The Boxer'],
    ['Bj&#246;rk - J&#xF3;ga', 'Björk', 'Jóga'],
    ['BjÃ¶rk - JÃ³ga', 'Björk', 'Jóga'],
    ['BjÃƒÂ¶rk - JÃƒÂ³ga', 'Björk', 'Jóga'],
    ['Bj&#195;&#182;rk - J&#195;&#179;ga', 'Björk', 'Jóga'],
    ['Guns Nâ€™ Roses - Patience', 'Guns N’ Roses', 'Patience'],
    // Windows-1252 that was decoded as Latin-1.
    ['Guns N\x92 Roses - Don\x92t Cry\x85', 'Guns N’ Roses', 'Don’t Cry…'],
    ['Artist \x96 Title', 'Artist', 'Title'],
  ],
  'repairs Cyrillic and Greek': [
    ['Êèíî - Ãðóïïà êðîâè', 'Кино', 'Группа крови'],
    ['ÁÈ-2 - Âàðâàðà', 'БИ-2', 'Варвара'],
    ['Ñêðÿá³í - Ì³ñöÿ ùàñëèâèõ ëþäåé', 'Скрябін', 'Місця щасливих людей'],
    ['DJ Smash - Ìîñêâà (Radio Edit)', 'DJ Smash', 'Москва (Radio Edit)'],
    ['ëÉÎÏ - çÒÕÐÐÁ ËÒÏ×É', 'Кино', 'Группа крови'],
    ['Íßêïò ÂÝñôçò - Ðåò ôï ìïõ îáíÜ', 'Νίκος Βέρτης', 'Πες το μου ξανά'],
    ['¶ííá Âßóóç - Äþäåêá', 'Άννα Βίσση', 'Δώδεκα'],
  ],
  'repairs Hebrew, Arabic and Turkish': [
    ['ùìîä àøöé - éøç', 'שלמה ארצי', 'ירח'],
    ['òáøé ìéãø - áåà', 'עברי לידר', 'בוא'],
    ['ÝíÑæÒ - äÓã ÚáíäÇ Çáåæì', 'فيروز', 'نسم علينا الهوى'],
    ['Ãã ßáËæã - ÅäÊ ÚãÑí', 'أم كلثوم', 'إنت عمري'],
    ['Barýþ Manço - Daðlar Daðlar', 'Barış Manço', 'Dağlar Dağlar'],
    ['Ajda Pekkan - Aþk Mý Þaþýrma', 'Ajda Pekkan', 'Aşk Mı Şaşırma'],
  ],
  'keeps letters of other languages': [
    ['Ný Dönsk - Þýð', 'Ný Dönsk', 'Þýð'],
    ['Þursaflokkurinn - Brúðkaupsvísur', 'Þursaflokkurinn', 'Brúðkaupsvísur'],
    // Korean.
    ['¾ÆÀÌÀ¯ - ÁÁÀº ³¯', '¾ÆÀÌÀ¯', 'ÁÁÀº ³¯'],
    ['Výborný - Nový byt', 'Výborný', 'Nový byt'],
    ['âåòåð è âîëãà', null, 'âåòåð è âîëãà'],
    ['Éeéèêë - ÆØÅ', 'Éeéèêë', 'ÆØÅ'],
    ['Þórunn Antonía - Öööö', 'Þórunn Antonía', 'Öööö'],
    ['Êèíî', null, 'Êèíî'],
    ['Beyoncé - Déjà Vu', 'Beyoncé', 'Déjà Vu'],
    ['Éééé Éééé', null, 'Éééé Éééé'],
  ],
  "parses lines in iHeart's format": [
    [
      'Taio Cruz - text="Dynamite" song_spot="M" MediaBaseId="1734278" itunesTrackId="0" amgTrackId="-1"',
      'Taio Cruz',
      'Dynamite',
    ],
    ['A - text="The "Best" of" song_spot="M" x="2"', 'A', 'The "Best" of'],
    ['text="Weather" song_spot="F" x="1"', null, 'Weather'],
    [
      String.raw`title="Levitating",artist="Dua Lipa",url="song_spot=\"M\" spotInstanceId=\"-1\""`,
      'Dua Lipa',
      'Levitating',
    ],
  ],
  'parses lines with tildes between fields': [
    ['ELODIE~Guaranà~~~~~2020-08-13T08:11:53.252527~x~y~United Music +', 'ELODIE', 'Guaranà'],
    ['~The News~~~', null, 'The News'],
    ['Utada - ~Movin~ ~on~', 'Utada', '~Movin~ ~on~'],
    ['A~B', null, 'A~B'],
    ['A~B~Album~2020~180', 'A', 'B'],
    ['A^B^^^', 'A', 'B'],
    ['A^B', null, 'A^B'],
  ],
  'parses JSON, XML and attributes': [
    ['{"artist":"Artist","title":"Title","album":"Album"}', 'Artist', 'Title'],
    ['{"title": "The "Best" of", "artist": "A & B"}', 'A & B', 'The "Best" of'],
    [String.raw`{\"title\":\"Title\",\"artist\":\"Artist\"}`, 'Artist', 'Title'],
    ['<artist>Artist</artist><title>Title</title>', 'Artist', 'Title'],
    ['<?xml version="1.0"?><song><artist>Artist</artist><title>Title</title></song>', 'Artist', 'Title'],
    ['<track title="Title" artist="Artist"/>', 'Artist', 'Title'],
    [
      '<DB_DALET_ARTIST_NAME>Artist</DB_DALET_ARTIST_NAME><DB_DALET_TITLE_NAME>Title</DB_DALET_TITLE_NAME>',
      'Artist',
      'Title',
    ],
    ['artist="Artist" title="Title"', 'Artist', 'Title'],
    [String.raw`Artist - text=\"Title\" song_spot=\"M\" MediaBaseId=\"1\"`, 'Artist', 'Title'],
    ["StreamTitle='Artist - Title';StreamUrl='http://radio.example/1.jpg';", 'Artist', 'Title'],
    ["Artist - Title';StreamUrl='", 'Artist', 'Title'],
    ['<PIG> - Find It', '<PIG>', 'Find It'],
    ['{Awayland} - Title', '{Awayland}', 'Title'],
  ],
  'parses key-value pairs': [
    ['title=Title;artist=Artist', 'Artist', 'Title'],
    ['artist=A & B&title=Title', 'A & B', 'Title'],
    ['TITLE=Title|ARTIST=Artist', 'Artist', 'Title'],
    ["artist='Artist',title='Title'", 'Artist', 'Title'],
    ['title="Title";artist="Artist"', 'Artist', 'Title'],
    ["{artist: 'Artist', title: 'Title'}", 'Artist', 'Title'],
    ['{"artist":"Artist","song":"Title"}', 'Artist', 'Title'],
    ['{"performer":"Artist","title":"Title"}', 'Artist', 'Title'],
    ['Artist: A - Title: B', 'A', 'B'],
    ['Title: B Artist: A', 'A', 'B'],
    ['Interpret: A | Titel: B | Album: C', 'A', 'B'],
    ['title=B;artist=;album=', null, 'B'],
    ['title=1=2;artist=A', 'A', '1=2'],
    ['Now playing: Artist: A - Title: B', 'A', 'B'],
    ['Song: The Remains - Why', 'Song: The Remains', 'Why'],
    ['Title: B', null, 'Title: B'],
    ['Tom: A - Jerry: B', 'Tom: A', 'Jerry: B'],
  ],
  'removes prefixes and suffixes of a title': [
    ['On air: Artist - Title', 'Artist', 'Title'],
    ['NOW ON AIR: Artist - Title', 'Artist', 'Title'],
    ['LIVE: Anna', null, 'Anna'],
    ['Live Now: Anna', null, 'Anna'],
    ['On Air Now: Artist - Title', 'Artist', 'Title'],
    ['Now: Artist - Title', 'Artist', 'Title'],
    ['NOW PLAYING - Artist - Title', 'Artist', 'Title'],
    ['Now playing Artist - Title', 'Artist', 'Title'],
    ['ON AIR | Artist - Title', 'Artist', 'Title'],
    ['Suena: Artist - Title', 'Artist', 'Title'],
    ['En ce moment: Artist - Title', 'Artist', 'Title'],
    ["À l'antenne : Artist - Title", 'Artist', 'Title'],
    ['Es läuft gerade: Artist - Title', 'Artist', 'Title'],
    ['Ora in onda: Artist - Title', 'Artist', 'Title'],
    ['No ar: Artist - Title', 'Artist', 'Title'],
    ['Právě hraje: Artist - Title', 'Artist', 'Title'],
    ['В эфире: Artist - Title', 'Artist', 'Title'],
    ['正在播放: Artist - Title', 'Artist', 'Title'],
    ['NOW: Artist - Title NEXT: B - C', 'Artist', 'Title'],
    ['Artist - Title >> Up next: B - C', 'Artist', 'Title'],
    ['Artist - Title (at www.shop.example)', 'Artist', 'Title (at www.shop.example)'],
    ['Radio: Artist - Title', 'Radio: Artist', 'Title'],
    ['Now Playing - Title', 'Now Playing', 'Title'],
    ['Requested: Artist - Title', 'Artist', 'Title'],
    ['Sie hören: Artist - Title', 'Artist', 'Title'],
    ['Vous écoutez : Artist - Title', 'Artist', 'Title'],
    ['Estás escuchando: Artist - Title', 'Artist', 'Title'],
    ['Сейчас играет: Artist - Title', 'Artist', 'Title'],
    ['[12:30] Artist - Title', 'Artist', 'Title'],
    ['12:30 Artist - Title', 'Artist', 'Title'],
    ['12:51', null, '12:51'],
    [String.raw`Artist - Don\'t`, 'Artist', "Don't"],
    ['Live - Lightning Crashes', 'Live', 'Lightning Crashes'],
    ['*NSYNC - Bye Bye Bye', '*NSYNC', 'Bye Bye Bye'],
    ['Artist - Title (feat. B)', 'Artist', 'Title (feat. B)'],
    ['\uFEFFArt\u00ADist\u200B - Title\u200B', 'Artist', 'Title'],
    ['Artist - Title\0\0', 'Artist', 'Title'],
    ['Artist\u00A0- Title', 'Artist', 'Title'],
  ],
  'removes markup': [
    ['<b>Artist</b> - Title', 'Artist', 'Title'],
    ['<a href="https://radio.example/">Artist - Title</a>', 'Artist', 'Title'],
    ['Artist &lt;i&gt;feat. B&lt;/i&gt; - Title<br />', 'Artist feat. B', 'Title'],
  ],
  'removes the remains of templates': [
    ['Artist - Title ()', 'Artist', 'Title'],
    ['Artist - Title [ ]', 'Artist', 'Title'],
    ['Title ()', null, 'Title'],
    ['Artist - Title |', 'Artist', 'Title'],
    ['Artist - - Title', 'Artist', 'Title'],
    ['Artist - Title,', 'Artist', 'Title'],
    [', Artist - Title', 'Artist', 'Title'],
    ['"Artist - Title', 'Artist', 'Title'],
    ['Artist - Artist - Title', 'Artist', 'Title'],
    ['Artist - Artist', 'Artist', 'Artist'],
    ['Artist -> Title', 'Artist', 'Title'],
  ],
  'removes brackets around a whole line': [
    ['[Artist - Title]', 'Artist', 'Title'],
    ['(Artist - Title)', 'Artist', 'Title'],
    ['<Artist - Title>', 'Artist', 'Title'],
    ['(A) - (B)', '(A)', '(B)'],
    ['[spunge] - Kicking Pigeons', '[spunge]', 'Kicking Pigeons'],
  ],
  'removes placeholders for an unknown artist': [
    ['Desconocido - Title', null, 'Title'],
    ['Artiste inconnu - Title', null, 'Title'],
    ['Unbekannter Künstler - Title', null, 'Title'],
    ['Onbekende artiest - Title', null, 'Title'],
    ['Okänd artist - Title', null, 'Title'],
    ['Ukendt kunstner - Title', null, 'Title'],
    ['Nieznany wykonawca - Title', null, 'Title'],
    ['Неизвестный исполнитель - Title', null, 'Title'],
    ['AutoDJ - Artist - Title', 'Artist', 'Title'],
    ['Auto DJ: Artist - Title', 'Artist', 'Title'],
    ['Marta Sánchez - Desconocida', 'Marta Sánchez', 'Desconocida'],
  ],
  'keeps a time in the title that looks like an artist': [
    ['7:30 - The Morning News', null, '7:30 - The Morning News'],
    ['20.00 Uhr - Tanz - Nacht', null, '20.00 Uhr - Tanz - Nacht'],
  ],
  'removes decorative characters': [
    ['► Artist - Title', 'Artist', 'Title'],
    ['▶️ Artist - Title', 'Artist', 'Title'],
    ['♫ Artist - Title ♫', 'Artist', 'Title'],
    ['🎵 Artist - Title 🎶', 'Artist', 'Title'],
    ['*** Artist - Title ***', 'Artist', 'Title'],
    ['>> Artist - Title <<', 'Artist', 'Title'],
    ['-= Artist - Title =-', 'Artist', 'Title'],
    ['-=Artist - Title=-', 'Artist', 'Title'],
    ['♪Artist - Title♪', 'Artist', 'Title'],
    ['★ Artist - Title ★', 'Artist', 'Title'],
    ['♫ Now playing: Artist - Title', 'Artist', 'Title'],
    ['Now Playing ► Artist - Title', 'Artist', 'Title'],
    ['Currently playing: Artist - Title', 'Artist', 'Title'],
    ['Jetzt läuft: Artist - Title', 'Artist', 'Title'],
    ['[LIVE] Artist - Title', 'Artist', 'Title'],
    ['🔴 LIVE: Artist - Title', 'Artist', 'Title'],
    ['*** The News ***', null, 'The News'],
    ['🔴 DJ Anna', null, 'DJ Anna'],
  ],
  'removes length, bitrate and video type': [
    ['Artist - Title - 0:00', 'Artist', 'Title'],
    ['Artist - Title - 03:45', 'Artist', 'Title'],
    ['Artist - Title [3:45]', 'Artist', 'Title'],
    ['Artist - Title (1:02:03)', 'Artist', 'Title'],
    ['Artist - Title | 128 kbps', 'Artist', 'Title'],
    ['Artist - Title (320kbps)', 'Artist', 'Title'],
    ['Artist - Title (Official Music Video)', 'Artist', 'Title'],
    ['Artist - Title [Official Audio]', 'Artist', 'Title'],
    ['Artist - Title (Official Music Video HD)', 'Artist', 'Title'],
    ['Artist - Title (Official Visualizer)', 'Artist', 'Title'],
    ['Artist - Title (Lyric Video)', 'Artist', 'Title'],
    ['Artist - Title (Clip Officiel)', 'Artist', 'Title'],
    ['Artist - Title (Video Oficial)', 'Artist', 'Title'],
    ['Artist - Title [HD]', 'Artist', 'Title'],
    ['Title - 0:00', null, 'Title'],
    ['Artist - Title (Official Video) [HD]', 'Artist', 'Title'],
    ['Artist - Title (Live) https://shop.example/buy', 'Artist', 'Title (Live)'],
    ['Artist - Title [[https://x.example/c.jpg]]', 'Artist', 'Title'],
    ['Artist - Title|https://x.example/c.jpg|2024', 'Artist', 'Title'],
  ],
  'keeps decorative characters in names': [
    ['David Bowie - ★', 'David Bowie', '★'],
    ['★ - Title', '★', 'Title'],
    ['♥ - Hearts', '♥', 'Hearts'],
    ['♫ - Title', '♫', 'Title'],
    ['♥ Artist - Title', '♥ Artist', 'Title'],
    ['P!nk - So What', 'P!nk', 'So What'],
    ['Artist - ***', 'Artist', '***'],
    ['*** - Title', '***', 'Title'],
    ['Artist - I ♥ You', 'Artist', 'I ♥ You'],
    ['Artist - Title ♥', 'Artist', 'Title ♥'],
    ['(+44) - Baby', '(+44)', 'Baby'],
    ['JAY-Z - 4:44', 'JAY-Z', '4:44'],
    ['The Who - 5:15', 'The Who', '5:15'],
    ['Artist - Title [LIVE]', 'Artist', 'Title [LIVE]'],
    ['Artist - 320', 'Artist', '320'],
  ],
  "removes the station's name and website": [
    ['Artist - Title • Radio X', 'Artist', 'Title'],
    ['Artist - Title ~ Radio X', 'Artist', 'Title'],
    ['Artist - Title /// RADIO X', 'Artist', 'Title'],
    ['Artist - Title :: Radio X', 'Artist', 'Title'],
    ['Radio X :: Artist - Title', 'Artist', 'Title'],
    ['Radio X || Artist - Title', 'Artist', 'Title'],
    ['Radio X // Artist - Title', 'Artist', 'Title'],
    ['Radio X ~ Artist - Title', 'Artist', 'Title'],
    ['Radio X >> Artist - Title', 'Artist', 'Title'],
    ['Radio X presents: Artist - Title', 'Artist', 'Title'],
    ['Now playing on Radio X: Artist - Title', 'Artist', 'Title'],
    ['Jetzt auf Radio X: Artist - Title', 'Artist', 'Title'],
    ['Artist - Title sur Radio X', 'Artist', 'Title'],
    ['Artist - Title www.radio-x.com', 'Artist', 'Title'],
    ['Radio X - Thank You', null, 'Thank You'],
    ['Radio X - Welcome', null, 'Welcome'],
    ['Radio X ► Artist - Title', 'Artist', 'Title'],
    ['Artist - Title • Remix', 'Artist', 'Title • Remix'],
    ['Radio X: Artist - Title', 'Artist', 'Title'],
    ["You're listening to: Artist - Title", 'Artist', 'Title'],
    ['info@radio-x.com - Title', null, 'Title'],
    ['RADIO X | Artist - Title', 'Artist', 'Title'],
    ['[Radio X] Artist - Title', 'Artist', 'Title'],
    ['radio-x.com: Artist - Title', 'Artist', 'Title'],
    ['Artist - Title (Radio X)', 'Artist', 'Title'],
    ['Artist - Title @ Radio X', 'Artist', 'Title'],
    ['Artist - Title on Radio X', 'Artist', 'Title'],
    ['Artist - On My Own', 'Artist', 'On My Own'],
    ['Artist - Title *** Radio X ***', 'Artist', 'Title'],
    ['*** Radio X *** Artist - Title', 'Artist', 'Title'],
    ['Artist - Title [www.radio-x.com]', 'Artist', 'Title'],
    ['Radio X feat. B - Title', 'Radio X feat. B', 'Title'],
    ['Mission: Artist - Title', 'Mission: Artist', 'Title'],
    ['Artist - Title [Remix]', 'Artist', 'Title [Remix]'],
  ],
  'removes unfilled placeholders': [
    ['LIVE Centering - $album', null, 'LIVE Centering'],
    ['Artist - Title - $album', 'Artist', 'Title'],
    ['$artist - Title', null, 'Title'],
    ['Artist - %title%', 'Artist', null],
    ['%artist - Title', null, 'Title'],
    ['[artist] - Title', null, 'Title'],
    ['A$AP Rocky - $ave Dat Money', 'A$AP Rocky', '$ave Dat Money'],
  ],
  'parses a file name': [
    ['03_artist_-_title.mp3', 'artist', 'title'],
    ['03_artist_-_title', 'artist', 'title'],
    ['03 - Artist - Title.ogg', 'Artist', 'Title'],
    ['/srv/music/A/Artist - Title.flac', 'Artist', 'Title'],
    ['C:\\Music\\Artist - Title.MP3', 'Artist', 'Title'],
    ['07. Bohemian Rhapsody.mp3', null, 'Bohemian Rhapsody'],
    ['50_cent_-_in_da_club.mp3', '50 cent', 'in da club'],
    ['01-some_artist-some_title.mp3', 'some artist', 'some title'],
    ['[03] Artist - Title.mp3', 'Artist', 'Title'],
  ],
  tidies: [
    ['03. Artist - Title', 'Artist', 'Title'],
    ['12 - Artist - Title', 'Artist', 'Title'],
    ['  Artist   -  Long   Title ', 'Artist', 'Long Title'],
    ['Artist\n-\tTitle', 'Artist', 'Title'],
    ['"Artist - Title"', 'Artist', 'Title'],
    ['“Artist” - „Title“', 'Artist', 'Title'],
    ['Artist - Title - ', 'Artist', 'Title'],
    ['Now playing: Artist - Title', 'Artist', 'Title'],
    ['Radio X - Artist - Title', 'Artist', 'Title'],
    ['Artist - Title - Radio X', 'Artist', 'Title'],
    ['Artist - Title | RADIO X', 'Artist', 'Title'],
    ['Radio X - The Morning Show', null, 'The Morning Show'],
    ['DJ Anna - Radio X', 'DJ Anna', 'Radio X'],
  ],
};

const NO_TITLES: unknown[] = [
  '',
  '   ',
  '-',
  ' - ',
  '–',
  '?',
  'Radio X',
  'radio  x!',
  'RADIO X - Radio X',
  'http://radio.example/',
  'https://radio.example/Artist%20-%20Title.mp3',
  'www.radio.example',
  'radio-x.com',
  'radio.example:8000/stream',
  'track01.mp3',
  '03.mp3',
  'jingle_station_final2.mp3',
  '8f3a_1.ogg',
  'Now Playing info goes here',
  'ad_insert_30s',
  'AD BREAK',
  'AdBreak-Start end',
  'Advert-marker_2 STOP',
  'Advertisement',
  "adw_ad='true'",
  'Ad|type:ad',
  'AD|TYPE:AD|DURATION:30',
  'Ad | type: preroll',
  'type:ad',
  'Spot|type:ad',
  'Autohaus|type:ad',
  'Unknown',
  'Unknown - Unknown',
  'Unknown Artist - Unknown Title',
  'undefined - undefined',
  'N/A',
  'None',
  'null',
  'Untitled',
  'No title',
  'Unspecified name',
  'This is my server name',
  'Track 01',
  'Station Offline',
  'Stream offline',
  'Airtime - offline',
  'On Air',
  'Live',
  'LIVE STREAM',
  'RADIO X - LIVE',
  '[LIVE] Radio X',
  '*** Radio X ***',
  '♫',
  '***',
  'radio-x:8000',
  '127.0.0.1:8000/stream',
  'AutoDJ',
  'Empty Title',
  'Title unknown',
  'Sin título',
  'Titel unbekannt',
  'Unbekannt - Unbekannt',
  'Desconocido',
  'Top of the Hour',
  'TOTH',
  'VoiceTrack',
  'Voice Track 12',
  'Traffic Spot',
  'Station Imaging',
  'Anúncio',
  'Pub',
  'Advert: Shop',
  'durationMilliseconds="30000" adId="1" insertionType="midroll"',
  '<ARTIST> - <TITLE>',
  '%a - %t',
  'Up Next - Artist - Title',
  'No song playing',
  'Station ID',
  'Radio X - Jingle',
  'Werbung',
  'Publicité',
  'Publicidad',
  'Реклама',
  'Reklama',
  '[object Object]',
  'AzuraCast.com - AzuraCast is Live!',
  'AzuraCast is Live!',
  '$artist - $title',
  '$artist$ - $title$',
  '%artist - %title',
  '#ARTIST# - #TITLE#',
  'Werbung - Autohaus',
  'Spot - 30s',
  'Spot 01 - Autohaus',
  'Spots - Block 1',
  'Promo 12 (30 sec)',
  'AD: 30',
  'Ad break (30 s)',
  '[Werbung]',
  'Werbung!',
  'Reklama - blok 3',
  'Reclameblok',
  'Ster reclame',
  'Mainoskatko',
  'Intervalo comercial',
  'Tanda comercial',
  'Comercial - Coca Cola',
  'Pause publicitaire',
  'Рекламная пауза',
  '広告',
  'Vinheta 03',
  'Vinhetas - Vinheta 3',
  'Cuña 12',
  'Dżingiel',
  'Jingle Radio X 3',
  'Radio X Jingle',
  'Danach: Artist - Title',
  'Unknown Artist - 01 Track 1',
  'Artista desconocido - Pista 1',
  'Unbekannter Interpret - Titel 01',
  'Неизвестный исполнитель - Дорожка 1',
  'Pista 01 - Desconocido',
  '未知',
  'title=;artist=',
  'We are offline',
  'The stream is offline',
  'Server is currently down',
  'TOH',
  'Not Available - Not Available',
  'No source',
  'No track info',
  'Hors ligne',
  'Fuera de línea',
  'Nicht auf Sendung',
  'Nie nadajemy',
  'Прямой эфир',
  'Canlı Yayın',
  'Na żywo',
  'Live on air',
  'Loading...',
  'Test stream',
  'SHOUTcast Server',
  'Liquidsoap',
  'Radio X is offline',
  'Currently unavailable',
  'Temporarily unavailable',
  'Stream temporarily unavailable',
  'Radio X - Currently unavailable',
  'Radio X 24/7',
  'Radio X - 24/7',
  'Radio X - 128 kbps',
  'Radio X Live Stream',
  'Welcome to Radio X',
  'Willkommen bei Radio X',
  'Bienvenue sur Radio X',
  'Estás escuchando Radio X',
  'Słuchasz Radio X',
  'Thanks for listening to Radio X',
  'COMMERCIAL - Spot 3',
  'Commercial 3',
  'Commercials',
  'Werbeblock',
  'Pubblicità',
  'Réclame',
  'TargetSpot',
  'Radio X Ad Break',
  'Jingle 4',
  'Jingles - Jingle 4',
  'Sweeper 12',
  'Stop Set',
  'Spot',
  'Live Broadcast',
  'En vivo',
  'Auto DJ - Radio X',
  'Up next: Artist - Title',
  'You are listening to Radio X',
  "You're now listening to: Radio X",
  'info@radio-x.com',
  '{{artist}} - {{title}}',
  ' - text="Spot Block End" song_spot="T" MediaBaseId="0"',
  'A - text="B" song_spot="" x="1"',
  String.raw`title="Spot",artist=" ",url="song_spot=\"T\" x=\"-1\""`,
  '~~~~~2020-08-13T08:11:53.252527~~',
  null,
  undefined,
  true,
  false,
  {},
  ['Artist - Title'],
];

describe('readTitle', () => {
  for (const [fact, cases] of Object.entries(READ)) {
    for (const [sent, author, title] of cases) {
      it(`${fact}: ${JSON.stringify(sent)}`, () =>
        assert.deepEqual(readTitle(sent, 'Radio X'), { author, title }));
    }
  }

  for (const sent of NO_TITLES) {
    it(`returns null for ${JSON.stringify(sent) ?? 'undefined'}`, () =>
      assert.equal(readTitle(sent, 'Radio X'), null));
  }

  it('cleans up a separate title', () => {
    for (const [title, expected] of [
      ['My_Song.mp3', 'My Song'],
      ['Title (Official Video)', 'Title'],
      ['Title ()', 'Title'],
      ['text="Title" song_spot="M" MediaBaseId="1"', 'Title'],
      ['( )', '( )'],
      ['Jingle 4', 'Jingle 4'],
    ] as const)
      assert.deepEqual(readNames('Artist', title, 'Radio X'), { author: 'Artist', title: expected }, title);
  });

  it('returns null for ads with a separate artist', () => {
    for (const [artist, title] of [
      ['Werbung', 'Autohaus'],
      ['Jingles', 'Jingle 4'],
      ['Radio X', 'Jingle 4'],
      ['Artist', 'text="Spot" song_spot="T" MediaBaseId="0"'],
    ])
      assert.equal(readNames(artist, title, 'Radio X'), null, title);
  });

  it('detects the code page from artist and title', () => {
    assert.deepEqual(readNames('Êèíî', 'Ãðóïïà êðîâè', 'Radio X'), { author: 'Кино', title: 'Группа крови' });
    assert.deepEqual(readNames('Êèíî', 'Ïà÷êà ñèãàðåò', 'Radio X'), {
      author: 'Кино',
      title: 'Пачка сигарет',
    });
    assert.deepEqual(readNames('Björk', 'JÃ³ga', 'Radio X'), { author: 'Björk', title: 'Jóga' });
  });

  it('removes unfilled placeholders from a name', () => {
    assert.equal(readName('Title - $album'), 'Title');
    assert.equal(readName('$album'), null);
  });

  it('extracts the title from a file name', () => {
    assert.equal(readFileName('200226.mp3'), '200226');
    assert.equal(readFileName('03_my_first_song.mp3'), 'my first song');
    assert.equal(readFileName('/srv/7. Title.FLAC'), 'Title');
    for (const text of ['Title', 'mp3', 'Version 2.0', '']) assert.equal(readFileName(text), null, text);
  });

  it('removes a station name that contains a dash', () => {
    const station = 'Meridian - Jazz';
    const read = { author: 'Artist', title: 'Title' };
    for (const text of [
      'Meridian - Jazz - Artist - Title',
      'MERIDIAN – JAZZ – Artist – Title',
      'Artist - Title - Meridian - Jazz',
      'Artist - Title | Meridian - Jazz',
      'Meridian - Jazz - Artist - Title - Meridian - Jazz',
    ])
      assert.deepEqual(readTitle(text, station), read, text);
    assert.equal(readTitle('Meridian - Jazz', station), null);
    assert.deepEqual(readTitle('Meridian - Artist - Title', station), {
      author: 'Meridian',
      title: 'Artist - Title',
    });
    assert.deepEqual(readTitle('Radio - Meridian - Jazz - A - B', 'Radio - Meridian - Jazz'), {
      author: 'A',
      title: 'B',
    });
  });

  it("keeps a title that is another station's name", () => {
    assert.deepEqual(readTitle('Radio X'), { author: null, title: 'Radio X' });
    assert.deepEqual(readTitle('Radio X', null), { author: null, title: 'Radio X' });
  });

  it('never returns an empty artist or title', () => {
    const dirt = fc.constantFrom(
      ' ',
      '-',
      '–',
      '－',
      '%',
      '%C3',
      '&',
      '&amp;',
      '"',
      "'",
      '_',
      '.mp3',
      '/',
      'by',
      'Ã',
      '¶',
      '03',
      '|',
      'a',
    );
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.array(dirt).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, fc.option(text), (sent, name) => {
        const read = readTitle(sent, name);
        for (const part of read ? [read.author, read.title] : []) {
          assert.ok(part === null || (part !== '' && part === part.trim()), JSON.stringify(read));
        }
        assert.ok(!read || read.author !== null || read.title !== null);
      }),
    );
  });

  it('truncates a title to 300 characters', () => {
    const author = 'a'.repeat(50);
    const title = 'b'.repeat(2 ** 20);
    assert.deepEqual(readTitle(`${author} - ${title}`), { author, title: 'b'.repeat(300 - 53) });
    assert.equal(readName(title), 'b'.repeat(300));
  });

  it('truncates an escaped title after decoding it', () => {
    const title = 'я'.repeat(280);
    assert.equal(readTitle(`Artist${encodeURIComponent(` - ${title}`)}`)?.title, title);
  });

  it("doesn't split a surrogate pair", () => {
    for (const before of [297, 298, 299, 300]) {
      const { title } = readTitle('x'.repeat(before) + '🎵'.repeat(300))!;
      assert.doesNotThrow(() => encodeURIComponent(title!), String(before));
    }
  });

  it('accepts 2 MB of text', () => {
    for (const piece of ['- ', ' ', '%', '&amp;', '"', '_-_', 'a.', '－', 'Ã', 'by ']) {
      assert.doesNotThrow(() => readTitle(piece.repeat(2 ** 20)));
    }
  });
});
