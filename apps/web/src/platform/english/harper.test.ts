// @vitest-environment node
import { beforeAll, expect, it, vi } from 'vitest';
import { Dialect, LocalLinter } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { goodBullets, patience } from '@candor/testing';
import { unusedRules } from './harper-rules.data.ts';
import { loadHarper, type Harper } from './harper.ts';

// Harper is WebAssembly, compiled first.
vi.setConfig({ testTimeout: patience(30_000), hookTimeout: patience(30_000) });

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

it('takes no name of a person for a slip, however far from a word, and finds the slip beside it', async () => {
  const text = 'Dear Ms Szczebrzeszyn,\n\nOn 5 May I recieved your letter of 1 May (k8s@exampel.org).';
  const found = await harper(text, { variant: 'british', kind: 'sentences' });
  expect(found.map(({ words }) => words)).toEqual(['recieved']);
});

it('leaves terms of a trade alone, whichever rule of Harper stumbles over them', async () => {
  const text = 'I did pro bono work, ran kubernetes and keep my ACLS up to date.';
  expect(await harper(text, { variant: 'british', kind: 'sentences' })).toEqual([]);
});

it('goes by the English that is chosen, and back again', async () => {
  const text = 'I mixed the color for each room.';
  const words = async (variant: 'american' | 'british') =>
    (await harper(text, { variant, kind: 'sentences' })).map((found) => found.words);
  expect(await words('american')).toEqual([]);
  expect(await words('british')).toEqual(['color']);
  expect(await words('american')).toEqual([]);
});

it('names only rules that there are, each once', async () => {
  const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.British });
  const rules = Object.keys(await linter.getLintConfig());
  expect(unusedRules.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(new Set(unusedRules).size).toBe(unusedRules.length);
});
