/** The folder of built files. */
import { Hono } from 'hono';
import type { PanelState } from '../state.js';

export function fileRoutes(_state: PanelState): Hono {
  return new Hono();
}
