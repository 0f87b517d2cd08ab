import { expect, it } from 'vitest';
import { newestRelease } from '@candor/domain/cv';
import { releaseIn } from './release-in.ts';

it('keeps the release of a layout until another layout is chosen', () => {
  const now = { layout: 'minimal', release: 1 } as const;
  expect(releaseIn('minimal', now)).toBe(1);
  expect(releaseIn('minimal', { layout: 'modern', release: 1 })).toBe(newestRelease('minimal'));
  expect(newestRelease('minimal')).toBeGreaterThan(1);
});
