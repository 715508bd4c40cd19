import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4 } from 'node:net';
import { isLoopback } from './loopback.js';
import type { PanelOptions } from '../base/options.js';

/**
 * Thrown if the panel would be public, but `--public-url` isn't set. The message is a sentence for the
 * operator.
 */
export class MissingPublicUrl extends Error {}

/** Loopback, private (RFC 1918, RFC 4193) and link-local addresses. */
const privateAddresses = new BlockList();
privateAddresses.addSubnet('127.0.0.0', 8);
privateAddresses.addSubnet('10.0.0.0', 8);
privateAddresses.addSubnet('172.16.0.0', 12);
privateAddresses.addSubnet('192.168.0.0', 16);
privateAddresses.addSubnet('169.254.0.0', 16);
privateAddresses.addAddress('::1', 'ipv6');
privateAddresses.addSubnet('fc00::', 7, 'ipv6');
privateAddresses.addSubnet('fe80::', 10, 'ipv6');

const ALL = ['0.0.0.0', '::'];

/**
 * Rejects with `MissingPublicUrl` if the address is public, and warns if it may be. On a public panel, clients must
 * not be able to choose the host in response links.
 */
export async function checkListenAddress(
  host: string,
  { publicUrl, trustProxy, warn }: Pick<PanelOptions, 'publicUrl' | 'trustProxy' | 'warn'>,
): Promise<void> {
  if (publicUrl !== null) return;
  const add = "set --public-url to the panel's public URL, such as https://panel.example";
  if (trustProxy) warn(`Links in responses contain this machine's local address: ${add}.`);
  if (isLoopback(host)) return;
  const addresses = await addressesOf(host);
  if (addresses.some((address) => ALL.includes(address))) {
    warn(`--host ${host} listens on all addresses of this machine: if one is on the internet, ${add}.`);
  } else if (!addresses.every(isPrivate)) {
    throw new MissingPublicUrl(`--host ${host} can be reached from the internet: ${add}.`);
  }
}

/** Returns an empty list if the name is unknown; listening on it will fail anyway. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
}

function isPrivate(address: string): boolean {
  return privateAddresses.check(address.split('%')[0]!, isIPv4(address) ? 'ipv4' : 'ipv6');
}
