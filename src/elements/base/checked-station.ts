import { Station, type StationOptions } from '../../station/station.js';
import { warnUnknown } from './warn.js';

const KNOWN: Readonly<Record<keyof StationOptions, true>> = {
  baseUrl: true,
  server: true,
  transport: true,
  jsonp: true,
  source: true,
  station: true,
  charset: true,
  map: true,
};

function at(options: StationOptions): Station {
  const { baseUrl = '' } = checkedObject(options);
  if (typeof baseUrl !== 'string') throw new TypeError('Station.at: the option baseUrl must be a string.');
  const known = Object.keys(KNOWN);
  for (const name of Object.keys(options)) {
    if (!known.includes(name)) warnUnknown((each) => `Station.at({ ${each} })`, name, known);
  }
  return Station.at(options);
}

function checkedObject(options: unknown): Readonly<Record<string, unknown>> {
  if (typeof options === 'object' && options) return options as Readonly<Record<string, unknown>>;
  throw new TypeError(
    'Station.at: the argument must be an object, such as { baseUrl: "https://panel.example" }.',
  );
}

/**
 * The `Station` class that the package exports. `Station.at` logs unknown options and throws a `TypeError` for
 * arguments of the wrong type, because JavaScript doesn't check them. Elements use the unchecked class, so that pages
 * don't load this code.
 */
export const CheckedStation = /* @__PURE__ */ new Proxy(Station, {
  get: (target, name) => (name === 'at' ? at : (Reflect.get(target, name) as unknown)),
});
export type CheckedStation = Station;
