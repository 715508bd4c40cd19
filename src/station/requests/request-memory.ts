/**
 * Stores this browser's song requests at one station, so that they survive reloads and other tabs see them. If storage
 * is blocked or full, they are kept until the page closes.
 */
import type { RequestState } from '../../client/requests.js';
import { toJson } from '../../contract/to-json.js';
import { readNumber, readText } from '../../servers/fields.js';

export interface OwnRequest {
  /** The server's id of the request; null if the server has none. */
  readonly id: string | null;
  /** Id of the requested song. */
  readonly song: string;
  readonly title: string;
  readonly artist: string | null;
  /** Station time of the request, in milliseconds UTC. */
  readonly at: number;
  readonly state: RequestState;
}

const MAX_REQUESTS = 20;
/** Older requests are dropped. Servers don't play songs that were requested so long ago. */
const LIFE_MS = 12 * 60 * 60_000;

const memories = new Map<string, RequestMemory>();

/** Returns one shared object per name. */
export function requestMemory(name: string): RequestMemory {
  const memory = memories.get(name) ?? new RequestMemory(name);
  memories.set(name, memory);
  return memory;
}

class RequestMemory {
  private readonly listeners = new Set<() => void>();
  private text: string | null = null;
  private requests: readonly OwnRequest[] = [];
  private isBlocked = false;

  constructor(private readonly name: string) {
    // The event is only dispatched for changes by other tabs. `key` is null if the whole storage was cleared.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (!key || key === name) this.notifyAll();
    });
  }

  /** Newest first. */
  read(): readonly OwnRequest[] {
    if (!this.isBlocked) {
      try {
        const text = localStorage.getItem(this.name);
        if (text !== this.text) this.requests = parse(text);
        this.text = text;
      } catch {
        this.isBlocked = true;
      }
    }
    return this.requests;
  }

  add(request: OwnRequest): void {
    this.write([request, ...this.read().filter(({ song }) => song !== request.song)]);
  }

  /** Sets the state of each request. */
  update(stateOf: (request: OwnRequest) => RequestState): void {
    const before = this.read();
    const after = before.map((request) => ({ ...request, state: stateOf(request) }));
    if (after.some(({ state }, index) => state !== before[index]!.state)) this.write(after);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private write(requests: readonly OwnRequest[]): void {
    const newest = requests[0]?.at ?? 0;
    this.requests = requests.filter(({ at }) => at > newest - LIFE_MS).slice(0, MAX_REQUESTS);
    this.text = toJson(this.requests);
    try {
      localStorage.setItem(this.name, this.text);
    } catch {
      this.isBlocked = true;
    }
    this.notifyAll();
  }

  private notifyAll(): void {
    for (const listener of [...this.listeners]) listener();
  }
}

/** Another version of this code may have written the text, so it is parsed like a response. */
function parse(text: string | null): OwnRequest[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(stored) ? stored : []).map(readRequest).filter((each) => each !== null);
  } catch {
    return [];
  }
}

function readRequest(value: unknown): OwnRequest | null {
  const { id, song, title, artist, at, state } = Object(value) as Record<string, unknown>;
  const [key, name, time] = [readText(song), readText(title), readNumber(at)];
  if (!key || !name || time === null) return null;
  const isKnown = state === 'pending' || state === 'approved' || state === 'played';
  return {
    id: readText(id),
    song: key,
    title: name,
    artist: readText(artist),
    at: time,
    state: isKnown ? state : 'gone',
  };
}
