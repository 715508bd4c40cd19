import type { ComplexAttributeConverter } from 'lit';
import { cleanTyped } from '../../station/page-url.js';
import { warn, warnUnknown } from './warn.js';

/** False if the attribute is absent or `"false"`, which some frameworks write. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (text) => text !== null && text !== 'false',
  toAttribute: (value) => (value ? '' : null),
};

/**
 * Converts a number. Returns `absent` if the attribute is absent, empty or not a number, and logs a warning in the last
 * case.
 */
export function numberAttribute<T extends number | null>(
  name: string,
  absent: T,
): ComplexAttributeConverter<number | T> {
  return {
    fromAttribute(text) {
      const typed = cleanTyped(text ?? '');
      const number = typed ? Number(typed) : NaN;
      if (Number.isFinite(number)) return number;
      if (typed) warn((notices) => notices.warnNotNumber(name, typed));
      return absent;
    },
    toAttribute: (value) => (value === null ? null : String(value)),
  };
}

/** Converts `server`. A value that isn't a number becomes NaN, because the default would show the wrong station. */
export const serverAttribute: ComplexAttributeConverter<number | null> = {
  ...numberAttribute('server', null),
  fromAttribute: (text) => (cleanTyped(text ?? '') ? Number(cleanTyped(text!)) : null),
};

/**
 * Converts one of `choices`. Returns `absent` if the attribute is absent, empty or unknown, and logs a warning in the
 * last case.
 */
export function choiceAttribute<C extends string, T extends C | null>(
  name: string,
  choices: readonly C[],
  absent: T,
): ComplexAttributeConverter<C | T> {
  return {
    fromAttribute: (text) => parseChoice(name, choices, text) ?? absent,
    toAttribute: (value) => value,
  };
}

/** Returns the matching choice, or null. Logs a warning for an unknown value that isn't empty. */
export function parseChoice<C extends string>(
  name: string,
  choices: readonly C[],
  text: string | null,
): C | null {
  const typed = cleanTyped(text ?? '');
  if (!typed) return null;
  const choice = choices.find((each) => each === typed);
  if (choice === undefined) warnUnknownValue(name, typed, choices);
  return choice ?? null;
}

/** Logs an unknown value of an attribute. */
export function warnUnknownValue(name: string, given: string, known: readonly string[]): void {
  warnUnknown((value) => `${name}="${value}"`, given, known);
}

/** Converts `vote`: `counts` shows the number of votes as well. */
export const voteAttribute: ComplexAttributeConverter<boolean | 'counts'> = {
  fromAttribute: (text) => (text === 'counts' ? text : text !== null && text !== 'false'),
};
