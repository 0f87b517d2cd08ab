import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { isThorough } from '@candor/testing';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The scheme changes colours and nothing else: these are the rules about colours. */
const aboutColors: axe.RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Until fonts are there and colours have changed: axe would measure one half way between light and dark. */
async function settled(): Promise<void> {
  await document.fonts.ready;
  // Two frames in a row in which nothing passes: one change may begin another.
  for (let calm = 0; calm < 2; calm += 1) {
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    const passing = document.getAnimations().filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        // What goes with a scroll rather than with time stands still.
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    );
    if (passing.length > 0) calm = -1;
    await Promise.allSettled(passing.map(({ finished }) => finished));
  }
}

async function violationsOn(page: Page, options: axe.RunOptions): Promise<string[]> {
  // The script is larger than the app: a document that has it is not sent it again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (chosen) => {
    const { violations } = await window.axe.run({ ...chosen, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, options);
}

/**
 * Expects axe to find nothing on the present screen of a page, in light and, as far as colours go, in dark: there on the
 * screens that `screens.test.ts` goes through, and on every one by `npm run test:all`.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  { inDark = isThorough }: { inDark?: boolean } = {},
): Promise<void> {
  const schemes = [['light', {}] as const, ...(inDark ? [['dark', aboutColors] as const] : [])];
  for (const [colorScheme, options] of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(settled);
    expect(await violationsOn(page, options), `axe on ${screen}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
