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
  { title: 'is 5 s after the first failure', retry: failed(1, 0.5), seconds: 5 },
  { title: 'is 20 s after the third failure', retry: failed(3, 0.5), seconds: 20 },
  {
    title: 'is at most five minutes',
    retry: failed(30, 0.5),
    seconds: 300,
  },
  { title: 'can be shortened by a fifth', retry: failed(2, 0), seconds: 8 },
  { title: 'can be extended by a fifth', retry: failed(2, 1), seconds: 12 },
  { title: 'is extended to a longer Retry-After', retry: failed(1, 0.5, 90), seconds: 90 },
  {
    title: 'is at most an hour despite Retry-After',
    retry: failed(1, 0.5, 999_999),
    seconds: 3600,
  },
  { title: "isn't changed by a negative Retry-After", retry: failed(1, 0.5, -90), seconds: 5 },
  { title: "isn't changed by a shorter Retry-After", retry: failed(3, 0.5, 1), seconds: 20 },
  { title: 'is five minutes after a million failures', retry: failed(1e6, 0.5), seconds: 300 },
];

describe('the retry delay', () => {
  for (const { title, retry, seconds } of cases) {
    it(title, () => assert.equal((retryAt(retry) - NOON) / 1000, seconds));
  }
});
