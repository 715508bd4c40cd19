/** Opens WordPress, a panel with a playing station, and a browser, with shortcuts for tests. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.js';
import { openLivePanel, type OpenedPanel } from './open-panel.js';
import { openWordPress, type WordPress } from './wordpress.js';

export const ZIP = 'dist/onair-wordpress.zip';
/** The current track. */
export const TITLE = 'Tide Tables';
export const ARTIST = 'The Harbour Lights';

export interface Stage {
  browser: Browser;
  panel: OpenedPanel;
  wordpress: WordPress;
  /** Returns the permalink of a post. */
  addressOf(id: number): Promise<string>;
  /** Publishes content with the rights of a user and returns its permalink. */
  write(content: string, user: string, type?: 'post' | 'page'): Promise<string>;
  /** Changes the plugin's settings and clears its cached responses. */
  set(settings: Record<string, string>): Promise<void>;
  close(): Promise<void>;
}

/** `options` are the panel's options. */
export async function openStage(options: Parameters<typeof openLivePanel>[0] = {}): Promise<Stage> {
  const [browser, panel, wordpress] = await Promise.all([
    openBrowser(),
    openLivePanel({ latency: 100, ...options }),
    openWordPress(),
  ]);
  await panel.play({ title: TITLE, author: ARTIST, length: 6_000_000 });
  const addressOf = (id: number) => wordpress.php(`echo get_permalink(${id});`);
  return {
    browser,
    panel,
    wordpress,
    addressOf,
    async write(content, user, type = 'post') {
      const text = content.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
      const post = `['post_title' => 'Written', 'post_status' => 'publish', 'post_type' => '${type}', 'post_content' => '${text}']`;
      return addressOf(Number(await wordpress.php(`echo wp_insert_post(wp_slash(${post}));`, user)));
    },
    async set(settings) {
      await wordpress.php(
        `update_option('onair_widgets', json_decode('${JSON.stringify(settings)}', true));
         foreach ($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%transient_onair%'") as $name) {
           delete_transient(substr($name, strlen('_transient_')));
         }`,
      );
    },
    async close() {
      await browser.close();
      await wordpress.close();
      await panel.close();
    },
  };
}

/** Installs and activates the plugin from the built ZIP file. */
export async function installPlugin({ folder, php }: WordPress): Promise<void> {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(ZIP)))) {
    const file = join(folder, 'wp-content/plugins', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  await php(
    `require ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('onair-widgets/onair-widgets.php');`,
  );
}

/** WordPress blocks requests to loopback addresses and unusual ports. Sites on the internet don't need this filter. */
const LOOPBACK = (port: number) => `<?php
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn ($ports) => [...$ports, ${port}]);
`;

/** Allows a site to send oEmbed requests to a panel on this machine. */
export function allowLoopback({ folder }: WordPress, port: number): void {
  writeFileSync(join(folder, 'wp-content/mu-plugins/loopback.php'), LOOPBACK(port));
}
