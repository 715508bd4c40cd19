/**
 * Responds to the requests of the gallery's tags within the page, because no server has all of these states
 * at once.
 */
const LISTS = /\/api\/v2\/(history|grid|channels|podcasts|servers)\/$/;
const hosts = new Map();

/** Returns the base URL of a station with these lists and this fault. */
export function addStation({ station, fault }) {
  const host = `station-${hosts.size + 1}.gallery.invalid`;
  hosts.set(host, { station, fault, requests: 0 });
  return `https://${host}`;
}

const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const host = hosts.get(url.hostname);
  return host ? respond(host, url, init) : fetch(input, init);
};

async function respond(host, { pathname, searchParams }, { method = 'GET', signal } = {}) {
  if (host.fault === 'hang')
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  host.requests++;
  if (host.fault === 'fail' || (host.fault === 'later' && host.requests > 1))
    return Response.json({ detail: 'The station has a bad day.' }, { status: 500 });
  if (method === 'POST') return Response.json({ likes_count: 42, dislikes_count: 3 });
  if (host.station.nowPlaying && pathname.startsWith('/api/nowplaying'))
    return Response.json(host.station.nowPlaying);
  if (host.station.songs && pathname === '/requests/1/')
    return Response.json(songsOf(host.station, searchParams));
  if (host.station.chart && pathname === '/charts/1/') return Response.json({ results: host.station.chart });
  const [, name] = LISTS.exec(pathname) ?? [];
  if (!name) return Response.json({ detail: 'Not found.' }, { status: 404 });
  const limit = Number(searchParams.get('limit')) || 100;
  const offset = Number(searchParams.get('offset')) || 0;
  const records = host.station[name];
  const paths = { requests: host.station.songs, charts: host.station.chart };
  const links = Object.keys(paths)
    .filter((path) => paths[path])
    .map((path) => `</${path}/1/>; rel="related"; title="${path}"`);
  const headers = links.length > 0 ? { Link: links.join(', ') } : {};
  const page = {
    count: records.length,
    next: null,
    previous: null,
    results: name === 'grid' ? inRange(records, searchParams) : records.slice(offset, offset + limit),
  };
  return Response.json(page, { headers });
}

/** Returns the songs that can be requested. */
function songsOf({ songs, refusal }, searchParams) {
  const limit = Number(searchParams.get('limit')) || 20;
  const offset = Number(searchParams.get('offset')) || 0;
  const words = (searchParams.get('q') ?? '').toLowerCase();
  const found = songs.filter(({ title, author }) => `${author} ${title}`.toLowerCase().includes(words));
  const next = refusal && { name: 'Noon Line', start_ts: Math.floor(Date.now() / 1000) + 3600 };
  return { refusal, next, requests: [], count: found.length, results: found.slice(offset, offset + limit) };
}

/** Returns the events in the requested range, in seconds. */
function inRange(records, searchParams) {
  const from = Number(searchParams.get('start_ts')) || 0;
  const to = Number(searchParams.get('finish_ts') ?? searchParams.get('end_ts')) || Infinity;
  return records.filter((event) => event.end_ts > from && event.start_ts < to);
}
