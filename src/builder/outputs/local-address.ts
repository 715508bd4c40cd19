import { isLocalNetwork, isOwnMachine, urlParts } from '../../diagnostics/core/address.js';

/** An address that the site's visitors can't reach. */
export interface LocalAddress {
  /** Protocol, host and port. */
  address: string;
  /** Who can reach it: only the owner's computer, or only the owner's network. */
  reach: 'machine' | 'network';
}

/** Returns the addresses that only the owner's computer or network can reach, without duplicates. */
export function localAddresses(addresses: readonly string[]): LocalAddress[] {
  const local = addresses.flatMap((url): LocalAddress[] => {
    const { protocol, host, hostname } = urlParts(url);
    const address = `${protocol}//${host}`;
    if (isOwnMachine(hostname)) return [{ address, reach: 'machine' }];
    return isLocalNetwork(hostname) ? [{ address, reach: 'network' }] : [];
  });
  return local.filter(({ address }, index) => local.findIndex((each) => each.address === address) === index);
}
