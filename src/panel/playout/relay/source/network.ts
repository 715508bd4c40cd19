/**
 * Which addresses a source may be read at. A source with a public name may use public addresses only, so it can't lead
 * the panel to its own machine or into the network around it: not by a redirect, and not by what its name resolves to.
 */
import ipaddr from 'ipaddr.js';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** An address that a source may not lead to. */
export class ForbiddenAddress extends Error {}

export interface Network {
  /** Resolves a host for each connection, as `node:net` calls it; forbidden addresses are left out. */
  lookup: LookupFunction;
  /** Throws `ForbiddenAddress` for a host that is a forbidden IP address, which `lookup` never gets. */
  check(url: URL): void;
}

export interface NetworkOptions {
  /** Whether a public name may resolve to internal addresses, as `--relay-inside` allows. */
  isInsideAllowed?: boolean;
  /** Replaced in tests. */
  resolveAll?: ResolveAll;
}

/**
 * `named` is the address that the operator named. A host that is an IP address, or that has a name of the local network,
 * may also lead to addresses of its own kind, such as private ones: for a name, the kinds of its first addresses.
 */
export function networkOf(named: string, options: NetworkOptions = {}): Network {
  const { isInsideAllowed = false, resolveAll = resolveAddresses } = options;
  const own = hostOf(new URL(named));
  const mayBeInside = isInsideAllowed || isLocalName(own);
  let inside: Set<string> | null = isIP(own) ? new Set([rangeOf(own)]) : null;

  const isAllowed = (address: string): boolean => {
    const range = rangeOf(address);
    return range === PUBLIC || (inside?.has(range) ?? false);
  };

  return {
    lookup(hostname, { all, family }, done) {
      resolveAll(hostname, (error, addresses) => {
        if (error) return done(error, '');
        const isOwn = plainName(hostname) === own;
        // Only the first addresses count: a name that later leads elsewhere is not the operator's choice.
        if (isOwn && mayBeInside) inside ??= new Set(addresses.map(({ address }) => rangeOf(address)));
        const allowed = addresses
          .filter(({ address }) => isAllowed(address))
          .filter((each) => (family === 4 || family === 6 ? each.family === family : true));
        const [first] = allowed;
        if (!first) {
          const reason = isOwn && !mayBeInside ? internal(hostname) : forbidden(hostname);
          return done(new ForbiddenAddress(reason), '');
        }
        if (all) done(null, allowed);
        else done(null, first.address, first.family);
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
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const PUBLIC = 'unicast';
/** The service of a host of Azure for its machines, though the address is a public one. */
const HOST_SERVICE = '168.63.129.16';
/** All that is public in IPv6 is in here. */
const GLOBAL = { global: [[ipaddr.IPv6.parse('2000::'), 3] as [ipaddr.IPv6, number]] };

const resolveAddresses: ResolveAll = (hostname, done) => resolve(hostname, { all: true }, done);

/** A name without a dot, or of a domain that the public DNS never has. */
function isLocalName(name: string): boolean {
  return !name.includes('.') || /\.(local|lan|internal|home\.arpa|localhost)$/.test(name);
}

/** The kind of an address. An IPv4 address that is mapped into IPv6 counts as the IPv4 address. */
function rangeOf(text: string): string {
  const address = ipaddr.process(text);
  const range = address.range();
  const isGlobal = address instanceof ipaddr.IPv4 || ipaddr.subnetMatch(address, GLOBAL, '') === 'global';
  return range === PUBLIC && (!isGlobal || address.toString() === HOST_SERVICE) ? 'reserved' : range;
}

const hostOf = (url: URL): string => plainName(url.hostname.replace(/^\[(.*)\]$/, '$1'));

/** In lower case, without the dot that may end a name. */
const plainName = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const forbidden = (host: string): string => `${host} is in a network that this source may not lead to`;

const internal = (host: string): string =>
  `${host} has an address inside a network; if the host is yours, start the panel with --relay-inside`;
