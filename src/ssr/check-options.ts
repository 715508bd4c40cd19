/** Reports mistakes in the arguments of the render functions, because JavaScript doesn't check their types. */
import { ALLOWED_ATTRIBUTES, isTagName } from '../elements/base/allowed-attributes.js';
import { serviceOf, SOURCES } from '../client/service-of.js';
import { nearestName } from '../elements/owner/nearest-name.js';
import type { RenderableTag } from './options.js';

/** Options that aren't attributes of all tags. */
const OTHER_OPTIONS = ['timeZone', 'timeoutMs', 'signal'];

/** The warnings that have been logged. Each is logged once, because a site renders the same tag many times. */
const logged = new Set<string>();

/** @throws TypeError if `caller` can't render a tag with this name. */
export function checkName(caller: string, name: unknown, known: readonly string[]): void {
  if (typeof name !== 'string')
    throw new TypeError(
      `${caller}: the first argument must be the name of a tag, such as "history", not ${nameOf(name)}.`,
    );
  if (known.includes(name)) return;
  const problem = isTagName(name)
    ? `${caller} doesn't support onair-${name}.`
    : `There is no tag onair-${name}.`;
  const nearest = isTagName(name) ? null : nearestName(name.replace(/^onair-/, ''), known);
  throw new TypeError(
    `${problem} ${nearest === null ? `Available: ${known.join(', ')}.` : `Did you mean "${nearest}"?`}`,
  );
}

/**
 * Logs each unknown option and each invalid value once.
 *
 * @throws TypeError if the options aren't an object, don't identify a station or have an invalid signal.
 */
export function checkOptions(caller: string, name: RenderableTag, options: unknown): void {
  const call = `${caller}("${name}")`;
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof given !== 'object' || Array.isArray(given))
    throw new TypeError(
      `${call}: the second argument must be an object, such as { baseUrl: "https://panel.example" }, not ${nameOf(options)}.`,
    );
  const known = [...ALLOWED_ATTRIBUTES[name].map(propertyOf), ...OTHER_OPTIONS];
  for (const option of Object.keys(given)) if (!known.includes(option)) warnUnknown(call, option, known);
  const { source, baseUrl, station, signal } = given;
  const service = serviceOf(source);
  if (baseUrl === undefined) checkSource(call, source);
  if (!service && typeof baseUrl !== 'string')
    throw new TypeError(
      `${call}: the option baseUrl ${
        baseUrl === undefined || baseUrl === null ? 'is missing' : `must be a string, not ${nameOf(baseUrl)}`
      }. It is the address of the station's panel or server.`,
    );
  if (service && typeof station !== 'string')
    throw new TypeError(
      `${call}: the option station is missing. It is the station's name on ${service.label}.`,
    );
  if (signal !== undefined && typeof (Object(signal) as AbortSignal).throwIfAborted !== 'function')
    throw new TypeError(`${call}: the option signal must be an AbortSignal, not ${nameOf(signal)}.`);
  const problems = service || isReadable(name, baseUrl as string) ? [] : [addressProblem(baseUrl as string)];
  for (const problem of [...problems, ...valueProblems(given, known)]) warnOnce(`Onair: ${call}: ${problem}`);
}

/** @throws TypeError if the name of a service is misspelt, because its stations have no other address. */
function checkSource(call: string, source: unknown): void {
  if (typeof source !== 'string' || !source || SOURCES.includes(source)) return;
  const nearest = nearestName(source, SOURCES);
  throw new TypeError(
    `${call}: the source ${nameOf(source)} is unknown. ` +
      (nearest === null ? `Available: ${SOURCES.join(', ')}.` : `Did you mean "${nearest}"?`),
  );
}

/** Whether the URL can be read. Pages can use relative URLs, but programs can't. */
function isReadable(name: RenderableTag, baseUrl: string): boolean {
  const isWithData = name === 'now-playing' || name === 'history';
  return isWithData ? /^https?:\/\/[^\s/]/i.test(baseUrl) : baseUrl.trim() !== '';
}

function addressProblem(baseUrl: string): string {
  return `the option baseUrl must be an address such as "https://panel.example", not ${nameOf(baseUrl)}.`;
}

/** Options that must be numbers or numeric strings. */
const NUMBERS = ['server', 'limit', 'delay', 'timeoutMs'];

function valueProblems(given: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const problems = Object.entries(given).flatMap(([option, value]) => {
    if (value === undefined || value === null || option === 'signal' || !known.includes(option)) return [];
    if (NUMBERS.includes(option))
      return Number(value) >= 0 ? [] : [`the option ${option} must be a number, not ${nameOf(value)}.`];
    return /^(string|number|boolean)$/.test(typeof value)
      ? []
      : [`the option ${option} can't be ${nameOf(value)}.`];
  });
  const { timeZone, source, map } = given;
  if (typeof timeZone === 'string' && !/^(station|local|)$/.test(timeZone) && !isTimeZone(timeZone))
    problems.push(`the time zone ${nameOf(timeZone)} is unknown. It is a name such as "Europe/Berlin".`);
  if (source === 'json' && !map)
    problems.push('the option map is missing. It says where the fields are in the JSON.');
  return problems;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Describes a value for a message. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 100));
  if (typeof value === 'function') return 'a function';
  if (typeof value !== 'object' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : `an object (${value.constructor?.name ?? 'Object'})`;
}

/** Returns the property for an attribute, such as `hideJingles` for `hide-jingles`. */
function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function warnUnknown(call: string, option: string, known: readonly string[]): void {
  const nearest = nearestName(option, known);
  warnOnce(
    `Onair: ${call}: unknown option ${nameOf(option)}.` +
      (nearest === null ? '' : ` Did you mean "${nearest}"?`),
  );
}

function warnOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(message);
}
