import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cvRequestSchema, documentFromRequest, type CvDocument } from '@candor/domain/cv';
import { LEAST_OCCUPATION_CERTAINTY, type InterviewDifficulty } from '@candor/domain/interview';
import { planInterview } from '@candor/domain/interview/questions';
import { readAdvert } from '@candor/domain/jobs';
import { resolveTitle } from '@candor/occupations';
import { factsOf } from '@candor/occupations/facts';
import { goodCvs } from '@candor/testing';
import { advertSources } from './advert-sources.ts';
import { tailorPeople } from './tailor-people.ts';

// Prints the interviews that are planned for people and adverts, to be read by eye. Run as:
// node bench/src/interview-questions.ts [good|tailor|typed|own|spent|older|outside|outside-26|outside-28|outside-29|outside-30|outside-31|pairs] [easy|medium|hard] [--only-made]

interface Applicant {
  name: string;
  document: CvDocument;
  advert: string;
  /** The post as the person types it. Default: as the advert is read. */
  post?: string;
}

const texts = join(import.meta.dirname, '../texts');
const linesOf = (file: string) => readFileSync(join(texts, file), 'utf8').split('\n').filter(Boolean);

const advertsIn = (file: string): string[] =>
  linesOf(file)
    .map((line) => JSON.parse(line) as { language: string; text: string })
    .filter(({ language }) => language === 'en')
    .map(({ text }) => text);

/** Careful CVs, each with an advert of any trade. */
function good(): Applicant[] {
  const adverts = advertsIn('adverts-own/open.jsonl');
  return goodCvs.map(({ name, document }, at) => ({ name, document, advert: adverts[at] ?? '' }));
}

/** People with an advert that they might answer. */
const tailor = (): Applicant[] =>
  tailorPeople()
    .slice(0, 10)
    .map(({ name, document, adverts: [advert = ''] }) => ({ name, document, advert }));

/** Forms as people typed them, each with an advert of any trade. */
function typed(file: string, adverts: readonly string[]): Applicant[] {
  return linesOf(file)
    .slice(0, 10)
    .flatMap((line, at) => {
      const { id, request } = JSON.parse(line) as { id: string; request: unknown };
      const { data } = cvRequestSchema.safeParse(request);
      const advert = adverts[(3 * at) % adverts.length] ?? '';
      return data ? [{ name: id, document: documentFromRequest(data), advert }] : [];
    });
}

/** CVs as forms, each with the advert that its person answers. */
function withAdverts(file: string): Applicant[] {
  return linesOf(file).flatMap((line) => {
    const { id, cv, advert } = JSON.parse(line) as { id: string; cv: { targetRole: string }; advert: string };
    const { data } = cvRequestSchema.safeParse(cv);
    return data ? [{ name: id, document: documentFromRequest(data), advert, post: cv.targetRole }] : [];
  });
}

const sets = {
  pairs: () => withAdverts('open/cv-adverts-own.jsonl'),
  good,
  tailor,
  typed: () => typed('open/cv-requests.jsonl', advertsIn('adverts-own/fit.jsonl')),
};
const isSet = (name: string | undefined): name is keyof typeof sets => name !== undefined && name in sets;
const [set, difficulty] = process.argv.slice(2);
const isOnlyMade = process.argv.includes('--only-made');
const asDifficulty = (word: string | undefined): InterviewDifficulty =>
  word === 'easy' || word === 'hard' ? word : 'medium';

let count = 0;

const began = performance.now();
for (const { name, document, advert, post } of sets[isSet(set) ? set : 'good']()) {
  const read = readAdvert(advert, advertSources(advert));
  const position = post ?? read.title?.name ?? document.basics.headline;
  const found = resolveTitle(position);
  const isSure = found !== null && found.certainty >= LEAST_OCCUPATION_CERTAINTY;
  const occupation = isSure ? factsOf(found.code, 'gb') : null;
  const asked = planInterview({
    position,
    company: read.company?.name ?? '',
    difficulty: asDifficulty(difficulty),
    advert: { text: advert, read },
    cv: document,
    ...(occupation ? { occupation } : {}),
    today: '2026-11',
  });
  console.log(`\n${name} → ${position}`);
  for (const { question, source, difficulty: level } of asked) {
    if (isOnlyMade && (source.kind === 'bank' || source.kind === 'built-in')) continue;
    count += 1;
    console.log(`${count}. [${source.kind} ${level}] ${question}`);
  }
}
console.log(`\n${count} questions, ${Math.round(performance.now() - began)} ms with reading`);
