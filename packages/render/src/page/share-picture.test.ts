import sharp from 'sharp';
import { expect, it } from 'vitest';
import { wholePage } from '@candor/domain/cv';
import { engineer, someLayouts } from '@candor/testing';
import { pageEngine } from './compile.ts';
import { sharePictureOf } from './share-picture.ts';

it.each(someLayouts(1))('shows the top of a page of %s as services ask for it', async (layout) => {
  const { pages } = pageEngine().pages({ document: engineer, layout, paper: 'a4', isBrandFree: true });
  const png = await sharePictureOf(wholePage(pages[0] ?? []));
  const { format, width, height } = await sharp(png).metadata();
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  expect(png.byteLength).toBeLessThan(300_000);
  // The person's name, large, is within it: there is ink on the paper.
  const { channels } = await sharp(png).extract({ left: 110, top: 60, width: 980, height: 560 }).stats();
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(120);
});
