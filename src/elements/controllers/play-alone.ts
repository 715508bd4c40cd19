/**
 * Name of the `BroadcastChannel`, of the fallback event and of the fallback storage key. Other bundles and versions use
 * the same name.
 */
const NAME = 'onair-player';

/**
 * Stops all other players on the site, in this page and in other tabs. Calls `onYield` when another player starts
 * later. Returns a function that stops listening.
 */
export function playAlone(onYield: () => void): () => void {
  // If two players start at the same moment, each receives the other's message and only the later one keeps playing.
  const startedAt = Date.now() + Math.random();
  const handleOther = (otherStartedAt: unknown): void => {
    if (Number(otherStartedAt) > startedAt) onYield();
  };
  try {
    const others = new BroadcastChannel(NAME);
    others.onmessage = ({ data }) => handleOther(data);
    others.postMessage(startedAt);
    return () => others.close();
  } catch {
    return playAloneWithoutChannel(startedAt, handleOther);
  }
}

/**
 * For browsers without `BroadcastChannel`: uses an event to reach players in this page and a storage event to reach
 * players in other tabs.
 */
function playAloneWithoutChannel(
  startedAt: number,
  handleOther: (otherStartedAt: unknown) => void,
): () => void {
  const handleEvent = (event: Event): void => handleOther((event as CustomEvent).detail);
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === NAME) handleOther(newValue);
  };
  dispatchEvent(new CustomEvent(NAME, { detail: startedAt }));
  addEventListener(NAME, handleEvent);
  addEventListener('storage', handleStorage);
  try {
    localStorage.setItem(NAME, String(startedAt));
  } catch {
    // Storage is blocked, so players in other tabs keep playing.
  }
  return () => {
    removeEventListener(NAME, handleEvent);
    removeEventListener('storage', handleStorage);
  };
}
