import { isInsecure } from '../../contract/base-url.js';
import type { StationFailure } from '../../client/http/failures.js';
import { REQUEST_TIMEOUT_MS } from '../../client/http/time-limit.js';
import { readFeedPage } from '../../client/podcasts/podcast-feed.js';
import type { CheckTools, MediaKind } from '../core/probe.js';
import { probe, requestJsonp } from './probe.js';

/** Returns the tools for checks on a page, which have the same permissions as tags. */
export function pageTools(): CheckTools {
  const { protocol, hostname } = location;
  return {
    probe,
    requestJsonp,
    tryMedia,
    page: { protocol, hostname, origin: self.origin },
    now: Date.now,
  };
}

function tryMedia(url: string, kind: MediaKind): Promise<string> {
  if (isInsecure(url, location.protocol)) return Promise.resolve('insecure');
  if (kind === 'feed') return tryFeed(url);
  return kind === 'cover' ? tryCover(url) : tryStream(url);
}

function tryCover(url: string): Promise<string> {
  return new Promise((resolve) => {
    const image = new Image();
    const end = (why: string): void => {
      clearTimeout(timer);
      image.removeAttribute('src');
      resolve(why);
    };
    const timer = setTimeout(end, REQUEST_TIMEOUT_MS, 'timeout');
    image.onload = () => end('');
    image.onerror = () => end('noPicture');
    image.src = url;
  });
}

/** Loads the start of a stream without playing it. */
function tryStream(url: string): Promise<string> {
  return new Promise((resolve) => {
    const audio = new Audio();
    const end = (why: string): void => {
      clearTimeout(timer);
      audio.onerror = null;
      audio.onloadedmetadata = null;
      audio.oncanplay = null;
      // Stop the download, because it would never end.
      audio.removeAttribute('src');
      audio.load();
      resolve(why);
    };
    const timer = setTimeout(end, REQUEST_TIMEOUT_MS, 'timeout');
    audio.onloadedmetadata = () => end('');
    audio.oncanplay = () => end('');
    audio.onerror = () => end('unplayable');
    audio.muted = true;
    audio.preload = 'metadata';
    audio.src = url;
  });
}

async function tryFeed(url: string): Promise<string> {
  try {
    await readFeedPage(url, new AbortController().signal);
    return '';
  } catch (error) {
    const { kind, status, reason } = error as StationFailure & { status?: number; reason?: string };
    if (kind === 'refused') return `status ${status}`;
    if (kind === 'unreadable') return 'noFeed';
    return reason === 'timeout' ? reason : 'unread';
  }
}
