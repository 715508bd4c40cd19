import { isPlainValue } from '../elements/frame/plain-value.js';

const NAME = /^--onair-[a-z-]{1,40}$/;

/** Those properties of a choice that may stand in a sheet. */
export const plainProperties = (properties: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(properties).filter(([name, value]) => NAME.test(name) && isPlainValue(value));
