import type { Faults } from '../../base/faults.js';
import { refuse } from '../../http/refusal.js';

type Rule = { holds: (value: unknown) => boolean; message: string };

const booleanRule: Rule = { holds: (value) => typeof value === 'boolean', message: 'Must be true or false.' };
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const rules: Record<keyof Faults, Rule> = {
  latency_ms: {
    holds: (value) => isNumber(value) && value >= 0,
    message: 'Must be a number of milliseconds, 0 or more.',
  },
  fail: {
    holds: (value) => isNumber(value) && value >= 0 && value <= 1,
    message: 'Must be a number from 0 to 1.',
  },
  hang: booleanRule,
  truncate: booleanRule,
  html: booleanRule,
  wrong_types: booleanRule,
  skew_ms: { holds: (value) => Number.isInteger(value), message: 'Must be a whole number of milliseconds.' },
  cors: booleanRule,
  v2: booleanRule,
  legacy: booleanRule,
  vote_repeat: booleanRule,
};

/**
 * Returns the faults to change, or `reset`. Responds with 400 if a field is unknown or invalid, and lists an
 * error for each of them.
 */
export function readFaultsBody(body: Record<string, unknown>): Partial<Faults> | 'reset' {
  if ('reset' in body) {
    if (body.reset === true && Object.keys(body).length === 1) return 'reset';
    refuse(400, { reset: ['Must be true and the only field.'] });
  }
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof Faults] : undefined;
    if (rule === undefined)
      errors[name] = [`Unknown fault. The faults are: ${Object.keys(rules).join(', ')}.`];
    else if (!rule.holds(value)) errors[name] = [rule.message];
  }
  if (Object.keys(errors).length > 0) refuse(400, errors);
  return body;
}
