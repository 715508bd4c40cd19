/** In: a cause that may be that of another kind of server. Out: that server's, where one stands there that the tag does not name. */
import { shownAddress } from './address.js';
import type { ServerWays } from './ask-server.js';
import type { Failed, Finding } from './facts.js';
import { mayBeOther } from './may-be-other.js';
import { findOther } from './other-server.js';
import { attributesOf, SERVER_NAMES } from './server-attributes.js';

/** `source`: the kind that the tag names. */
export async function causeOfOther(
  finding: Finding,
  { baseUrl }: Pick<Failed, 'baseUrl'>,
  source: string,
  ways: ServerWays,
): Promise<Finding> {
  const other = mayBeOther(finding.cause) ? await findOther(baseUrl, ways) : null;
  if (!other || other.name === source) return finding;
  const values = {
    kind: SERVER_NAMES[other.name],
    address: shownAddress(other.baseUrl),
    attributes: attributesOf(other),
  };
  return { cause: 'otherServer', values: { ...finding.values, ...values } };
}
