import { expect, test } from 'vitest';
import { layoutIds } from './layout.ts';
import { changesSince, newestRelease, offeredRelease } from './layout-release.ts';

test('each later release says in one sentence what it changed', () => {
  for (const layout of layoutIds) {
    const changes = changesSince({ layout, release: 1 });
    expect(changes).toHaveLength(newestRelease(layout) - 1);
    for (const sentence of changes) expect(sentence).toMatch(/^[A-Z].{20,200}\.$/);
    expect(changesSince({ layout, release: newestRelease(layout) })).toEqual([]);
  }
});

test('a CV of an older release is offered the newest, until that is declined for it', () => {
  const old = { template: 'minimal', layoutRelease: 1 };
  const newest = newestRelease('minimal');
  expect(newest).toBeGreaterThan(1);
  expect(offeredRelease(old, null)).toBe(newest);
  expect(offeredRelease({ ...old, layoutRelease: newest }, null)).toBeNull();
  expect(offeredRelease(old, { layout: 'minimal', release: newest })).toBeNull();
  // Another release, or another layout, was declined.
  expect(offeredRelease(old, { layout: 'minimal', release: newest - 1 })).toBe(newest);
  expect(offeredRelease(old, { layout: 'modern', release: newest })).toBe(newest);
});

test('a layout that stands as it was first released offers nothing', () => {
  expect(offeredRelease({ template: 'professional', layoutRelease: 1 }, null)).toBeNull();
  expect(offeredRelease({ template: 'a name of another time', layoutRelease: 1 }, null)).toBeNull();
});
