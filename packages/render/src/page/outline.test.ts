import { expect, it } from 'vitest';
import { relativeOutline, UNITS } from './outline.ts';

it('says the same outline in steps', () => {
  expect(relativeOutline('M80 0L160 0L160 80Z')).toBe('m10 0l10 0l0 10z');
  expect(relativeOutline('M0 0H80V160ZM16 16L24 24Z')).toBe('m0 0h10v20zm2 2l1 1z');
  expect(relativeOutline('M0 0Q80 80 160 0C160 160 80 160 0 80')).toBe('m0 0q10 10 20 0c0 20-10 20-20 10');
});

it('does not drift: many small steps end where the outline does', () => {
  const outline = `M0 0${Array.from({ length: 100 }, (_, at) => `L${at + 1} 0`).join('')}`;
  const steps = [...relativeOutline(outline).matchAll(/l(-?\d+)/g)].map((match) => Number(match[1]));
  expect(steps.reduce((sum, dx) => sum + dx, 0)).toBe(Math.round(100 / UNITS));
});
