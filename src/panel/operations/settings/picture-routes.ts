/** Serves the pictures that were uploaded with the settings. */
import { Hono } from 'hono';
import { refuse } from '../../http/refusal.js';
import type { UserState } from '../../users/auth/state.js';
import { SETTING_FILES, settingFilePath } from './pictures.js';

export function settingFileRoutes({ store: { settings } }: UserState): Hono {
  const routes = new Hono();
  for (const name of SETTING_FILES) {
    routes.get(`/settings/${name}/:file`, (c) => {
      const mark = settings.fileMark(name);
      const file = mark && settingFilePath(name, mark) === c.req.path ? settings.file(name) : undefined;
      if (!file) return refuse(404);
      return new Response(file.bytes, {
        headers: {
          'Content-Type': file.type,
          // The file name contains a hash of the bytes.
          'Cache-Control': 'public, max-age=31536000, immutable',
          // Never run scripts that a picture contains.
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
          'Access-Control-Allow-Origin': '*',
        },
      });
    });
  }
  return routes;
}
