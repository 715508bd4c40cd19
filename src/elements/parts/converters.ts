/**
 * In:  the text of an attribute; null where it is absent.
 * Out: the value of its property, and back.
 *
 * A mistake is the default, with one warning in the console.
 */
import type { ComplexAttributeConverter } from 'lit';
import { warnUnknown, warnNoNumber } from './warn.js';

/** Absent is false. `"false"` is false too: frameworks write it. */
export const booleanAttribute: ComplexAttributeConverter<boolean> = {
  fromAttribute: (text) => text !== null && text !== 'false',
  toAttribute: (value) => (value ? '' : null),
};

/** `absent` stands for an attribute that is absent, empty, or no number. */
export function numberAttribute<T extends number | null>(
  name: string,
  absent: T,
): ComplexAttributeConverter<number | T> {
  return {
    fromAttribute(text) {
      const number = text?.trim() ? Number(text) : NaN;
      if (Number.isFinite(number)) return number;
      if (text?.trim()) warnNoNumber(name, text);
      return absent;
    },
    toAttribute: (value) => (value === null ? null : String(value)),
  };
}

/** One of `choices`. `absent` stands for an attribute that is absent, empty, or another word. */
export function choiceAttribute<C extends string, T extends C | null>(
  name: string,
  choices: readonly C[],
  absent: T,
): ComplexAttributeConverter<C | T> {
  return {
    fromAttribute: (text) => chosen(name, choices, text) ?? absent,
    toAttribute: (value) => value,
  };
}

/** Null for what is none of the choices. */
export function chosen<C extends string>(name: string, choices: readonly C[], text: string | null): C | null {
  if (!text) return null;
  const choice = choices.find((each) => each === text);
  if (choice === undefined) warnUnknownValue(name, text, choices);
  return choice ?? null;
}

/** Warns of a value that an attribute does not know. */
export function warnUnknownValue(name: string, given: string, known: readonly string[]): void {
  warnUnknown((value) => `${name}="${value}"`, given, known);
}
