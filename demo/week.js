/**
 * In:  the panel's schedule, today and the six days after it.
 * Out: the week, day by day in the station's zone, with what is on now.
 */
import { panelNow } from './ask.js';
import { element } from './element.js';
import { CHANGED, keepFresh } from './fresh-list.js';
import { clockTime, say } from './words.js';

const DAYS = 7;
const DAY_SECONDS = 86_400;
const place = document.getElementById('week');
const note = document.getElementById('week-note');
const isWide = window.matchMedia('(min-width: 60rem)');
/** What is on screen: what is the same is not drawn again, so that nobody loses their place. */
let shown = '';
/** The station's zone as the last good answer had it; null before one. */
let knownZone = null;

document.getElementById('look-again').addEventListener('click', () => {
  // Mostly nothing has changed: without this, nothing would seem to happen.
  note.textContent = say('Looking …', 'Wird geholt …');
  document.dispatchEvent(new window.Event(CHANGED));
});

keepFresh({
  place,
  note,
  path() {
    // By the hour, so that the panel can say "unchanged"; a day early, for what is on over midnight.
    const hour = Math.floor(panelNow() / 3_600_000) * 3600;
    const range = `start_ts=${hour - DAY_SECONDS}&end_ts=${hour + (DAYS + 1) * DAY_SECONDS}`;
    return `/api/v2/grid/?server=1&${range}&utc=1`;
  },
  draw(records) {
    const airings = records.map(readAiring).filter(Boolean);
    if (airings.length === 0) return null;
    const zone = stationZone(airings);
    const days = byDay(airings, zone, panelNow());
    const now = JSON.stringify([days, zone, document.documentElement.lang]);
    if (days.length > 0 && now !== shown) drawDays(days, zone);
    shown = now;
    return days.length > 0
      ? say(`All times are those of ${zone}.`, `Alle Zeiten sind die von ${zone}.`)
      : null;
  },
  nothing: () => say('Nothing is planned for this week.', 'Für diese Woche ist nichts geplant.'),
});

/** A careless panel's airing costs a field, or itself where it has no time. Times become milliseconds. */
function readAiring({ name, color, timezone, start_ts, end_ts }) {
  const start = Number(start_ts) * 1000;
  const end = Number(end_ts) * 1000;
  if (!Number.isFinite(start) || !Number.isFinite(end)) return null;
  return {
    name: String(name),
    start,
    end,
    color: /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : null,
    zone: isZone(timezone) ? timezone : null,
  };
}

function isZone(name) {
  try {
    return typeof name === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** An event may have a zone of its own; the station's is the one that most have. */
function stationZone(airings) {
  const zones = airings.map(({ zone }) => zone).filter(Boolean);
  const votes = (zone) => zones.filter((each) => each === zone).length;
  const [most] = [...new Set(zones)].sort((a, b) => votes(b) - votes(a));
  knownZone = most ?? knownZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return knownZone;
}

/** Days from today on, each with its airings; what began yesterday and is still on is today's first. */
function byDay(airings, zone, now) {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  const today = dayOf.format(now);
  // Counted in UTC, where every day has 24 hours.
  const last = new Date(Date.parse(today) + (DAYS - 1) * DAY_SECONDS * 1000).toISOString().slice(0, 10);
  const days = new Map();
  for (const airing of airings) {
    const isOn = airing.start <= now && now < airing.end;
    const day = isOn ? today : dayOf.format(airing.start);
    if (day < today || day > last) continue;
    const state = isOn ? 'now' : airing.end <= now ? 'over' : 'next';
    days.set(day, [...(days.get(day) ?? []), { ...airing, state }]);
  }
  return [...days]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, plan]) => ({ day, isToday: day === today, plan: plan.sort((a, b) => a.start - b.start) }));
}

function drawDays(days, zone) {
  const open = new Map([...place.children].map((each) => [each.dataset.day, each.open]));
  place.replaceChildren(
    ...days.map(({ day, isToday, plan }) => {
      const title = element('h3', '', ...dayTitle(day, isToday));
      const list = element('ul', 'plan', ...plan.map((airing) => drawAiring(airing, zone)));
      const made = element('details', 'day', element('summary', '', title), list);
      made.dataset.day = day;
      made.open = open.get(day) ?? (isToday || isWide.matches);
      return made;
    }),
  );
}

function dayTitle(day, isToday) {
  // Noon in UTC is that same date wherever it is then written in UTC.
  const noon = Date.parse(`${day}T12:00Z`);
  const write = (options) =>
    new Intl.DateTimeFormat(say('en-GB', 'de'), { ...options, timeZone: 'UTC' }).format(noon);
  const name = isToday ? say('Today', 'Heute') : write({ weekday: 'long' });
  return [`${name} `, element('span', 'date', write({ day: 'numeric', month: 'long' }))];
}

function drawAiring({ name, start, end, color, state }, zone) {
  const times = `${clockTime(start, zone)}–${clockTime(end, zone)}`;
  const row = element('li', 'airing', element('span', 'times', times), ' ', element('span', 'name', name));
  row.dataset.state = state;
  if (color) row.style.setProperty('--show', color);
  if (state === 'now') row.append(' ', element('span', 'on-now', say('On now', 'Läuft gerade')));
  return row;
}
