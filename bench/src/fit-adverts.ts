import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  advertExamples,
  judgedKinds,
  readAdvertBy,
  type AdvertWeights,
  type JudgedKind,
} from '@candor/domain/jobs/fitting';
import type { AdvertSources } from '@candor/domain/jobs';
import { judgedExample } from './advert-rightness.ts';
import { scoreFields, scoreSkills, type LabelledAdvert } from './advert-score.ts';
import { advertSources } from './advert-sources.ts';
import { leastCertainty } from './least-certainty.ts';
import { fitWeights, type FitOptions } from './log-linear.ts';

// Fits the weights of the advert reader to the labelled adverts, prints how well adverts are read by weights that have not
// seen them, and writes the weights of all beside the reader. Run as: node bench/src/fit-adverts.ts, then npm run
// format. Adverts that the reader is to be scored on must not be among them.

const folder = join(import.meta.dirname, '../texts/adverts-own');
const sets = ['open', 'spent-hidden', 'spent-hidden-2', 'fit'] as const;
const adverts = sets.flatMap((set) =>
  readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ set, ...(JSON.parse(line) as LabelledAdvert) })),
);
type SetAdvert = (typeof adverts)[number];
/** Every fold asks the same of the lexicon. */
function remembered(text: string): AdvertSources {
  const { titleCertainty = () => 0, ...rest } = advertSources(text);
  const known = new Map<string, number>();
  return {
    ...rest,
    titleCertainty: (words) => {
      const certainty = known.get(words) ?? titleCertainty(words);
      known.set(words, certainty);
      return certainty;
    },
  };
}
const sources = new Map(adverts.map((one) => [one, remembered(one.text)]));
const sourcesOf = (advert: SetAdvert) => sources.get(advert) ?? remembered(advert.text);

const KINDS: Readonly<Record<JudgedKind, 'one' | 'each'>> = {
  asked: 'each',
  offered: 'each',
  degree: 'each',
  certificate: 'each',
  skill: 'each',
  benefit: 'each',
  title: 'one',
  company: 'one',
  location: 'one',
};
const plain: FitOptions = { pull: 1, wordPull: 3, leastGroups: 4 };
const OPTIONS: Readonly<Partial<Record<JudgedKind, Partial<FitOptions>>>> = {
  title: { pull: 0.5, wordPull: 0.6 },
  company: { pull: 0.5, wordPull: 0.6 },
  location: { pull: 0.5, wordPull: 1 },
};
/** How far below even odds what is listed is still taken: of a list, as much is lost by what is missed as by what is wrong. */
const LEAST: Readonly<Partial<Record<JudgedKind, number>>> = { degree: 0.8, certificate: 0.4, benefit: 0.5 };
/** Each part is fitted to what the parts before it give. */
const ORDER: readonly JudgedKind[] = [
  'asked',
  'offered',
  'title',
  'company',
  'location',
  'degree',
  'certificate',
  'skill',
  'benefit',
];

/** Of these, adverts are read a second time as if no place were known: a stranger's towns often are not. */
const KNOWS_PLACES: ReadonlySet<JudgedKind> = new Set(['company', 'location']);

function examplesOf(kind: JudgedKind, advert: SetAdvert, weights: AdvertWeights, isPlaceless = false) {
  const known = sourcesOf(advert);
  const source = isPlaceless ? { ...known, isPlace: () => false } : known;
  return advertExamples(kind, advert.text, source, weights).map((one) => judgedExample(kind, advert, one));
}

function fitAll(all: readonly SetAdvert[]): AdvertWeights {
  const weights = Object.fromEntries(judgedKinds.map((kind) => [kind, {}])) as Record<
    JudgedKind,
    Record<string, number>
  >;
  for (const kind of ORDER) {
    const groups = all.map((advert) => examplesOf(kind, advert, weights));
    const options = { ...plain, ...OPTIONS[kind] };
    const unknown = KNOWS_PLACES.has(kind)
      ? all.map((advert) => examplesOf(kind, advert, weights, true))
      : [];
    const least = KINDS[kind] === 'one' ? leastCertainty(groups, unknown, options) : (LEAST[kind] ?? 0);
    weights[kind] = { ...fitWeights([...groups, ...unknown], KINDS[kind], options), least };
  }
  return weights;
}

interface Tally {
  adverts: number;
  wanted: number;
  right: number;
  found: number;
  wrong: number;
  sorted: number;
  fields: Map<string, number>;
}

function addTo(tally: Tally, advert: SetAdvert, weights: AdvertWeights, isShown: boolean): void {
  const read = readAdvertBy(weights, advert.text, sourcesOf(advert));
  const skills = scoreSkills(advert, read);
  tally.adverts += 1;
  for (const key of ['wanted', 'right', 'found', 'wrong', 'sorted'] as const) tally[key] += skills[key];
  const fields = scoreFields(advert, read);
  for (const { field, share } of fields) tally.fields.set(field, (tally.fields.get(field) ?? 0) + share);
  if (!isShown) return;
  console.log(
    `${advert.id} ${advert.language}\n  missed: ${skills.missed.join(' | ')}\n  extra: ${skills.extra.join(' | ')}\n  missorted: ${skills.missorted.join(' | ')}`,
  );
  for (const { field, share, found, label } of fields)
    if (share < 1) console.log(`  ${field} ${share.toFixed(2)}: ${found}  <>  ${label}`);
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);

function print(name: string, { adverts: count, wanted, right, found, wrong, sorted, fields }: Tally): void {
  console.log(
    `${name}: ${count} adverts, skills precision ${percent(found - wrong, found)} % of ${found}, recall ${percent(right, wanted)} % of ${wanted}, sorted ${percent(sorted, right)} %`,
  );
  console.log(`  ${[...fields].map(([field, sum]) => `${field} ${percent(sum, count)}`).join(', ')}`);
}

const FOLDS = process.argv.includes('--only-write') ? 0 : 5;
const isShown = process.argv.includes('--each');
const empty = (): Tally => ({
  adverts: 0,
  wanted: 0,
  right: 0,
  found: 0,
  wrong: 0,
  sorted: 0,
  fields: new Map(),
});
/** By language and set in turn, so that every fold has its share of each. */
const mixed = adverts.toSorted((a, b) => a.language.localeCompare(b.language));
const tallies = new Map<string, Tally>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitAll(mixed.filter((_, at) => at % FOLDS !== fold));
  for (const advert of mixed.filter((_, at) => at % FOLDS === fold))
    for (const name of ['all', advert.set, advert.language]) {
      const tally = tallies.get(name) ?? empty();
      tallies.set(name, tally);
      addTo(tally, advert, weights, isShown && name === 'all');
    }
}
for (const [name, tally] of tallies) print(name, tally);

const LEAST_WEIGHT = 0.1;
/** Titles and employers have many words of their own, each of which says little. */
const LEAST_WEIGHT_OF: Readonly<Partial<Record<JudgedKind, number>>> = { title: 0.15, company: 0.15 };
if (process.argv.some((argument) => /^--(?:only-)?write$/u.test(argument))) {
  const weights = fitAll(mixed);
  const parts = judgedKinds.map((kind) => {
    const lines = Object.entries(weights[kind])
      .map(([name, weight]) => [name, Number(weight.toFixed(1))] as const)
      .filter(([, weight]) => Math.abs(weight) >= (LEAST_WEIGHT_OF[kind] ?? LEAST_WEIGHT))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `  ${kind}: {${lines.map(([name, weight]) => `${/^[a-z]+$/u.test(name) ? name : JSON.stringify(name)}:${weight}`).join(',')}},`;
  });
  writeFileSync(
    join(import.meta.dirname, '../../packages/domain/src/jobs/odds/advert-weights.data.ts'),
    [
      '/* What speaks for words and lines of an advert being what is looked for. Made by bench/src/fit-adverts.ts; do not edit. */',
      "import type { AdvertWeights } from './advert-weights.ts';",
      '',
      'export const advertWeights: AdvertWeights = {',
      ...parts,
      '}; // oxfmt-ignore',
      '',
    ].join('\n'),
  );
}
