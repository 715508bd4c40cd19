/**
 * In:  a player that begins.
 * Out: all others that play on this site stop: in this page, whichever bundle they come from, and in other tabs.
 */

const NAME = 'onair-player';

/** Calls `yielded` when another begins; the answer ends that. */
export function playAlone(yielded: () => void): () => void {
  // Of two that begin at once, each hears of the other: the later one plays.
  const begun = Date.now() + Math.random();
  const heard = (other: unknown): void => {
    if (Number(other) > begun) yielded();
  };
  try {
    const others = new BroadcastChannel(NAME);
    others.onmessage = ({ data }) => heard(data);
    others.postMessage(begun);
    return () => others.close();
  } catch {
    return withoutChannel(begun, heard);
  }
}

/** Browsers without channels have storage, which tells all tabs but its own, and events, which tell that one. */
function withoutChannel(begun: number, heard: (other: unknown) => void): () => void {
  const here = (event: Event): void => heard((event as CustomEvent).detail);
  const elsewhere = ({ key, newValue }: StorageEvent): void => {
    if (key === NAME) heard(newValue);
  };
  dispatchEvent(new CustomEvent(NAME, { detail: begun }));
  addEventListener(NAME, here);
  addEventListener('storage', elsewhere);
  try {
    localStorage.setItem(NAME, String(begun));
  } catch {
    // Then it is one player in each tab.
  }
  return () => {
    removeEventListener(NAME, here);
    removeEventListener('storage', elsewhere);
  };
}
