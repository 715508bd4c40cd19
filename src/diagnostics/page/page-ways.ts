/**
 * In:  nothing but the page that this runs on.
 * Out: the ways in which it can check a panel: the same as the tags', and no more.
 *
 * A panel's script runs in a sandboxed frame, as for tags. No sound is heard.
 */
import type { Kind, Ways } from '../core/check/ways.js';
import { isInsecure } from '../../client/base-url.js';
import type { StationFailure } from '../../client/http/failures.js';
import { askJsonp } from './ask-jsonp.js';
import { look } from './look.js';
import { readPodcastFeed } from '../../client/podcasts/podcast-feed.js';
import { TIMEOUT } from '../../client/http/time-limit.js';

export function pageWays(): Ways {
  const { protocol, hostname } = location;
  return {
    ask: look,
    jsonp: askJsonp,
    attempt,
    page: { protocol, hostname, origin: self.origin },
    now: Date.now,
  };
}

function attempt(url: string, kind: Kind): Promise<string> {
  if (isInsecure(url, location.protocol)) return Promise.resolve('insecure');
  if (kind === 'feed') return attemptFeed(url);
  return kind === 'cover' ? attemptCover(url) : attemptStream(url);
}

function attemptCover(url: string): Promise<string> {
  return new Promise((resolve) => {
    const image = new Image();
    const end = (why: string): void => {
      clearTimeout(timer);
      image.removeAttribute('src');
      resolve(why);
    };
    const timer = setTimeout(end, TIMEOUT, 'timeout');
    image.onload = () => end('');
    image.onerror = () => end('noPicture');
    image.src = url;
  });
}

/** Whether a browser finds sound in it. It is loaded, never played. */
function attemptStream(url: string): Promise<string> {
  return new Promise((resolve) => {
    const audio = new Audio();
    const end = (why: string): void => {
      clearTimeout(timer);
      audio.onerror = audio.onloadedmetadata = audio.oncanplay = null;
      // That ends the download, which would have no end.
      audio.removeAttribute('src');
      audio.load();
      resolve(why);
    };
    const timer = setTimeout(end, TIMEOUT, 'timeout');
    audio.onloadedmetadata = audio.oncanplay = () => end('');
    audio.onerror = () => end('unplayable');
    audio.muted = true;
    audio.preload = 'metadata';
    audio.src = url;
  });
}

async function attemptFeed(url: string): Promise<string> {
  try {
    await readPodcastFeed(url, new AbortController().signal);
    return '';
  } catch (error) {
    const { kind, status, reason } = error as StationFailure & { status?: number; reason?: string };
    if (kind === 'refused') return `status ${status}`;
    if (kind === 'unreadable') return 'noFeed';
    return reason === 'timeout' ? reason : 'unread';
  }
}
