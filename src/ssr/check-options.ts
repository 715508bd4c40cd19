/** Reports mistakes in the arguments of the render functions, because JavaScript doesn't check their types. */
import { ALLOWED_ATTRIBUTES, isTagName } from '../elements/base/allowed-attributes.js';
import { serviceOf } from '../client/service-of.js';
import { nearestName } from '../elements/owner/nearest-name.js';
import type { TagName } from './options.js';

/** Options that aren't attributes of every tag. */
const OTHER_OPTIONS = ['timeZone', 'timeoutMs', 'signal'];

/** The warnings that have been logged, because a site renders the same tag many times. */
const logged = new Set<string>();

/** @throws TypeError if `caller` can't render a tag with this name. */
export function checkName(caller: string, name: string, known: readonly string[]): void {
  if (known.includes(name)) return;
  const problem = isTagName(name)
    ? `${caller} doesn't support onair-${name}.`
    : `There is no tag onair-${String(name)}.`;
  const nearest = isTagName(name) ? null : nearestName(String(name), known);
  throw new TypeError(
    `${problem} ${nearest === null ? `Available: ${known.join(', ')}.` : `Did you mean "${nearest}"?`}`,
  );
}

/**
 * Logs each unknown option once.
 *
 * @throws TypeError if the options don't identify a station.
 */
export function checkOptions(caller: string, name: TagName, options: unknown): void {
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const call = `${caller}("${name}")`;
  const known = [...ALLOWED_ATTRIBUTES[name].map(propertyOf), ...OTHER_OPTIONS];
  for (const option of Object.keys(given)) if (!known.includes(option)) warnUnknown(call, option, known);
  const { source, baseUrl, station } = given;
  const service = serviceOf(source);
  if (!service && typeof baseUrl !== 'string')
    throw new TypeError(
      `${call}: the option baseUrl is missing. It is the address of the station's panel or server.`,
    );
  if (service && typeof station !== 'string')
    throw new TypeError(
      `${call}: the option station is missing. It is the station's name on ${service.label}.`,
    );
}

/** Returns the property of an attribute: `hideJingles` of `hide-jingles`. */
function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function warnUnknown(call: string, option: string, known: readonly string[]): void {
  const message = `Onair: ${call}: unknown option "${option.slice(0, 100)}".`;
  if (logged.has(message)) return;
  logged.add(message);
  const nearest = nearestName(option, known);
  console.warn(message + (nearest === null ? '' : ` Did you mean "${nearest}"?`));
}
