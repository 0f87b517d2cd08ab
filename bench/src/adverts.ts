import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAdvert } from '@candor/domain/jobs';
import {
  scoreFields,
  scoreSkills,
  type FieldScore,
  type LabelledAdvert,
  type SkillScore,
} from './advert-score.ts';
import { advertSources } from './advert-sources.ts';
import { ms, percentile, timed, type Figure } from './figures.ts';

/** The adverts to be scored: `--adverts <file>`, else the open ones. */
function file(): string {
  const at = process.argv.indexOf('--adverts');
  return (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/adverts-own/open.jsonl');
}

const read = (text: string) => readAdvert(text, advertSources(text));

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole);
const shown = (value: number) => `${value.toFixed(1)} %`;
const WANTED = { precision: 90, recall: 85, sorted: 85, field: 90 };

function printEach(
  { id, language }: LabelledAdvert,
  skills: SkillScore,
  fields: readonly FieldScore[],
): void {
  console.log(`${id} ${language}`);
  for (const key of ['missed', 'extra', 'missorted'] as const)
    if (skills[key].length > 0) console.log(`  ${key}: ${skills[key].join(' | ')}`);
  for (const { field, share, found, label } of fields)
    if (share < 1) console.log(`  ${field} ${share.toFixed(2)}: ${found}  <>  ${label}`);
}

function printSkills(name: string, scores: readonly SkillScore[]): void {
  const sum = (key: 'wanted' | 'right' | 'found' | 'wrong' | 'matched' | 'sorted') =>
    scores.reduce((all, one) => all + one[key], 0);
  const precision = percent(sum('found') - sum('wrong'), sum('found'));
  console.log(
    `adverts, ${name}: ${scores.length}, skills precision ${shown(precision)} of ${sum('found')}, ` +
      `recall ${shown(percent(sum('right'), sum('wanted')))} of ${sum('wanted')}, sorted ${shown(percent(sum('sorted'), sum('matched')))}`,
  );
}

/** How much of labelled adverts is read right: skills, required or welcome, and each field. `--each` prints what is not. */
export async function advertFigures(): Promise<Figure[]> {
  const adverts = readFileSync(file(), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LabelledAdvert);
  const scored = adverts.map((advert) => {
    const found = read(advert.text);
    return { advert, skills: scoreSkills(advert, found), fields: scoreFields(advert, found) };
  });
  if (process.argv.includes('--each'))
    for (const { advert, skills, fields } of scored) printEach(advert, skills, fields);
  for (const language of new Set(adverts.map((one) => one.language)))
    printSkills(
      language,
      scored.filter(({ advert }) => advert.language === language).map(({ skills }) => skills),
    );
  const sum = (key: 'wanted' | 'right' | 'found' | 'wrong' | 'matched' | 'sorted') =>
    scored.reduce((all, { skills }) => all + skills[key], 0);
  const precision = percent(sum('found') - sum('wrong'), sum('found'));
  const recall = percent(sum('right'), sum('wanted'));
  const sorted = percent(sum('sorted'), sum('matched'));
  const fields = (scored[0]?.fields ?? []).map(({ field }) => {
    const shares = scored.flatMap((one) => one.fields.filter((other) => other.field === field));
    return {
      field,
      share: percent(
        shares.reduce((all, { share }) => all + share, 0),
        shares.length,
      ),
      whole: percent(shares.filter(({ share }) => share === 1).length, shares.length),
    };
  });
  const times = await timed(3 * adverts.length, adverts.length, (round) =>
    read(adverts.at(round % adverts.length)?.text ?? ''),
  );
  return [
    {
      what: `adverts: precision and recall of skills, ${adverts.length} labelled adverts`,
      measured: `${shown(precision)} of ${sum('found')}, ${shown(recall)} of ${sum('wanted')}`,
      wanted: `at least ${WANTED.precision} %, ${WANTED.recall} %`,
      isHeld: precision >= WANTED.precision && recall >= WANTED.recall,
    },
    {
      what: 'adverts: required or preferred, of the skills that are found',
      measured: `${shown(sorted)} of ${sum('matched')}`,
      wanted: `at least ${WANTED.sorted} %`,
      isHeld: sorted >= WANTED.sorted,
    },
    ...fields.map(({ field, share, whole }) => ({
      what: `adverts: ${field}`,
      measured: share === whole ? shown(share) : `${shown(share)} (whole list: ${shown(whole)})`,
      wanted: `at least ${WANTED.field} %`,
      isHeld: share >= WANTED.field,
    })),
    {
      what: 'adverts: one read',
      measured: `${ms(percentile(times, 95))} p95`,
      wanted: 'under 50 ms',
      isHeld: percentile(times, 95) < 50,
    },
  ];
}
