/// <reference types="mocha" />
import { fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import '../../../src/elements/podcasts/define.js';
import { setWorld, type World } from '../../kit/page-world.js';
import { until } from '../shown.js';

/** Returns a podcast record with these fields. */
export function podcast(given: Record<string, unknown> = {}): Record<string, unknown> {
  return { id: 1, title: 'Sea Talk', published: true, server: 1, ...given };
}

export const many = (count: number): Record<string, unknown>[] =>
  Array.from({ length: count }, (_, at) =>
    podcast({ id: at + 1, title: 'Talk ' + (at + 1), public_page_url: 'https://x.example/' + at }),
  );

/** Sets up the virtual world for each test of a file, with stations that have only podcasts. */
export function setPodcasts(): World & {
  serve(podcasts: unknown): string;
  /** Shows an element of a station with these podcasts, and waits for its first response. */
  showing(...podcasts: Record<string, unknown>[]): Promise<OnairPodcasts>;
} {
  const world = setWorld();
  const serve = (podcasts: unknown): string => world.serveLists({ podcasts });

  async function showing(...podcasts: Record<string, unknown>[]): Promise<OnairPodcasts> {
    const url = serve(podcasts);
    const element = await fixture<OnairPodcasts>(html`<onair-podcasts base-url=${url}></onair-podcasts>`);
    await until(() => element.status !== 'loading', 'a response');
    return element;
  }

  return { ...world, serve, showing };
}
