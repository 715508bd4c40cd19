const HOURS =
  /^(h|hrs?|hours?|std|stdn?|stunden?|heures?|or[ae]|hor[ae]s?|uur|uren|tim|timm[ae]r?|timer?|tunti\p{L}*|godz\p{L}*|hod\p{L}*|óra|час\p{L}*|ч|год\p{L}*|ώρ\p{L}*|saat|時間|小时|小時|시간|ساع\p{L}*|שע\p{L}*)$/u;
const MINUTES =
  /^(m|mn|min\p{L}*|['’′]|perc|λεπ\p{L}*|мин\p{L}*|хв\p{L}*|dakika|dk|分|分钟|分鐘|분|دق\p{L}*|דק\p{L}*)$/u;
const SECONDS = /^(s|se[ckg]\p{L}*|["”″]|δευ\p{L}*|сек\p{L}*|с|秒|秒钟|초|ثان\p{L}*|שנ\p{L}*)$/u;

/** Converts full-width and Arabic digits and colons to ASCII. */
export function withAsciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/**
 * Parses a duration or a position: seconds, `31:00`, `1:02:03.5`, `PT31M`, `31 min` or `1 h 2 m`. Returns
 * milliseconds, or null for other text.
 */
export function readTimeSpan(text: string | null): number | null {
  const value = withAsciiDigits((text ?? '').trim().slice(0, 60))
    .toLowerCase()
    .replace(/['’′]{2}/g, '″');
  const [, clock] = /^((?:\d{1,4}:){0,2}\d{1,6}(?:[.,]\d+)?)$/.exec(value) ?? clockWithUnit(value) ?? [];
  if (clock) return Math.round(secondsOf(clock) * 1000);
  const seconds = secondsByUnits(value.replace(/^p\s*(?:0+d)?t?(?=\d)/, ''));
  return seconds === null ? null : Math.round(seconds * 1000);
}

/**
 * Returns the length of an episode in milliseconds, or null if it is unreadable or zero. In `1,800`, the comma
 * separates thousands, so the length is half an hour. `45:30:00` is 45 minutes, because no episode lasts for days.
 */
export function readEpisodeLength(text: string | null): number | null {
  const written = text?.trim().replace(/^(\d{1,3}),(\d{3})$/, '$1$2') ?? '';
  const [, clock = written] = /^((?:2[4-9]|[3-9]\d):\d\d):00$/.exec(written) ?? [];
  return readTimeSpan(clock) || null;
}

/** Matches `31:00 min` and `1:02:03 h`. */
function clockWithUnit(value: string): RegExpExecArray | null {
  return /^((?:\d{1,4}:){1,2}\d{1,2}(?:[.,]\d+)?)\s*\p{L}+\.?$/u.exec(value);
}

function secondsOf(clock: string): number {
  let seconds = 0;
  for (const part of clock.replace(',', '.').split(':')) seconds = seconds * 60 + Number(part);
  return seconds;
}

/**
 * Returns null unless each number has a unit. The unit of a number after hours or minutes may be missing, as in `1h02`.
 */
function secondsByUnits(value: string): number | null {
  if (/^[-–−]/.test(value)) return null;
  let total: number | null = null;
  let last = 0;
  for (const [, digits, unit = ''] of value.matchAll(/(\d{1,6}(?:[.,]\d+)?)\s*(\p{L}+|['’′"”″])?/gu)) {
    const size: number = sizeOf(unit) || (!unit && last > 1 ? last / 60 : 0);
    if (!size) return null;
    total = (total ?? 0) + Number(digits!.replace(',', '.')) * size;
    last = size;
  }
  return total;
}

function sizeOf(unit: string): number {
  if (HOURS.test(unit)) return 3600;
  if (MINUTES.test(unit)) return 60;
  return SECONDS.test(unit) ? 1 : 0;
}
