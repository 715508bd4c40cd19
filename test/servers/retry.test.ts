import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { retryAt, type Retry } from '../../src/servers/retry.js';
import { NOON } from '../station/stage.js';

const failed = (failures: number, random: number, retryAfterSeconds = 0): Retry => ({
  failures,
  failedAt: NOON,
  random,
  retryAfterSeconds,
});

const cases: { title: string; retry: Retry; seconds: number }[] = [
  { title: 'returns a time 5 s after the first failure', retry: failed(1, 0.5), seconds: 5 },
  { title: 'returns a time 20 s after the third failure', retry: failed(3, 0.5), seconds: 20 },
  {
    title: 'returns a time at most five minutes after the last failure',
    retry: failed(30, 0.5),
    seconds: 300,
  },
  { title: 'subtracts up to a fifth of the delay at random', retry: failed(2, 0), seconds: 8 },
  { title: 'adds up to a fifth of the delay at random', retry: failed(2, 1), seconds: 12 },
  { title: 'respects a longer delay that the panel requests', retry: failed(1, 0.5, 90), seconds: 90 },
  {
    title: 'limits the delay to an hour if the panel requests eleven days',
    retry: failed(1, 0.5, 999_999),
    seconds: 3600,
  },
  { title: 'ignores a negative delay', retry: failed(1, 0.5, -90), seconds: 5 },
  { title: 'ignores a shorter delay that the panel requests', retry: failed(3, 0.5, 1), seconds: 20 },
  { title: 'returns a time five minutes after a million failures', retry: failed(1e6, 0.5), seconds: 300 },
];

describe('retryAt', () => {
  for (const { title, retry, seconds } of cases) {
    it(title, () => assert.equal((retryAt(retry) - NOON) / 1000, seconds));
  }
});
