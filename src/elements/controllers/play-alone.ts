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
  // If two players start at almost the same time, each receives the other's message, and only the later one keeps
  // playing.
  const startedAt = Date.now() + Math.random();
  const handleOther = (otherStartedAt: unknown): void => {
    if (Number(otherStartedAt) > startedAt) onYield();
  };
  try {
    let others = openChannel(handleOther);
    others.postMessage(startedAt);
    // An open channel would keep this page out of the back/forward cache.
    const handlePageHide = (): void => others.close();
    const handlePageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) others = openChannel(handleOther);
    };
    addEventListener('pagehide', handlePageHide);
    addEventListener('pageshow', handlePageShow);
    return () => {
      removeEventListener('pagehide', handlePageHide);
      removeEventListener('pageshow', handlePageShow);
      others.close();
    };
  } catch {
    return playAloneWithoutChannel(startedAt, handleOther);
  }
}

function openChannel(handleMessage: (data: unknown) => void): BroadcastChannel {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => handleMessage(data);
  return channel;
}

/**
 * Fallback for browsers without `BroadcastChannel`. An event reaches players in this page, and a storage event reaches
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
