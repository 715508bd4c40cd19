import type { PanelOptions } from '../../base/options.js';

/**
 * Counts a listener. Returns a function that removes the listener from the count and must be called only once.
 * Returns null if there are too many listeners.
 */
export type AdmitListener = (network: string) => (() => void) | null;

/**
 * Limits event listeners to half of the panel's connections, both in total and per network. Each listener keeps
 * a connection open, so the other half stays free for requests.
 */
export function limitListeners({
  connections,
  connectionsPerAddress,
}: Pick<PanelOptions, 'connections' | 'connectionsPerAddress'>): AdmitListener {
  const counts = new Map<string, number>();
  let total = 0;
  return (network) => {
    const count = counts.get(network) ?? 0;
    if (total >= connections / 2 || count >= connectionsPerAddress / 2) return null;
    total += 1;
    counts.set(network, count + 1);
    return () => {
      total -= 1;
      const left = counts.get(network)! - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  };
}
