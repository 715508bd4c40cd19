/**
 * The playlist "Curiosities": difficult names that contain markup, quotes, emoji, mixed writing directions or "
 * - ", or are extremely short or long.
 */
import { albumsOf } from './album.js';

export const curiosities = albumsOf('Curiosities', [
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
    'MIRA/MIRA',
    'f/1.4',
    '2023',
    'Electronica',
    'Kaltlicht',
    ['f/1.4', 'Étude No. 3 “for a staircase”', 'Busy Signal (Beep Beep)'],
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
