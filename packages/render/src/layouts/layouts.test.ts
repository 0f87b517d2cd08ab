import { layoutIds } from '@candor/domain/cv';
import { expect, test } from 'vitest';
import { layoutFolders, themeOf } from './index.ts';

test('there is a folder for each layout on offer and none besides', () => {
  expect(layoutFolders).toEqual([...layoutIds].toSorted());
});

test('layouts differ in more than colour', () => {
  const forms = layoutIds.map((layout) => {
    const { type, header, heading, entry, sideEm } = themeOf(layout);
    return JSON.stringify([type.text, type.display, header, heading, entry, sideEm]);
  });
  expect(new Set(forms).size).toBe(layoutIds.length);
});

test('every layout keeps margins of one inch and all sections', () => {
  for (const layout of layoutIds) {
    expect(themeOf(layout).page).toEqual({ verticalPt: 72, horizontalPt: 72 });
    expect(themeOf(layout).order).toHaveLength(8);
  }
});

function contrastOnWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test.each(layoutIds)('every text colour of %s is readable on white', (layout) => {
  const { ink, soft, accent } = themeOf(layout).colour;
  for (const colour of [ink, soft, accent]) expect(contrastOnWhite(colour)).toBeGreaterThan(4.5);
});

test('a release that there is not is drawn as the newest', () => {
  for (const layout of layoutIds) {
    expect(themeOf(layout, 999)).toBe(themeOf(layout));
  }
});
