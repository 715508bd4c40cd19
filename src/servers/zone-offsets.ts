/** Parses the zones of dates in feeds and responses: offsets, abbreviations and place names. */

/**
 * Abbreviations by their offset from UTC in hours. If an abbreviation has several offsets, the most common one is
 * listed first.
 */
const ABBREVIATIONS: readonly (readonly [hours: number, names: string])[] = [
  [0, 'Z UT UTC GMT WET WEZ AZOST'],
  [1, 'CET MEZ MET HNEC WEST WESZ BST WAT'],
  [2, 'EET OEZ CEST MESZ MEST HAEC CAT SAST WAST'],
  [3, 'MSK МСК TRT EEST OESZ EAT IDT'],
  [3.5, 'IRST'],
  [4, 'GST MSD SAMT AZT GET MUT RET SCT'],
  [4.5, 'IRDT AFT'],
  [5, 'PKT YEKT UZT TMT TJT MVT'],
  [5.5, 'IST SLST'],
  [5.75, 'NPT'],
  [6, 'BDT OMST ALMT KGT BTT'],
  [6.5, 'MMT'],
  [7, 'ICT WIB KRAT NOVT HOVT'],
  [8, 'HKT SGT MYT PHT AWST WITA IRKT ULAT BNT'],
  [9, 'JST KST WIT YAKT TLT'],
  [9.5, 'ACST'],
  [10, 'AEST VLAT CHST PGT'],
  [10.5, 'ACDT LHST'],
  [11, 'AEDT MAGT SAKT SBT NCT'],
  [12, 'NZST PETT FJT'],
  [13, 'NZDT'],
  [-1, 'AZOT CVT'],
  [-2, 'BRST FNT UYST'],
  [-2.5, 'NDT HAT'],
  [-3, 'ADT HAA BRT ART CLST UYT PYT GFT SRT'],
  [-3.5, 'NST HNT'],
  [-4, 'EDT HAE AST HNA AMT BOT CLT VET GYT'],
  [-5, 'EST HNE CDT HAC COT PET ECT'],
  [-6, 'CST HNC MDT HAR GALT'],
  [-7, 'MST HNR PDT HAP'],
  [-8, 'PST HNP AKDT'],
  [-9, 'AKST HDT'],
  [-10, 'HST TAHT'],
  [-11, 'SST'],
  // Other meanings: in Ireland, Israel, Armenia, Arabia, Bangladesh, China, Singapore, the Philippines and Australia.
  [1, 'IST'],
  [2, 'IST'],
  [3, 'AST'],
  [4, 'AMT'],
  [6, 'BST'],
  [8, 'CST PST SST MST'],
  [10, 'EST'],
  [11, 'EDT'],
];

/** Zones whose short names don't indicate daylight saving time. */
const PLACES: Readonly<Record<string, string>> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  'EASTERN TIME': 'America/New_York',
  'CENTRAL TIME': 'America/Chicago',
  'MOUNTAIN TIME': 'America/Denver',
  'PACIFIC TIME': 'America/Los_Angeles',
  'CENTRAL EUROPEAN TIME': 'Europe/Berlin',
  'GREENWICH MEAN TIME': 'UTC',
};
const AMERICAN = /^(ATLANTIC|EASTERN|CENTRAL|MOUNTAIN|PACIFIC) (STANDARD|DAYLIGHT) TIME$/;

const HALF_YEAR_MS = 182 * 86_400_000;

/** Returns the offsets in hours that an abbreviation may mean, the most common first; [] if it is unknown. */
export function hoursOf(abbreviation: string): readonly number[] {
  const name = abbreviation.toUpperCase();
  return ABBREVIATIONS.flatMap(([hours, names]) => (names.split(' ').includes(name) ? hours : []));
}

/**
 * Returns the offset of a zone from UTC, in minutes, at a local time in milliseconds. Accepts `+01:00`, `GMT+2`, `EST`,
 * `(EST)`, `Eastern Time` and `Europe/Berlin`. Null if the zone is unknown. If an abbreviation has several meanings,
 * the one that is used in the zone `home` is preferred.
 */
export function minutesAhead(zone: string, wall: number, home: string | null): number | null {
  const [, sign, hours, minutes = '0'] = /([+\-−])(\d{1,2}):?(\d{2})?(?!\d)/.exec(zone) ?? [];
  // In `Etc/GMT-1`, the sign is reversed.
  if (sign && !zone.includes('/')) return (Number(hours) * 60 + Number(minutes)) * (sign === '+' ? 1 : -1);
  const name = zone
    .replace(/[\s()]+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .toUpperCase();
  const short = name.replace(AMERICAN, (_, place: string, season: string) => `${place[0]!}${season[0]!}T`);
  const known = hoursOf(short).map((each) => each * 60);
  if (known.length < 2) return known[0] ?? minutesOfPlace(PLACES[short] ?? zone.trim(), wall);
  // The abbreviation may be for the other half of the year, for example standard time during daylight saving time.
  const own = home ? [wall, wall + HALF_YEAR_MS].map((time) => minutesOfPlace(home, time)) : [];
  return known.find((each) => own.includes(each)) ?? known[0]!;
}

/** Returns null if the platform doesn't support the zone. */
function minutesOfPlace(zone: string, wall: number): number | null {
  if (zone === 'UTC') return 0;
  if (!zone.includes('/')) return null;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const [text = '+00:00'] = /[-+]\d\d:\d\d/.exec(format.format(wall)) ?? [];
    return minutesAhead(text, wall, null);
  } catch {
    return null;
  }
}
