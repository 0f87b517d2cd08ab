import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wholePage } from '@candor/domain/cv';
import { engineer } from '@candor/testing';
import { pageEngine } from './compile.ts';
import { thumbnailOf } from './thumbnail.ts';

const drawn = (paper: 'letter' | 'a4') =>
  wholePage(
    pageEngine().pages({ document: engineer, layout: 'creative', paper, isBrandFree: true }).pages[0] ?? [],
  );

it.each([
  ['letter', 1, 320, 414],
  ['letter', 2, 640, 828],
  ['a4', 1, 320, 452],
] as const)(
  'draws %s at scale %i in its own proportions, in a few kilobytes',
  async (paper, scale, width, height) => {
    const bytes = await thumbnailOf(drawn(paper), scale);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect(bytes.length).toBeLessThan(25_000 * scale);
  },
);

it('shows the page: its band in its colour, white paper below', async () => {
  const { data, info } = await sharp(await thumbnailOf(drawn('letter'), 1))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  expect(at(2, 2)).not.toEqual([255, 255, 255]);
  expect(Math.min(...at(2, 400))).toBeGreaterThan(250);
});

it('refuses what is no page', async () => {
  await expect(thumbnailOf('', 1)).rejects.toThrow('no width');
});
