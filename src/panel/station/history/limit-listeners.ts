/**
 * In:  how many connections the panel serves.
 * Out: whether one more listener of events may come.
 *
 * A listener holds a connection for as long as it listens. At most half of the connections are for listeners, in all and of
 * one network: those who only ask find the others free.
 */
import type { PanelOptions } from '../../base/options.js';

/** Null where there are too many; else the end of the listening, to be called once. */
export type TakePlace = (network: string) => (() => void) | null;

export function limitListeners({
  connections,
  connectionsPerAddress,
}: Pick<PanelOptions, 'connections' | 'connectionsPerAddress'>): TakePlace {
  const counts = new Map<string, number>();
  let all = 0;
  return (network) => {
    const count = counts.get(network) ?? 0;
    if (all >= connections / 2 || count >= connectionsPerAddress / 2) return null;
    all += 1;
    counts.set(network, count + 1);
    return () => {
      all -= 1;
      const left = counts.get(network)! - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    };
  };
}
