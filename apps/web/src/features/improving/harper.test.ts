// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { goodBullets } from '@candor/testing';
import { unusedRules } from './harper-rules.data.ts';
import { loadHarper, type Harper } from './harper.ts';

const options = { variant: 'british', kind: 'statements' } as const;
let harper: Harper;

beforeAll(async () => {
  harper = await loadHarper();
});

it('says hardly anything of good bullets of many trades', async () => {
  const trades = Object.values(goodBullets).map((bullets) => harper(bullets.join('\n'), options));
  const alarms = (await Promise.all(trades)).flat().map(({ words }) => words);
  expect(alarms.slice(3)).toEqual([]);
});

it('finds slips inside bullets and in the verb that opens one, and takes no name for one', async () => {
  const text =
    'Supervsed the stock of 3 depots\n• Moved twelve pateints in one night\nOkafor Ltd: kept the books';
  const found = await harper(text, options);
  expect(found.map(({ words }) => words)).toEqual(['Supervsed', 'pateints']);
  expect(found.map(({ replacements }) => replacements[0])).toEqual(['Supervised', 'patients']);
  for (const { span, words } of found) expect(text.slice(span.start, span.end)).toBe(words);
});

it('reads each statement by itself', async () => {
  expect(await harper('Led the day shift\nLed the night shift', options)).toEqual([]);
  const long = Array.from({ length: 12 }, () => 'Answered calls and booked visits').join('\n');
  expect(await harper(long, options)).toEqual([]);
});

it('has nothing to say of words in another language', async () => {
  expect(await harper('Pflegepläne geschrieben\nkranke Menschen betreut', options)).toEqual([]);
});

it('keeps to the same rules whichever English is written', async () => {
  const text = 'Some 60 calls a day came in.';
  for (const variant of ['american', 'british', 'american'] as const)
    expect(await harper(text, { variant, kind: 'sentences' })).toEqual([]);
});

it('names only rules that there are, each once', async () => {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  const rules = Object.keys(await linter.getLintConfig());
  expect(unusedRules.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(new Set(unusedRules).size).toBe(unusedRules.length);
});
