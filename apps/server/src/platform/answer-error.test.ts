import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { PoolError, type PoolErrorKind } from '@candor/pool';
import { refusalOf } from './answer-error.ts';

const log = pino({ level: 'silent' });
const failedQuery = (cause: object) => new Error('Failed query: select 1', { cause });

describe('what is thrown', () => {
  it.each([
    [
      'a store that cannot be reached',
      failedQuery(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
    ],
    ['a store that shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
    [
      'a connection that broke in a transaction',
      failedQuery(new Error('Client was closed and is not queryable')),
    ],
    ['a store without a free connection', new Error('timeout exceeded when trying to connect')],
  ])('because of %s asks to come again', (_what, error) => {
    expect(refusalOf(error, log)).toMatchObject({ code: 'unavailable', status: 503, retryAfterSeconds: 5 });
  });

  it.each([
    ['the embedded store', failedQuery(Object.assign(new Error('could not extend file'), { code: '53100' }))],
    ['a file', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })],
  ])('because the disk under %s is full says so', (_what, error) => {
    expect(refusalOf(error, log)).toMatchObject({
      status: 503,
      message: expect.stringContaining('no space left on the server'),
      retryAfterSeconds: 60,
    });
  });

  it('and was foreseen by nobody tells a number only', () => {
    const { code, message, details } = refusalOf(failedQuery(new Error('secret inside')), log);
    expect({ code, details }).toEqual({
      code: 'internal',
      details: { reference: expect.stringMatching(/^[\da-f]{8}$/) },
    });
    expect(message).not.toContain('secret');
  });

  const kinds: [PoolErrorKind, string][] = [
    ['too-much', 'too_large'],
    ['full', 'unavailable'],
    ['superseded', 'superseded'],
    ['cancelled', 'unavailable'],
    ['closed', 'unavailable'],
    ['failed', 'internal'],
    ['unknown-job', 'internal'],
    ['died', 'internal'],
  ];
  it.each(kinds)('by a thread as %s is refused as %s', (kind, code) => {
    expect(refusalOf(new PoolError(kind, 'words of the inside'), log)).toMatchObject({
      code,
      message: expect.not.stringContaining('inside'),
    });
  });
});
