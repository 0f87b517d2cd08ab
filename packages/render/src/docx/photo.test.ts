import { cvDesign } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { isPhotoCut } from './photo.ts';

/** The head of a PNG of a size: all that is read of it here. */
function photo(width: number, height: number, shape: 'round' | 'portrait') {
  const head = Buffer.alloc(33);
  head.write('89504e470d0a1a0a0000000d49484452', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  const dataUrl = `data:image/png;base64,${head.toString('base64')}`;
  return cvDesign({ photo: { dataUrl, shape } }).photo;
}

test.each([
  [600, 600, 'round', false],
  [599, 600, 'round', false],
  [400, 600, 'round', true],
  [480, 600, 'portrait', false],
] as const)('a photo of %i by %i pixels, %s, is cut: %s', (width, height, shape, isCut) => {
  const cropped = photo(width, height, shape);
  expect(cropped === null ? null : isPhotoCut(cropped)).toBe(isCut);
});
