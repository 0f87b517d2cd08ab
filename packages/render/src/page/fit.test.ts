import { cvDesign, cvDocument, type CvDesignInput, type CvDocument, type LayoutId } from '@candor/domain/cv';
import { someLayouts } from '@candor/testing';
import { expect, test } from 'vitest';
import { settingOf } from '../setting.ts';
import { fitLimits, tightened, tightest } from '../layouts/tightened.ts';
import { pageEngine } from './compile.ts';

const engine = pageEngine();

const career = (jobs: number): CvDocument =>
  cvDocument({
    basics: { name: 'Maren Lind', headline: 'Nurse', email: 'maren@example.org' },
    summary: 'Nurse with twelve years on surgical wards in three hospitals and a hand for teaching others.',
    experience: Array.from({ length: jobs }, (_, at) => ({
      company: `Hospital ${at}`,
      position: 'Nurse',
      location: 'Austin',
      start: `20${String(at).padStart(2, '0')}-03`,
      end: `20${String(at + 1).padStart(2, '0')}-02`,
      bullets: Array.from(
        { length: 4 },
        (_, bullet) => `Cared for ${bullet + 4} patients a shift on the ward.`,
      ),
    })),
  });

const fitOf = (document: CvDocument, design: CvDesignInput, layout: LayoutId = 'professional') =>
  engine.pages({ document, layout, paper: 'a4', isBrandFree: true, design: cvDesign(design) }).fit;

test('what fits stays as the layout says', () => {
  expect(fitOf(career(2), { fit: 'one' })).toEqual({
    pages: 1,
    sizeUsed: 10.5,
    sizeFactor: 1,
    spacingFactor: 1,
    tooLong: null,
  });
});

test.each(someLayouts(1))('a little too much of %s is set closer, distances before size', (layout) => {
  const jobs = [5, 6, 7, 8, 9].find((count) => fitOf(career(count), {}, layout).pages === 2) ?? 0;
  const fit = fitOf(career(jobs), { fit: 'one' }, layout);
  expect(fit).toMatchObject({ pages: 1, tooLong: null });
  expect(fit.spacingFactor).toBeLessThan(1);
  expect(fitOf(career(jobs), { fit: 'two' }, layout)).toMatchObject({ pages: 2, spacingFactor: 1 });
});

test('far too much is said in lines, more of it in more', () => {
  const [some, more] = [20, 24].map((jobs) => fitOf(career(jobs), { fit: 'one' }).tooLong);
  expect(some?.wantedPages).toBe(1);
  expect((more?.lines ?? 0) - (some?.lines ?? 0)).toBeGreaterThanOrEqual(4 * 5);
  expect((more?.lines ?? 0) - (some?.lines ?? 0)).toBeLessThanOrEqual(4 * 8);
});

test('with as many lines less as are said, a text fits, and not with fewer', () => {
  const bullets = (count: number) =>
    cvDocument({
      basics: { name: 'Maren Lind' },
      experience: [{ company: 'Hospital', bullets: Array.from({ length: count }, (_, at) => `Ward ${at}.`) }],
    });
  // Latex sets its bullets as near one another as its lines.
  const lines = (count: number) => fitOf(bullets(count), { fit: 'one' }, 'latex').tooLong?.lines ?? 0;
  const most = 140;
  expect(lines(most - lines(most))).toBe(0);
  expect(lines(most - lines(most) + 2)).toBeGreaterThan(0);
});

test.each(someLayouts(1))('no limit of good typography is passed in %s', (layout) => {
  for (const design of [
    {},
    { size: 0.85, lineSpacing: 0.85, margins: { verticalMm: 12, horizontalMm: 13 } },
  ]) {
    const input = {
      document: career(1),
      layout,
      paper: 'a4',
      isBrandFree: true,
      design: cvDesign(design),
    } as const;
    const { theme } = settingOf(input);
    const tight = tightened(theme, tightest).theme;
    const { sizePt, leadingEm } = tight.type;
    expect(sizePt).toBeGreaterThanOrEqual(Math.min(theme.type.sizePt, fitLimits.sizePt));
    expect(leadingEm + 0.66).toBeGreaterThanOrEqual(
      Math.min(theme.type.leadingEm + 0.66, fitLimits.lineEm) - 1e-9,
    );
    for (const side of ['verticalPt', 'horizontalPt'] as const)
      expect(tight.page[side]).toBeGreaterThanOrEqual(Math.min(theme.page[side], fitLimits.marginPt) - 1e-9);
  }
});

test.each(someLayouts(1))('%s gives its margins first, then its lines, then what parts entries', (layout) => {
  const { theme } = settingOf({ document: career(1), layout, paper: 'a4', isBrandFree: true });
  const firstBelow = (value: (of: typeof theme) => number) =>
    Array.from({ length: tightest + 1 }, (_, level) => level).find(
      (level) => value(tightened(theme, level).theme) < value(theme) - 1e-9,
    ) ?? Number.POSITIVE_INFINITY;
  const margins = firstBelow(({ page }) => page.horizontalPt);
  const lines = firstBelow(({ type }) => type.leadingEm);
  const sections = firstBelow(({ space }) => space.section);
  const size = firstBelow(({ type }) => type.sizePt);
  expect(
    [margins, lines, sections, size].every((level, at, all) => at === 0 || level >= (all[at - 1] ?? 0)),
  ).toBe(true);
  const { space, type } = tightened(theme, tightest).theme;
  // Where a layout sets entries no further apart than its lines, it stays as it is.
  expect(space.entry).toBeGreaterThanOrEqual(
    Math.min(theme.space.entry, type.leadingEm + fitLimits.entryEm) - 1e-9,
  );
});

test('each step is at least as tight as the one before, in every distance', () => {
  const { theme } = settingOf({ document: career(1), layout: 'executive', paper: 'a4', isBrandFree: true });
  const sizes = Array.from({ length: tightest + 1 }, (_, level) => {
    const { type, page, space } = tightened(theme, level).theme;
    return [type.sizePt, type.leadingEm, page.verticalPt, space.section * type.sizePt];
  });
  for (const [at, size] of sizes.entries()) {
    const before = sizes[at - 1] ?? size;
    expect(size.every((value, part) => value <= (before[part] ?? value) + 1e-9)).toBe(true);
  }
});
