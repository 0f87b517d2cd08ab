import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectWhenQuiet } from './collect-when-quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('collects once when work is over, and not for what asks all the time', () => {
  const requests = new EventEmitter();
  const collect = vi.fn<() => void>();
  collectWhenQuiet(requests, collect);
  const halfMinuteOf = (count: number) => {
    for (let nth = 0; nth < count; nth += 1) requests.emit('request');
    vi.advanceTimersByTime(30_000);
  };
  halfMinuteOf(3);
  expect(collect).not.toHaveBeenCalled();
  halfMinuteOf(200);
  halfMinuteOf(100);
  expect(collect).not.toHaveBeenCalled();
  halfMinuteOf(6);
  expect(collect).toHaveBeenCalledOnce();
  halfMinuteOf(6);
  expect(collect).toHaveBeenCalledOnce();
});
