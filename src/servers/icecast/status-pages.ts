/**
 * Reads the status pages of Icecast-KH: `/status2.xsl`, a table as plain text, and `/status.xsl`, a web page.
 * Icecast-KH has `/status-json.xsl` only if it was added, as in AzuraCast. Icecast 2.3 also has the table.
 */
import { decodeEntities } from '../html-entities.js';
import { MAX_ENTRIES } from '../json.js';

const HEADER = 'MountPoint,Connections,Stream Name,Current Listeners';
const MOUNT = '<h3>Mount Point ';
/** Maximum length of a mount's section of the page, in characters. */
const MAX_LENGTH = 8000;
const MAX_ROW_LENGTH = 2000;

export function isStatusPage(text: string): boolean {
  return text.slice(0, 2000).includes(HEADER) || text.includes(MOUNT);
}

/**
 * Returns the table in the shape of `/status-json.xsl`, and the web page as an object with the fields of each mount.
 */
export function parseStatusPage(text: string): unknown {
  if (!text.includes(HEADER)) {
    const mounts = text.split(MOUNT, MAX_ENTRIES).slice(1).map(readMount);
    return { mounts: Object.fromEntries(mounts) };
  }
  const rows = text.split(/[\r\n]+/, MAX_ENTRIES).map((row) => readRow(row.trim()));
  return { icestats: { source: rows.filter((row) => row !== null) } };
}

/**
 * Names, descriptions and titles may contain unescaped commas. The number of listeners separates the name
 * from the rest. If the rest contains more commas, only the web page shows where the title starts.
 */
function readRow(row: string): object | null {
  const [, mount, name, listeners, rest = '', listenurl] =
    // regex-bound: 2,000 characters, MAX_ROW_LENGTH.
    /^(\/[^,]*),\d*,(.*?),(\d+),(.*),([^,]*)$/.exec(row.slice(0, MAX_ROW_LENGTH)) ?? [];
  if (mount === undefined) return null;
  // Artist and title are joined by a space, or by " - " in Icecast 2.3, even if one is missing.
  const [, playing = '', ...more] = rest.split(',');
  const title = more.length ? '' : playing.replace(/^ - | - $/, '').trim();
  const hasSource = name || rest.replace(/[\s,-]/g, '');
  return { mount, listenurl, listeners, server_name: name, title: hasSource ? title : null };
}

function readMount(part: string): [mount: string, fields: object] {
  const page = part.slice(0, MAX_LENGTH);
  const field = (label: string): string | undefined => {
    const [, value] = /^\s*<td[^>]*>([^<]*)</.exec(page.split(`>${label}:</td>`)[1] ?? '') ?? [];
    return value === undefined ? undefined : decodeEntities(value.trim());
  };
  const mount = decodeEntities(page.slice(0, page.indexOf('<')).trim());
  const title = field('Current Song');
  return [mount, { title, server_type: field('Content Type'), bitrate: field('Bitrate') }];
}
