/**
 * In:  the text of an attribute; null where it is absent.
 * Out: the value of its property, and back.
 *
 * A wrong value gives the default, and one warning in the console.
 */
import type { ComplexAttributeConverter } from 'lit';
import { warnUnknown, warnNotNumber } from './warn.js';

/** False when absent, and for `"false"`, which frameworks write. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (text) => text !== null && text !== 'false',
  toAttribute: (value) => (value ? '' : null),
};

/** `absent` is the value when the attribute is absent, empty, or no number. */
export function numberAttribute<T extends number | null>(
  name: string,
  absent: T,
): ComplexAttributeConverter<number | T> {
  return {
    fromAttribute(text) {
      const number = text?.trim() ? Number(text) : NaN;
      if (Number.isFinite(number)) return number;
      if (text?.trim()) warnNotNumber(name, text);
      return absent;
    },
    toAttribute: (value) => (value === null ? null : String(value)),
  };
}

/** One of `choices`. `absent` is the value when the attribute is absent, empty, or another word. */
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

/** Null for a text that is none of the choices. */
export function parseChoice<C extends string>(
  name: string,
  choices: readonly C[],
  text: string | null,
): C | null {
  if (!text) return null;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) warnUnknownValue(name, text, choices);
  return choice ?? null;
}

/** Warns of an unknown value of an attribute. */
export function warnUnknownValue(name: string, given: string, known: readonly string[]): void {
  warnUnknown((value) => `${name}="${value}"`, given, known);
}

/** Of an element that has vote buttons or not: false, true, or `counts`, with how many pressed each. */
export const voteAttribute: ComplexAttributeConverter<boolean | 'counts'> = {
  fromAttribute: (text) => (text === 'counts' ? text : text !== null && text !== 'false'),
};
