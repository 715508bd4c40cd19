/** The channels' streams. */
import { Hono } from 'hono';
import type { PanelState } from '../state.js';

export function streamRoutes(_state: PanelState): Hono {
  return new Hono();
}
