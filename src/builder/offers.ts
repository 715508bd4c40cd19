import type { Capabilities } from '../servers/server-kind.js';
import type { Attributes, TagChoice } from './choice.js';
import type { TagName } from '../contract/tags.js';

/** Whether a server has data for the tag. `capabilities` is null for a panel, which has data for all tags. */
export function isOffered(tag: TagName, capabilities: Capabilities | null): boolean {
  if (!capabilities) return true;
  if (tag === 'schedule') return capabilities.week;
  if (tag === 'podcasts') return capabilities.podcasts;
  if (tag === 'requests') return capabilities.requests;
  if (tag === 'charts') return false;
  return tag !== 'player' || capabilities.channels;
}

/** Whether a server supports the attribute. `transport` applies only to panels, which have two interfaces. */
export function isOfferedAttribute(attribute: string, capabilities: Capabilities | null): boolean {
  if (!capabilities) return true;
  if (attribute === 'search') return capabilities.history === 'full';
  return attribute !== 'transport';
}

/** Removes tags and attributes that the server doesn't support. If no tag is left, returns a card. */
export function offeredTags(tags: readonly TagChoice[], capabilities: Capabilities): readonly TagChoice[] {
  const offered = tags
    .filter(({ name }) => isOffered(name, capabilities))
    .map(({ name, attributes }) => ({ name, attributes: offeredAttributes(attributes, capabilities) }));
  return offered.length > 0 || tags.length === 0 ? offered : [{ name: 'now-playing', attributes: {} }];
}

export function offeredAttributes(attributes: Attributes, capabilities: Capabilities): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name]) => isOfferedAttribute(name, capabilities)),
  );
}
