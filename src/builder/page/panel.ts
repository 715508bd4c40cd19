/**
 * In:  what somebody typed as the panel's address.
 * Out: the stations there; or the sentence that says to an owner what is wrong, as the tags say it.
 */
import { isInsecure, readBaseUrl } from '../../client/base-url.js';
import { look } from '../../client/look.js';
import { v2 } from '../../contract/paths.js';
import { diagnose } from '../../diagnosis/diagnose.js';
import type { Failed, Look } from '../../diagnosis/facts.js';
import { ownerSentence } from '../../diagnosis/sentence.js';
import type { CauseWords } from '../../messages/causes/names.js';

export interface ListedStation {
  /** What `server` is in tags. */
  readonly id: number;
  /** Empty where the panel gives none. */
  readonly name: string;
}

export type PanelState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'there'; readonly stations: readonly ListedStation[] }
  | { readonly kind: 'wrong'; readonly sentence: string };

const LIST = `${v2.servers}?limit=1000&offset=0`;
/** Of a name: characters. */
const LONGEST = 80;

/** In one spelling; empty for what is no address. */
export function addressOf(typed: string): string {
  return readBaseUrl(typed, location.protocol, (address) => new URL(address, location.href));
}

/** Never rejects. */
export async function askPanel(address: string, causes: CauseWords): Promise<PanelState> {
  const baseUrl = addressOf(address);
  const url = baseUrl ? baseUrl + LIST : address;
  const problem = !baseUrl ? 'address' : isInsecure(baseUrl, location.protocol) && 'insecure';
  const seen = problem ? null : await look(url, 'read');
  const stations = seen?.status === 200 ? stationsOf(seen.body) : null;
  if (stations) return { kind: 'there', stations };
  const { protocol, hostname } = location;
  const finding = await diagnose(
    {
      url,
      baseUrl,
      server: 1,
      transport: 'auto',
      hasAnswered: false,
      page: { protocol, hostname },
      ...(seen ? failureOf(seen) : { kind: 'unreachable', reason: problem || 'network' }),
    },
    look,
  );
  return { kind: 'wrong', sentence: ownerSentence(finding, causes) };
}

/** Null where it is no list of servers. */
export function stationsOf(body: unknown): ListedStation[] | null {
  const { results, objects } = Object(body) as { results?: unknown; objects?: unknown };
  const list = [body, results, objects].find(Array.isArray);
  const stations = list?.flatMap((each: unknown): ListedStation[] => {
    const { id, name, title } = Object(each) as Record<string, unknown>;
    const text = [name, title].find((one) => typeof one === 'string') ?? '';
    return Number.isSafeInteger(Number(id)) && id !== null && id !== ''
      ? [{ id: Number(id), name: text.slice(0, LONGEST) }]
      : [];
  });
  return stations && (stations.length > 0 || list!.length === 0) ? stations : null;
}

/** As the tags' client would have named it. */
function failureOf({ came, status = 0, type = '', body }: Look): Pick<Failed, 'kind'> & Partial<Failed> {
  if (came !== 'answer')
    return {
      kind: 'unreachable',
      reason: navigator.onLine ? (came === 'timeout' ? came : 'network') : 'offline',
    };
  if (status < 200 || status > 299)
    return { kind: 'refused', status, fields: Object(body) as Record<string, unknown> };
  const problem = body !== undefined ? 'no list of records' : /json/.test(type) ? 'broken JSON' : 'not JSON';
  return { kind: 'unreadable', problem };
}
