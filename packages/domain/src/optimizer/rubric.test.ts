import { expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { areas, type Area } from './finding.ts';
import { RUBRIC } from './result.ts';

const names: Readonly<Record<Area, string>> = {
  ats: 'ATS Score',
  impact: 'Impact',
  keywords: 'Keywords',
  readability: 'Readability',
};

const lines = areas.flatMap((area) => [
  `## ${names[area]}`,
  '',
  ...allChecks
    .filter((check) => check.area === area)
    .toSorted((a, b) => b.weight - a.weight)
    .map(
      ({ id, words, weight, source }) =>
        `- \`${id}\` ${words().label}, weight ${weight}: ${words().looksFor}. Source: ${source}.`,
    ),
  '',
]);

// Renewed by `vitest run --project domain optimizer/rubric -u`.
it('is published as it is', async () => {
  const text = [
    `# The rubric \`${RUBRIC}\``,
    '',
    'Written by `packages/domain/src/optimizer/rubric.test.ts`; how the scores are made of it says `optimizer.md`.',
    '',
    ...lines,
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../../../docs/optimizer-rubric.md');
});
