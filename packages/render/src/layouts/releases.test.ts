import { layoutIds, newestRelease } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { releasesOf } from './index.ts';

test('a CV saved now is pinned to the release that is drawn as the newest', () => {
  const pinned = layoutIds.map((id) => [id, newestRelease(id)]);
  expect(pinned).toEqual(layoutIds.map((id) => [id, releasesOf(id)[0]]));
});
