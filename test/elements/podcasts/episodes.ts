import { fixture, html } from '@open-wc/testing';
import type { OnairPodcasts } from '../../../src/elements/podcasts/podcasts.js';
import '../../../src/elements/podcasts/define.js';
import type { HandMade } from '../../kit/panels-plugin.js';
import { part, texts, until, untilStatus } from '../shown.js';

/** Opens stations, in the virtual world or on real addresses. */
interface StationOpener {
  serveResponses(responses: Record<string, HandMade>): string | Promise<string>;
  serveLists(lists: Record<string, unknown>): string | Promise<string>;
}

/** Returns functions that show podcasts with episodes. */
export function setEpisodes({ serveResponses, serveLists }: StationOpener) {
  /** Opens a station with one podcast. Its feed has these items, or is this response. */
  async function serve(items: string, response: HandMade = {}): Promise<string> {
    const host = await serveResponses({
      '/feed': {
        headers: { 'Content-Type': 'application/rss+xml' },
        body: `<rss version="2.0"><channel>${items}</channel></rss>`,
        ...response,
      },
    });
    return serveLists({
      podcasts: [{ id: 1, title: 'Sea Talk', published: true, feed_url: host + '/feed' }],
    });
  }

  async function showing(url: string): Promise<OnairPodcasts> {
    const element = await fixture<OnairPodcasts>(
      html`<onair-podcasts base-url=${url} episodes></onair-podcasts>`,
    );
    await untilStatus(element, 'ready');
    return element;
  }

  async function unfolded(url: string): Promise<OnairPodcasts> {
    const element = await showing(url);
    toggle(element).click();
    await until(() => texts(element, 'episode').length > 0, 'episodes');
    return element;
  }

  return { serve, showing, unfolded };
}

export const toggle = (element: Element): HTMLElement => part(element, 'toggle')!;
export const buttons = (element: Element): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part=play]'),
];
export const name = (button: Element | undefined): string => button!.getAttribute('aria-label')!;
