import type { Capabilities } from '../servers/server-kind.js';
import type { Attributes, TagChoice } from './choice.js';
import type { TagName } from '../contract/tags.js';

/** Whether a server has data for the tag. `can` is null for a panel, which has data for every tag. */
export function isOffered(tag: TagName, can: Capabilities | null): boolean {
  if (!can) return true;
  if (tag === 'schedule') return can.week;
  if (tag === 'podcasts') return can.podcasts;
  if (tag === 'requests') return can.requests;
  if (tag === 'charts') return false;
  return tag !== 'player' || can.channels;
}

/** Whether a server supports the attribute. `transport` chooses between a panel's two interfaces. */
export function isOfferedAttribute(attribute: string, can: Capabilities | null): boolean {
  if (!can) return true;
  if (attribute === 'search') return can.history === 'full';
  return attribute !== 'transport';
}

/** Removes the tags and attributes that the server doesn't support. Returns a card if no tag is left. */
export function offeredTags(tags: readonly TagChoice[], can: Capabilities): readonly TagChoice[] {
  const offered = tags
    .filter(({ name }) => isOffered(name, can))
    .map(({ name, attributes }) => ({ name, attributes: offeredAttributes(attributes, can) }));
  return offered.length > 0 || tags.length === 0 ? offered : [{ name: 'now-playing', attributes: {} }];
}

export function offeredAttributes(attributes: Attributes, can: Capabilities): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => isOfferedAttribute(name, can)));
}
