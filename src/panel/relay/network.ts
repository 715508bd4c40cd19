/**
 * In:  the address that the operator named.
 * Out: which addresses of the network may be connected to: a source that is named by its public address must not
 *      lead the panel to its own machine or into the network around it.
 */
import ipaddr from 'ipaddr.js';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** An address that a source may not lead to. */
export class ForbiddenAddress extends Error {}

export interface Network {
  /** Resolves a host as `node:net` asks for it; what may not be connected to is left out. */
  lookup: LookupFunction;
  /** Throws for a host that is written as an address, which nobody resolves, where it may not be connected to. */
  check(url: URL): void;
}

/** `resolveAll` is replaced in tests. */
export function networkOf(named: string, resolveAll: ResolveAll = resolveAddresses): Network {
  const own = hostOf(new URL(named));
  /** Kinds of addresses that are not public and may be used: those that the operator's own host has at first. */
  let inside: Set<string> | null = isIP(own) ? new Set([rangeOf(own)]) : null;

  const isAllowed = (address: string): boolean => {
    const range = rangeOf(address);
    return range === PUBLIC || (inside?.has(range) ?? false);
  };

  return {
    lookup(hostname, options, answer) {
      resolveAll(hostname, (error, addresses) => {
        if (error) return answer(error, '');
        // What a host has at first counts: a name that later leads inside is not the operator's choice.
        if (hostname === own) inside ??= new Set(addresses.map(({ address }) => rangeOf(address)));
        const { family } = options;
        const allowed = addresses
          .filter(({ address }) => isAllowed(address))
          .filter((each) => (family === 4 || family === 6 ? each.family === family : true));
        const [first] = allowed;
        if (!first) return answer(new ForbiddenAddress(forbidden(hostname)), '');
        if (options.all) answer(null, allowed);
        else answer(null, first.address, first.family);
      });
    },
    check(url) {
      const host = hostOf(url);
      if (isIP(host) && !isAllowed(host)) throw new ForbiddenAddress(forbidden(host));
    },
  };
}

type ResolveAll = (
  hostname: string,
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const PUBLIC = 'unicast';

const resolveAddresses: ResolveAll = (hostname, answer) => resolve(hostname, { all: true }, answer);

/** An IPv4 address inside an IPv6 one counts as the IPv4 address. */
const rangeOf = (address: string): string => ipaddr.process(address).range();

const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1');

const forbidden = (host: string): string => `${host} is in a network that this source may not lead to`;
