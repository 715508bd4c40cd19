/**
 * The record shelf: invented artists and records, in several languages and
 * scripts. Some are there to be awkward: long, right-to-left, with markup,
 * quotes, an emoji, an unusual separator.
 */

export interface Album {
  author: string;
  album: string;
  year: string;
  genre: string;
  label: string;
  playlist: string;
  composer?: string;
  titles: string[];
}

const shelf = (
  playlist: string,
  rows: [author: string, album: string, year: string, genre: string, label: string, titles: string[]][],
): Album[] =>
  rows.map(([author, album, year, genre, label, titles]) => ({
    author,
    album,
    year,
    genre,
    label,
    playlist,
    titles,
  }));

const daylight = shelf('Daylight', [
  [
    'The Lantern Year',
    'Small Hours, Wide Roads',
    '2016',
    'Indie folk',
    'Copper Kettle',
    ['Harbour Lights', 'Paper Maps', 'Letters I Did Not Send'],
  ],
  [
    'Ana Belmonte',
    'Tejados',
    '2019',
    'Canción',
    'Discos Alféizar',
    ['La niña que contaba gorriones', 'Tejados de Lisboa', 'Agosto otra vez'],
  ],
  [
    'Cassette Weather',
    'Partly Cloudy',
    '2021',
    'Dream pop',
    'Slow Escalator',
    ['Drizzle on Tape', 'Blue Umbrella', 'Forecast for Lovers'],
  ],
  [
    'Orchestre Mécanique de Brest',
    'Les machines dansent',
    '2014',
    'Chanson',
    'Grand Large',
    ['Valse des horloges', 'L’ascenseur est en panne', 'Le phare et la mouette'],
  ],
  [
    'Juniper Vale',
    'Kitchen Table',
    '2022',
    'Singer-songwriter',
    'Copper Kettle',
    ['Second Cup', 'The Neighbour’s Piano', 'Window Seat'],
  ],
  [
    'Nils & Aurora Fjeldberg',
    'Nordover',
    '2018',
    'Folk pop',
    'Polarlys Plater',
    ['Snø i mai', 'Siste ferge hjem', 'Båten heter Ragnhild'],
  ],
  [
    'Mateus Arroio',
    'Varanda',
    '2009',
    'Bossa nova',
    'Selo Maresia',
    ['Domingo sem relógio', 'Canção da varanda', 'Chuva em Botafogo'],
  ],
  [
    'Die Lichtschalter',
    'An / Aus',
    '2020',
    'Indie pop',
    'Treppenhaus',
    ['Zimmer mit Aussicht auf dich', 'Straßenbahn Linie 9', 'Übermorgen vielleicht'],
  ],
  [
    'Σταμάτης Βερονίκης',
    'Μπλε ώρα',
    '2011',
    'Έντεχνο',
    'Θάλασσα',
    ['Το καΐκι', 'Γράμμα από την Ικαρία', 'Μπλε ώρα'],
  ],
  [
    'Okoro & the Nine Suns',
    'Market Day',
    '1978',
    'Highlife',
    'Palm Wine Disques',
    ['Market Day', 'Mama Ngozi’s Radio', 'Slow Bus to Enugu'],
  ],
]);

const crossing = shelf('Crossing borders', [
  ['ليلى المنصوري', 'قمر المدينة', '2017', 'طرب', 'نجمة', ['قمر المدينة', 'رسالة إلى البحر', 'ليالي طنجة']],
  ['נועה ברקת', 'גג פתוח', '2020', 'פופ', 'עגבניה', ['גג פתוח', 'שיר לאופניים', 'בוקר של חמישי']],
  [
    '夜行列車',
    '終点の手前',
    '1983',
    'City pop',
    'みなとレコード',
    ['終点の手前', '窓ぎわの恋', '港町ラプソディー'],
  ],
  ['青木しずく', '雨の図書館', '2019', 'J-folk', 'しおり', ['雨の図書館', '紙の鳥', '春を待つ手紙']],
  [
    'Вера Полынина',
    'Северный вокзал',
    '2013',
    'Авторская песня',
    'Полустанок',
    ['Северный вокзал', 'Чай с мятой', 'Последний трамвай'],
  ],
  ['김하늘', '느린 우체통', '2021', 'K-indie', '달빛상점', ['느린 우체통', '골목의 끝', '여름밤 산책']],
  ['मीरा जोशी', 'आँगन', '2015', 'Ghazal', 'Sitara', ['आँगन में धूप', 'पुराना ख़त', 'सावन की बात']],
  [
    'Trío Los Faroles',
    'Esquina y bandoneón',
    '1956',
    'Tango',
    'Discos Riachuelo',
    ['El último farol', 'Milonga del zapatero', 'Esquina sin nombre'],
  ],
  [
    'Zeynep Karaca',
    'İki Kıta',
    '2018',
    'Anatolian psych',
    'Boğaz Plak',
    ['İki kıta arası', 'Güvercin', 'Işıklar sönünce'],
  ],
  [
    'Kalevi Suopursu',
    'Järvi ei vastaa',
    '2007',
    'Ambient',
    'Hiljaisuus',
    ['Järvi ei vastaa', 'Yöttömän yön jälkeen', 'Äänetön soutu'],
  ],
]);

const night = shelf('After midnight', [
  ['Velvet Tramway', 'Terminus', '2015', 'Trip hop', 'Night Depot', ['Terminus', 'Ticket Stub', 'Wet Rails']],
  [
    'MIRA/MIRA',
    'Doppelbelichtung',
    '2023',
    'Electronica',
    'Kaltlicht',
    ['Doppelbelichtung', 'f/1.4', 'Dunkelkammer'],
  ],
  [
    'The Dial Tones',
    'Hold the Line Please',
    '1981',
    'New wave',
    'Party Line',
    ['Operator', 'Long Distance Heart', 'Busy Signal (Beep Beep)'],
  ],
  [
    'Low Orbit Choir',
    'Perigee',
    '2020',
    'Space ambient',
    'Ninth Planet',
    ['Perigee', 'Umbra / Penumbra', 'Airlock Lullaby'],
  ],
  [
    'Brother Halibut',
    'Deep Fried Soul',
    '1971',
    'Soul',
    'Blue Plate',
    ['Deep Fried Soul', 'Get Off My Dock', 'Tartare'],
  ],
  [
    'Inês Caravela',
    'Maré Vazia',
    '2012',
    'Fado',
    'Selo Maresia',
    ['Maré vazia', 'Fado do eléctrico 28', 'Sete saias'],
  ],
  ['Copper & Salt', 'Undertow', '2017', 'Downtempo', 'Night Depot', ['Undertow', 'Brine', 'Glass Floats']],
  [
    'Quartetto Nebbia',
    'Sotto i portici',
    '1962',
    'Jazz',
    'Disco Lanterna',
    ['Sotto i portici', 'Nebbia in Val Padana', 'Il gatto di via Zamboni'],
  ],
  [
    'Sleep Tourist',
    'Room 404',
    '2022',
    'Lo-fi',
    'Slow Escalator',
    ['Room 404', 'Minibar Blues', 'Checkout at Noon'],
  ],
  [
    'Hollow Moon Ensemble',
    'Études for Empty Rooms',
    '2010',
    'Modern classical',
    'Silberstreif',
    ['Étude No. 3 “for a staircase”', 'Étude No. 7 in Grey', 'Coda, Unheard'],
  ],
]);

const curiosities = shelf('Curiosities', [
  [
    'Bobby "Tables" O’Malley',
    'Escape Characters',
    '2004',
    'Rockabilly',
    'Quote & Unquote',
    ['<b>Bold Love</b> & "Other" Stories', 'Drop It, Baby; --', 'It’s Only Ampersand &amp; Roll'],
  ],
  [
    'The Society for the Preservation of Unnecessarily Long Band Names and Its Travelling Brass Section',
    'A Collection of Songs Whose Titles Were Once Considered Too Long for the Label on the Record',
    '2008',
    'Brass',
    'Margin Notes',
    [
      'I Met You at the Bus Stop and We Talked About the Weather Until the Weather Changed Its Mind and So Did You',
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenpolka',
      'O',
    ],
  ],
  [
    '☂ umbrella friends ☂',
    '🌧️ → 🌈',
    '2023',
    'Hyperpop',
    'cloudtape',
    ['🌧️ → 🌈', 'puddle.exe', 'sunshower 2️⃣'],
  ],
  [
    'فرقة الميناء feat. DJ Okapi',
    'Live at the Harbour مباشر من الميناء',
    '2022',
    'Fusion',
    'نجمة',
    ['يا بحر (Okapi Remix)', 'Harbour مرسى Harbour', 'نجوم 1001'],
  ],
  [
    'AC-AC',
    'Back - in - Beige',
    '1986',
    'Hard rock',
    'Dash Records',
    ['Beige - Is - Back', 'High-Way to Hull', 'T-N-Tea'],
  ],
  [
    'Llywarch ap Gwyddno',
    'Môr a Mynydd',
    '1999',
    'Folk',
    'Cwmni Aderyn',
    ['Llongau’r Wyddfa', 'Gwynt y Dwyrain', 'Ŵyn Bach'],
  ],
  [
    'Thùy Dương',
    'Phố Cũ',
    '2016',
    'Nhạc xưa',
    'Sài Gòn Đĩa Hát',
    ['Phố cũ mưa bay', 'Chuyến tàu đêm', 'Người giữ đèn'],
  ],
  [
    'Maison Pampelmousse',
    'Petit Déjeuner',
    '1998',
    'French house',
    'Zeste',
    ['Croissant 2000', 'Pampelmousse Rosé', 'Tartine'],
  ],
  [
    'The Unfinished',
    'Side A',
    '2003',
    'Post-punk',
    'Margin Notes',
    ['Verse, Chorus, Verse,', 'To Be Con…', 'Untitled (2)'],
  ],
  [
    'Grandmother Tapes',
    'Found in the Attic',
    '1969',
    'Field recording',
    'Copper Kettle',
    ['Sewing Machine, 1969', 'Uncle Anton Tunes the Fiddle', 'Rain on the Glasshouse'],
  ],
]);

/** Forty records with three tracks each. */
export const albums: Album[] = [...daylight, ...crossing, ...night, ...curiosities];
