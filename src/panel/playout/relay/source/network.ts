/**
 * Restricts the addresses that a source can use, to protect against SSRF. A source with a public host name can only
 * use public addresses, so neither redirects nor DNS can lead the panel to its own machine or local network.
 */
import ipaddr from 'ipaddr.js';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Thrown if the source leads to an address that it isn't allowed to use. */
export class ForbiddenAddress extends Error {}

/** Returns the reason why a connection failed, for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message;
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `it can't be reached (${code})` : "it can't be reached";
}

export interface Network {
  /** Resolves a host for `node:net`, without the forbidden addresses. */
  lookup: LookupFunction;
  /** Throws `ForbiddenAddress` if the host is a forbidden IP address. Node doesn't call `lookup` for IP addresses. */
  check(url: URL): void;
}

export interface NetworkOptions {
  /** Whether public names can resolve to internal addresses, which `--relay-inside` allows. */
  isInsideAllowed?: boolean;
  /** Replaced in tests. */
  resolveAll?: ResolveAll;
}

/**
 * `named` is the URL given by the operator. If its host is an IP address or a local name, the source can also use
 * addresses in the same range, such as private ones. For a name, the range is determined by the first addresses
 * that it resolves to.
 */
export function networkOfSource(named: string, options: NetworkOptions = {}): Network {
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
        // Use only the first addresses: if the name later resolves to a different range, the operator didn't
        // choose that range.
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
/** Azure's internal platform service. The address looks public, but isn't. */
const AZURE_PLATFORM_ADDRESS = '168.63.129.16';
/** Contains all public IPv6 addresses. */
const GLOBAL = { global: [[ipaddr.IPv6.parse('2000::'), 3] as [ipaddr.IPv6, number]] };

const resolveAddresses: ResolveAll = (hostname, done) => resolve(hostname, { all: true }, done);

/** Whether a name has no dot or is in a domain that is never in the public DNS. */
function isLocalName(name: string): boolean {
  return !name.includes('.') || /\.(local|lan|internal|home\.arpa|localhost)$/.test(name);
}

/** Returns the name that `ipaddr.js` has for an address's range. IPv4-mapped IPv6 addresses count as IPv4. */
function rangeOf(text: string): string {
  const address = ipaddr.process(text);
  const range = address.range();
  const isGlobal = address instanceof ipaddr.IPv4 || ipaddr.subnetMatch(address, GLOBAL, '') === 'global';
  return range === PUBLIC && (!isGlobal || address.toString() === AZURE_PLATFORM_ADDRESS)
    ? 'reserved'
    : range;
}

const hostOf = (url: URL): string => plainName(url.hostname.replace(/^\[(.*)\]$/, '$1'));

/** In lower case, without a trailing dot. */
const plainName = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const forbidden = (host: string): string => `${host} is in a network that this source may not use`;

const internal = (host: string): string =>
  `${host} resolves to an address in an internal network; if the host is yours, start the panel with --relay-inside`;
