import { v2 } from '../../contract/paths.js';
import { urlParts } from './address.js';
import { causeOf, type ProbeName } from './cause-of.js';
import type { FailureDetails, Finding } from './failure.js';
import type { Probe, ProbeMode, ProbeResult } from './probe.js';

/** Finds the cause of a failure with as few requests as possible. Never rejects. */
export async function diagnose(failure: FailureDetails, probe: Probe): Promise<Finding> {
  const results: { [name in ProbeName]?: ProbeResult } = {};
  for (;;) {
    const next = causeOf(failure, results);
    if (typeof next !== 'string') return next;
    results[next] = await probe(...requestFor(next, failure));
  }
}

/** The list of servers is a panel's smallest list. */
const SERVERS = v2.servers + '?limit=1000&offset=0';

function requestFor(
  name: ProbeName,
  { url, baseUrl, isResponse = false }: FailureDetails,
): [url: string, mode: ProbeMode] {
  const { protocol, host } = urlParts(baseUrl);
  // Probe v2, because a JSONP response can't be inspected. JSONP is used only after v2 has failed.
  const isInV2 = isResponse || url.replace(baseUrl, '').startsWith('/api/v2/');
  const v2Url = isInV2 ? url : url.replace('/api/', '/api/v2/');
  const servers = isResponse ? '' : SERVERS;
  switch (name) {
    case 'again':
      return [v2Url, 'read'];
    case 'opaque':
      return [v2Url, 'opaque'];
    case 'redirect':
      return [v2Url, 'manual'];
    case 'servers':
      return [baseUrl + servers, 'read'];
    case 'root':
      return [`${protocol}//${host}${servers}`, 'read'];
    case 'secure':
      return [baseUrl.replace('http:', 'https:') + servers, 'opaque'];
    case 'plain':
      return [baseUrl.replace('https:', 'http:') + servers, 'opaque'];
    case 'script':
      return [url, 'script'];
  }
}
