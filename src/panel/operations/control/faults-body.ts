/** Reads the body of a request that changes faults. */
import type { Faults } from '../../base/faults.js';
import { refuse } from '../../http/refusal.js';

type Rule = { holds: (value: unknown) => boolean; message: string };

const yesOrNo: Rule = { holds: (value) => typeof value === 'boolean', message: 'Must be true or false.' };
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
  hang: yesOrNo,
  truncate: yesOrNo,
  html: yesOrNo,
  wrong_types: yesOrNo,
  skew_ms: { holds: (value) => Number.isInteger(value), message: 'Must be a whole number of milliseconds.' },
  cors: yesOrNo,
  v2: yesOrNo,
  legacy: yesOrNo,
  vote_repeat: yesOrNo,
};

/** The faults to change, or `reset`. Refuses with 400, and names each unknown field and wrong value. */
export function readFaultsBody(body: Record<string, unknown>): Partial<Faults> | 'reset' {
  if ('reset' in body) {
    if (body.reset === true && Object.keys(body).length === 1) return 'reset';
    refuse(400, { reset: ['Must be true, and alone.'] });
  }
  const errors: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(body)) {
    const rule = Object.hasOwn(rules, name) ? rules[name as keyof Faults] : undefined;
    if (rule === undefined) errors[name] = [`Not a fault. There are: ${Object.keys(rules).join(', ')}.`];
    else if (!rule.holds(value)) errors[name] = [rule.message];
  }
  if (Object.keys(errors).length > 0) refuse(400, errors);
  return body;
}
