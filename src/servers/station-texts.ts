import { repairCodePage } from './code-pages.js';
import { readText } from './fields.js';
import { readEscaped } from './html-entities.js';
import { isPlaceholder, type StationTexts } from './no-titles.js';
import { repairLatin1 } from './title-encoding.js';

/** Returns a station's name; null if the operator left the default, such as "Unspecified name". */
export function readStationName(value: unknown): string | null {
  const written = readEscaped(value);
  const name = written && repairCodePage(repairLatin1(written));
  return name && !isPlaceholder(name) ? name : null;
}

/** Returns a station's texts. The web site is included twice, because titles usually omit its scheme and `www`. */
export function stationTexts(name: string | null, slogan: unknown, site: unknown): StationTexts {
  const url = readText(site);
  const [, host = null] = /^(?:https?:\/\/)?(?:www\.)?([^/?#:]+\.[^/?#:.]+)/i.exec(url ?? '') ?? [];
  return [name, readText(slogan), host && url, host];
}
