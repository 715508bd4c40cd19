import { Hono } from 'hono';
import { refuse } from '../../http/refusal.js';
import { createBroadcast, type Broadcast } from '../audio/broadcast.js';
import { formatFor } from '../audio/format.js';
import type { StationState } from '../state.js';
import type { StoredChannel } from '../../store/channels.js';

/** How often to end streams whose channel was switched off or now requires a login. */
const SWEEP_INTERVAL_MS = 1000;

/** A channel's audio. Public streams and streams that require a login are separate. */
interface Stream {
  channel: number;
  requiresLogin: boolean;
  broadcast: Broadcast;
}

export function streamRoutes(state: StationState): Hono {
  const { channels } = state.store;
  const streams = new Map<string, Stream>();
  const sweeper = setInterval(endForbiddenStreams, SWEEP_INTERVAL_MS);
  sweeper.unref();
  state.closing.addEventListener('abort', () => {
    clearInterval(sweeper);
    streams.forEach(({ broadcast }) => broadcast.close());
  });

  function endForbiddenStreams(): void {
    for (const [key, { channel, requiresLogin, broadcast }] of streams) {
      const now = channels.one(channel);
      if (now?.active && (requiresLogin || !now.allow_auth_listeners_only)) continue;
      broadcast.close();
      streams.delete(key);
    }
  }

  function broadcastOf({ id, server, bitrate, allow_auth_listeners_only }: StoredChannel): Broadcast {
    const key = `${id} ${String(allow_auth_listeners_only)}`;
    const broadcast = streams.get(key)?.broadcast ?? createBroadcast(`server ${server}`, formatFor(bitrate));
    streams.set(key, { channel: id, requiresLogin: allow_auth_listeners_only, broadcast });
    return broadcast;
  }

  const routes = new Hono();
  routes.get('/listen/:id{[0-9]+}/radio.wav', async (c) => {
    const channel = channels.one(Number(c.req.param('id')));
    // A relayed channel is streamed by its source, not by this panel.
    if (!channel?.active || state.store.relayed.fields('channels', channel.id)) return refuse(404);
    // Any account may listen. The contract defines only the name of this field.
    if (channel.allow_auth_listeners_only && (await state.guards.authenticate(c)) === null) {
      const detail = 'Authentication credentials were not provided.';
      return refuse(401, { detail }, { 'WWW-Authenticate': 'JWT realm="api"' });
    }
    const headers = {
      'Content-Type': 'audio/wav',
      'Cache-Control': 'no-store',
      // A live stream doesn't support range requests.
      'Accept-Ranges': 'none',
      'Access-Control-Allow-Origin': '*',
    };
    // The body of a HEAD response is never read, so a listener for it would never be removed.
    const body = c.req.method === 'HEAD' ? null : broadcastOf(channel).listen();
    return new Response(body, { headers });
  });
  return routes;
}
