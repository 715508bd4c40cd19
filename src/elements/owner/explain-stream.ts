import type { StreamWords } from '../../words/owner-words.js';
import { filled } from '../../diagnostics/core/sentence.js';
import { loadOwnerWords } from './owner-words.js';

const logged = new Set<string>();
const TIMEOUT_MS = 10_000;
const AUDIO = /^(audio|video)\/|^application\/(ogg|octet-stream|vnd\.apple\.mpegurl|x-mpegurl)/;
const PLAYLIST = /mpegurl|scpls|xspf|ms-asf/;
/** HLS has the media types of playlists, but it is a stream, which some browsers can't play. */
const HLS = /\.m3u8$/i;

/**
 * Logs for the site's owner why a stream can't be played, once per URL. Reads only the headers of the response. Never
 * rejects.
 */
export async function explainStream(url: string, isPlaylist: boolean, language: string): Promise<void> {
  if (logged.has(url)) return;
  logged.add(url);
  const [finding, { streams }] = await Promise.all([findProblem(url, isPlaylist), loadOwnerWords(language)]);
  console.warn('Onair: ' + filled(streams[finding.problem], { url, ...finding.values }));
}

interface StreamFinding {
  problem: keyof StreamWords;
  values?: { status: string; type: string };
}

async function findProblem(url: string, isPlaylist: boolean): Promise<StreamFinding> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    const { headers, ok, status } = await fetch(url, { signal: controller.signal, credentials: 'omit' });
    const type = headers.get('content-type')?.split(';')[0]!.trim().toLowerCase() ?? '';
    const isHls = type === 'application/vnd.apple.mpegurl' || HLS.test(new URL(url).pathname);
    if (isPlaylist || (PLAYLIST.test(type) && !isHls)) return { problem: 'playlist' };
    if (ok && (!type || AUDIO.test(type))) return { problem: 'format' };
    return { problem: 'notAudio', values: { status: String(status), type: type || '?' } };
  } catch {
    return { problem: isPlaylist ? 'playlist' : 'unreadable' };
  } finally {
    clearTimeout(timer);
    // A stream never ends, so don't read the body.
    controller.abort();
  }
}
