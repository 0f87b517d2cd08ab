import { readFileSync } from 'node:fs';
import { fromText, toText, type CvDocument } from '@candor/domain/cv';
import {
  applySuggestions,
  applyTailoring,
  type Area,
  type CvAnalysis,
  type ProposedTailoring,
  type Suggestion,
  type TailoringChange,
} from '@candor/domain/optimizer';
import { analyseCv, tailorCv, takeProposed } from '@candor/domain/optimizer/analysing';
import { tailorCv as tailoringTask } from '../../apps/server/src/writing/tasks/tailor-cv.ts';
import { tailorGiven } from '../../apps/server/src/writing/tasks/tailor-given.ts';
import { ms, percentile, type Figure } from './figures.ts';
import { tableSources } from './advert-sources.ts';
import { knownOf, tailorPeople, type TailorPerson } from './tailor-people.ts';

const PAIRS = 1_000;
const STUFFED = 10;

const analysed = (document: CvDocument, advert: string): CvAnalysis =>
  analyseCv({ ...knownOf(document), advert, profile: null });

/** The same numbers at every run (Lehmer). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

/** Prints, for each person and advert, every suggestion and every change, to be read by a person. */
function printAll(people: readonly TailorPerson[]): void {
  for (const { name, document, adverts } of people) {
    console.log(`\n######## ${name}\n${toText(document)}`);
    for (const advert of ['', ...adverts]) {
      const { suggestions, match, overallScore } = analysed(document, advert);
      const title = advert.trim().split('\n')[0];
      console.log(`\n== ${title}: answers ${match?.now.least ?? 0} %, overall ${overallScore}`);
      for (const { id, beforeExample, afterExample } of suggestions)
        console.log(`   - [${id}] ${beforeExample} => ${afterExample}`);
      const { changes } = tailorCv({ ...knownOf(document), advert, profile: null });
      for (const { id, answers, before, after } of changes)
        console.log(
          `   * [${id}] for ${answers.map(({ quote }) => quote).join(' | ')}\n     ${before.replaceAll('\n', ' / ')}\n     ${after.replaceAll('\n', ' / ')}`,
        );
    }
  }
}

const wordsOf = (text: string) =>
  text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.'’-]*(?<![.'’-])/gu) ?? [];
/** The words of the product itself: "Skills include …", and those that join a list. */
const OWN_WORDS = new Set(['skills', 'include', 'and']);

/** Words of a tailored CV that neither the CV nor the profile has, but for the name that the advert gives to a skill of theirs. */
function unsupported(sources: readonly CvDocument[], changes: readonly TailoringChange[]): string[] {
  const known = new Set(sources.flatMap((one) => wordsOf(toText(one))));
  const [document] = sources;
  if (!document) return [];
  return changes.flatMap(({ id, after, before, answers, edit }) => {
    if (edit.kind === 'order') {
      const isSame = after.split('\n').toSorted().join('\n') === before.split('\n').toSorted().join('\n');
      return isSame ? [] : [`${id}: other items`];
    }
    const named =
      id.startsWith('name:') || id === 'summary'
        ? answers.flatMap(({ quote, name }) => wordsOf(`${quote} ${name}`))
        : [];
    const composed = id === 'summary' && before === '';
    return wordsOf(after)
      .filter((word) => !known.has(word) && !OWN_WORDS.has(word) && !named.includes(word) && !composed)
      .map((word) => `${id}: ${word}`);
  });
}

/** A CV with some of its lines and skills left out, as another version of the same person would have it. */
function thinned(document: CvDocument, below: (count: number) => number): CvDocument {
  return {
    ...document,
    experience: document.experience.map((job) => ({
      ...job,
      bullets: job.bullets.filter(() => below(4) > 0),
    })),
    skills: document.skills.filter(() => below(4) > 0),
  };
}

interface Counted {
  changes: number;
  unsupported: string[];
  fewer: string[];
  times: number[];
}

/** Random people (some of whose lines only their profile has) by random adverts: what is said that nothing supports, and what lowers the match. */
function randomPairs(people: readonly TailorPerson[]): Counted {
  const below = chance(15);
  const adverts = people.flatMap((one) => one.adverts);
  const counted: Counted = { changes: 0, unsupported: [], fewer: [], times: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const person = people[below(people.length)];
    if (!person) break;
    const { document: profile, name } = person;
    // Every other advert is one of their own trade: others ask for little that they have.
    const from = pair % 2 === 0 ? person.adverts : adverts;
    const advert = from[below(from.length)] ?? '';
    const document = thinned(profile, below);
    const started = performance.now();
    const { changes } = tailorCv({ ...knownOf(document), advert, profile });
    counted.times.push(performance.now() - started);
    counted.changes += changes.length;
    counted.unsupported.push(...unsupported([document, profile], changes).map((one) => `${name}: ${one}`));
    if (pair % 10 > 0) continue;
    const [was, is] = [document, applyTailoring(document, changes)].map((one) => analysed(one, advert));
    if (!was || !is) continue;
    if ((is.match?.now.least ?? 0) < (was.match?.now.least ?? 0) || is.keywordDensity < was.keywordDensity)
      counted.fewer.push(
        `${name}: ${was.match?.now.least} % to ${is.match?.now.least} %, ${was.keywordDensity} to ${is.keywordDensity}`,
      );
  }
  return counted;
}

const scoreOf: Readonly<Record<Area, (one: CvAnalysis) => number>> = {
  ats: ({ atsScore }) => atsScore,
  impact: ({ impactScore }) => impactScore,
  keywords: ({ keywordDensity }) => keywordDensity,
  readability: ({ readabilityScore }) => readabilityScore,
};
const areaOf = (category: Suggestion['category']): Area => (category === 'structure' ? 'ats' : category);

/** Suggestions, applied one at a time, that lower the score of their own area. */
function lowering(people: readonly TailorPerson[]): { applied: number; lower: string[] } {
  const lower: string[] = [];
  let applied = 0;
  for (const { name, document, adverts } of people)
    for (const advert of ['', ...adverts]) {
      const before = analysed(document, advert);
      for (const { id, category, edit } of before.suggestions) {
        if (!edit) continue;
        applied += 1;
        const { text } = applySuggestions(before.text, [edit]);
        const after = analyseCv({ ...knownOf(fromText(text)), advert, profile: null });
        const area = areaOf(category);
        if (scoreOf[area](after) < scoreOf[area](before))
          lower.push(`${name} ${id}: ${scoreOf[area](before)} to ${scoreOf[area](after)}`);
      }
    }
  return { applied, lower };
}

/** CVs whose keyword score does not fall when a skill that is asked for is named ten times more. */
function stuffing(people: readonly TailorPerson[]): { tried: number; unmoved: string[] } {
  const unmoved: string[] = [];
  let tried = 0;
  for (const { name, document, adverts } of people)
    for (const advert of adverts) {
      const before = analysed(document, advert);
      // A skill by its own name: "Manager" may answer what is called otherwise.
      const required = (before.match?.requirements ?? [])
        .filter(({ kind, state }) => kind === 'skill' && state === 'met')
        .flatMap(({ id, answers: [answer] }) => {
          const words = answer?.from === 'cv' ? before.text.slice(answer.span.start, answer.span.end) : '';
          return tableSources.skills(words).some((skill) => skill.id === id) ? [words] : [];
        })[0];
      if (!required) continue;
      tried += 1;
      const skills = Array.from({ length: STUFFED }, () => ({ name: required, group: '' }));
      const after = analysed({ ...document, skills: [...document.skills, ...skills] }, advert);
      if (after.keywordDensity >= before.keywordDensity)
        unmoved.push(`${name}: ${required} ${before.keywordDensity} to ${after.keywordDensity}`);
    }
  return { tried, unmoved };
}

/** What becomes of what somebody in a model's place proposed for twelve people by three adverts each. */
async function modelFigure(people: readonly TailorPerson[]): Promise<Figure> {
  const file = new URL('../texts/tailor-own/model-answers.jsonl', import.meta.url);
  const required = new Map(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { id: string; answer: unknown })
      .map(({ id, answer }) => [id, tailoringTask.output.parse(answer)]),
  );
  let [proposed, taken, copies] = [0, 0, 0];
  for (const { name, document, adverts } of people)
    for (const [at, advert] of adverts.entries()) {
      const answer = required.get(`${name.slice(0, 2)}-${at + 1}`);
      if (!answer) continue;
      const { changes, asked } = tailorCv({ ...knownOf(document), advert, profile: null });
      const take = (proposal: ProposedTailoring) =>
        Promise.resolve(
          takeProposed({ document, changes, asked, proposed: proposal, today: knownOf(document).today }),
        );
      const all = await tailoringTask.verify(answer, tailorGiven(document, asked), { changes, take });
      proposed += Number(answer.summary.length > 0) + answer.rewrites.length + answer.orders.length;
      taken += all?.filter((one) => !changes.includes(one)).length ?? 0;
      copies += Number(toText(applyTailoring(document, all ?? [])) !== toText(document));
    }
  return {
    what: `changes proposed by somebody in a model's place for ${required.size} copies that the CV bears out`,
    measured: `${taken} of ${proposed}; copies that differ ${copies}`,
    wanted: 'at least 80 %',
    isHeld: taken >= 0.8 * proposed,
  };
}

/** What twelve people and their adverts give; `--each` prints all of it. */
export async function tailoringFigures(): Promise<Figure[]> {
  const people = tailorPeople();
  if (process.argv.includes('--each')) printAll(people);
  const random = randomPairs(people);
  const { applied, lower } = lowering(people);
  const { tried, unmoved } = stuffing(people);
  for (const one of [...random.unsupported, ...random.fewer, ...lower, ...unmoved].slice(0, 40))
    console.log(`wrong: ${one}`);
  const p95 = percentile(random.times, 95);
  return [
    await modelFigure(people),
    {
      what: `changes of ${PAIRS} random people and adverts that say what nothing supports`,
      measured: `${random.unsupported.length} of ${random.changes}`,
      wanted: '0',
      isHeld: random.unsupported.length === 0,
    },
    {
      what: 'tailored copies that answer less than their CV',
      measured: `${random.fewer.length} of ${PAIRS / 10}`,
      wanted: '0',
      isHeld: random.fewer.length === 0,
    },
    {
      what: 'suggestions of twelve people that lower the score of their own area',
      measured: `${lower.length} of ${applied}`,
      wanted: '0',
      isHeld: lower.length === 0,
    },
    {
      what: 'CVs whose keyword score stays where a skill is named ten times more',
      measured: `${unmoved.length} of ${tried}`,
      wanted: '0',
      isHeld: unmoved.length === 0,
    },
    {
      what: 'a CV tailored (p95)',
      measured: ms(p95),
      wanted: 'under 200 ms',
      isHeld: p95 < 200,
    },
  ];
}
