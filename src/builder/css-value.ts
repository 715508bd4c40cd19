import { isPlainValue } from '../elements/frame/plain-value.js';

const NAME = /^--onair-[a-z-]{1,40}$/;

/** Returns the properties that are safe to write into a style sheet. */
export const plainProperties = (properties: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(properties).filter(([name, value]) => NAME.test(name) && isPlainValue(value));
