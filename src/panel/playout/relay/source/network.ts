/**
 * Restricts the addresses to which the panel connects for a source, to protect against SSRF. If the source has
 * a public host name, only public addresses are allowed. Therefore, neither redirects nor DNS can make the
 * panel connect to its own machine or local network.
 */
import ipaddr from 'ipaddr.js';
import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';

/** Thrown if a source leads to an address that isn't allowed for this source. */
export class ForbiddenAddress extends Error {}

/** Returns the reason why a connection failed, for the log. */
export function reasonOf(error: unknown): string {
  if (error instanceof ForbiddenAddress) return error.message;
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? `it can't be reached (${code})` : "it can't be reached";
}

export interface Network {
  /** Resolves a host name for `node:net`, and leaves out forbidden addresses. */
  lookup: LookupFunction;
  /** Throws `ForbiddenAddress` if the host is a forbidden IP address. Node doesn't call `lookup` for IP addresses. */
  check(url: URL): void;
}

export interface NetworkOptions {
  /** Whether public names may resolve to internal addresses, which `--relay-inside` allows. */
  isInsideAllowed?: boolean;
  /** Resolves a name to all its addresses. Tests replace this function. */
  resolveAll?: ResolveAll;
}

/**
 * Returns the network of a source. `named` is the URL that the operator configured. If its host is an IP
 * address or a local name, addresses in the same range are allowed too, such as private ones. For a name, the
 * range is that of the addresses to which it first resolves.
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
        // Use only the addresses from the first time. If the name later resolves to a different range, the
        // operator didn't choose that range.
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
/** The address of Azure's internal platform service. It is in a public range, but isn't public. */
const AZURE_PLATFORM_ADDRESS = '168.63.129.16';
/** Contains all public IPv6 addresses. */
const GLOBAL = { global: [[ipaddr.IPv6.parse('2000::'), 3] as [ipaddr.IPv6, number]] };

const resolveAddresses: ResolveAll = (hostname, done) => resolve(hostname, { all: true }, done);

/** Whether a name has no dot or is in a domain that is never in the public DNS. */
function isLocalName(name: string): boolean {
  return !name.includes('.') || /\.(local|lan|internal|home\.arpa|localhost)$/.test(name);
}

/**
 * Returns the name of an address's range, as defined by `ipaddr.js`. IPv4-mapped IPv6 addresses are treated as
 * IPv4.
 */
function rangeOf(text: string): string {
  const address = ipaddr.process(text);
  const range = address.range();
  const isGlobal = address instanceof ipaddr.IPv4 || ipaddr.subnetMatch(address, GLOBAL, '') === 'global';
  return range === PUBLIC && (!isGlobal || address.toString() === AZURE_PLATFORM_ADDRESS)
    ? 'reserved'
    : range;
}

const hostOf = (url: URL): string => plainName(url.hostname.replace(/^\[(.*)\]$/, '$1'));

/** Returns a host name in lower case, without a trailing dot. */
const plainName = (hostname: string): string => hostname.toLowerCase().replace(/\.$/, '');

const forbidden = (host: string): string => `${host} is in a network that this source may not use`;

const internal = (host: string): string =>
  `${host} resolves to an address in an internal network; if the host is yours, start the panel with --relay-inside`;
