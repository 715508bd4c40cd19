/**
 * In:  a failure, and a way to ask addresses.
 * Out: its cause, after as few further looks as tell it.
 */
import { v2 } from '../../contract/paths.js';
import { partsOf } from './address.js';
import { causeOf } from './cause-of.js';
import type { Ask, Failed, Finding, Look, LookName, Mode } from './facts.js';

/** Never rejects. Each look is one request, and none is sent twice. */
export async function diagnose(failed: Failed, ask: Ask): Promise<Finding> {
  const looks: { [name in LookName]?: Look } = {};
  for (;;) {
    const next = causeOf(failed, looks);
    if (typeof next !== 'string') return next;
    looks[next] = await ask(...placeOf(next, failed));
  }
}

/** All servers of a panel, which is the smallest of its lists. */
const SERVERS = v2.servers + '?limit=1000&offset=0';

function placeOf(look: LookName, { url, baseUrl }: Failed): [url: string, mode: Mode] {
  const { protocol, host } = partsOf(baseUrl);
  // JSONP is asked where v2 could not be read: that is what can be looked at.
  const v2Url = url.replace(baseUrl, '').startsWith('/api/v2/') ? url : url.replace('/api/', '/api/v2/');
  switch (look) {
    case 'again':
      return [v2Url, 'read'];
    case 'opaque':
      return [v2Url, 'opaque'];
    case 'redirect':
      return [v2Url, 'manual'];
    case 'servers':
      return [baseUrl + SERVERS, 'read'];
    case 'root':
      return [`${protocol}//${host}${SERVERS}`, 'read'];
    case 'secure':
      return [baseUrl.replace('http:', 'https:') + SERVERS, 'opaque'];
    case 'plain':
      return [baseUrl.replace('https:', 'http:') + SERVERS, 'opaque'];
    case 'script':
      return [url, 'script'];
  }
}
