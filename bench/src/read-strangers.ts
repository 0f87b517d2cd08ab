// How well CVs in templates that nobody tuned to are read: node bench/src/read-strangers.ts [--failures] [--learnt] [template ...]
// The measured half of .cache/training (bench/src/make-training.ts) and, where they are, the documents of ../shared/reading.
// `--learnt` reads some of the pages instead that weights were fitted on: to find what a change breaks, never to report.
import { readFile as readBytes, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cvDocument } from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { readPdf } from '../../packages/read/src/pdf/read-pdf.ts';
import type { Truth } from '../../packages/read/corpus/truth.ts';
import { documentF1, fieldF1, macroF1 } from './read-means.ts';
import { normalText } from './read-normal.ts';
import { pieceShare, scorePieces, type PieceScore } from './read-pieces.ts';
import { fields, scoreDocument, type Field, type FieldScore } from './read-score.ts';
import { truthOfPage, type TrainingPage } from './training/truth-of-page.ts';

interface Outcome {
  template: string;
  name: string;
  scores: Record<Field, FieldScore>;
  pieces: PieceScore;
}

/** The form of `../shared/reading`: what one of them leaves open is null. */
interface SharedTruth {
  name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  summary: string | null;
  work: { company: string | null; position: string | null; start: string | null; end: string | null }[];
  education: {
    institution: string | null;
    degree: string | null;
    start: string | null;
    end: string | null;
  }[];
  skills: string[];
  links: string[];
  bullets?: string[];
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const measured = folder('../../.cache/training/measured/');
const learnt = folder('../../.cache/training/learnt/');
/** Of so many learnt pages one is read. */
const SOME = 6;
/** People whom nothing was learnt of in a form that is known: LinkedIn's own. */
const known = folder('../../.cache/training/known/');
const shared = [folder('../../../shared/reading/'), folder('../../../../shared/reading/')];

const JOINTS = new Set(['in', 'of', 'en', 'de', 'di', 'do', 'the', 'for']);
const wordsOf = (degree: string) =>
  normalText(degree)
    .split(' ')
    .filter((word) => !JOINTS.has(word))
    .toSorted()
    .join(' ');

/** Degree and subject count as one in any order, however a template joins them. */
function withDegreesAsGiven(truth: Truth, given: readonly string[]): Truth {
  return {
    ...truth,
    schools: truth.schools.map((school) => ({
      ...school,
      degree: given.find((degree) => wordsOf(degree) === wordsOf(school.degree)) ?? school.degree,
    })),
  };
}

/** A place counts in any order of its parts, with or without what a template adds to it. */
function withPlaceAsGiven(truth: Truth, given: string): Truth {
  const [wanted = ''] = truth.location;
  return wordsOf(wanted) === wordsOf(given) ? { ...truth, location: [given] } : truth;
}

async function outcomeOf(template: string, name: string, bytes: Uint8Array, truthOf: () => Promise<Truth>) {
  const answer = await readFile({ name, bytes: bytes.slice(), titleCertainty });
  const document = answer.kind === 'read' ? answer.read.document : cvDocument();
  const truth = withPlaceAsGiven(
    withDegreesAsGiven(
      await truthOf(),
      document.education.map(({ degree }) => degree),
    ),
    document.basics.location,
  );
  return {
    template,
    name,
    scores: scoreDocument(truth, document),
    pieces: scorePieces(truth, document),
  } satisfies Outcome;
}

async function pagesIn(home: string, every = 1): Promise<Outcome[]> {
  const all = (await readdir(home)).filter((name) => name.endsWith('.pdf')).toSorted();
  const names = all.filter((_, at) => at % every === 0);
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const bytes = new Uint8Array(await readBytes(join(home, name)));
    const page = JSON.parse(
      await readBytes(join(home, name.replace('.pdf', '.json')), 'utf8'),
    ) as TrainingPage;
    const truth = async () => truthOfPage(page, (await readPdf(bytes.slice(), () => undefined)).lines);
    // A learnt page may go on over more pages than a CV has.
    const outcome = await outcomeOf(page.template, name, bytes, truth).catch(() => null);
    if (outcome) outcomes.push(outcome);
  }
  return outcomes;
}

async function sharedDocuments(): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const home of shared) {
    const names = await readdir(home).catch(() => []);
    for (const name of names.filter((one) => !/\.truth\.json$|\.md$/u.test(one))) {
      const text = await readBytes(join(home, `${name.replace(/\.\w+$/u, '')}.truth.json`), 'utf8');
      const given = JSON.parse(text) as SharedTruth;
      const truth: Truth = {
        kind: 'shared',
        detectedType: 'cv',
        language: 'en',
        name: [given.name],
        email: given.email ?? '',
        phone: given.phone ?? '',
        location: [given.location ?? ''],
        headline: given.headline ?? '',
        summary: given.summary ?? '',
        jobs: given.work.map((job) => ({
          company: job.company ?? '',
          position: job.position ?? '',
          start: job.start ?? '',
          end: job.end ?? '',
        })),
        schools: given.education.map((school) => ({
          institution: school.institution ?? '',
          degree: school.degree ?? '',
          start: school.start ?? '',
          end: school.end ?? '',
        })),
        skills: given.skills,
        links: given.links,
        pieces: given.bullets ?? [],
      };
      const bytes = new Uint8Array(await readBytes(join(home, name)));
      outcomes.push(await outcomeOf('shared', name, bytes, async () => truth));
    }
  }
  return outcomes;
}

function print(title: string, outcomes: readonly Outcome[]): void {
  if (outcomes.length === 0) return;
  const scores = outcomes.map((outcome) => outcome.scores);
  const whole = pieceShare(outcomes.map(({ pieces }) => pieces));
  const least = Math.min(...scores.map(documentF1));
  console.log(
    `${title.padEnd(16)} ${String(outcomes.length).padStart(3)} CVs  macro F1 ${macroF1(scores).toFixed(3)}  least ${least.toFixed(3)}  whole ${whole.toFixed(3)}`,
  );
}

function printFields(outcomes: readonly Outcome[]): void {
  const scores = outcomes.map((outcome) => outcome.scores);
  console.log(fields.map((field) => `${field} ${fieldF1(scores, field).toFixed(3)}`).join('  '));
}

function printFailures(outcomes: readonly Outcome[]): void {
  for (const { name, scores, pieces } of outcomes) {
    console.log(`\n${name}  ${documentF1(scores).toFixed(3)}`);
    for (const piece of pieces.broken) console.log(`  not whole  ${piece}`);
    for (const field of fields) {
      const { tally, expected, got } = scores[field];
      if (tally.wrong + tally.missing === 0) continue;
      console.log(
        `  ${field}\n    expected ${JSON.stringify(expected)}\n    got      ${JSON.stringify(got)}`,
      );
    }
  }
}

const wanted = process.argv.slice(2).filter((part) => !part.startsWith('--'));
const isWanted = ({ template, name }: Outcome) =>
  wanted.length === 0 || wanted.some((one) => template === one || name.includes(one));
const isOnLearnt = process.argv.includes('--learnt');
const pages = (await (isOnLearnt ? pagesIn(learnt, SOME) : pagesIn(measured))).filter(isWanted);
const profiles = isOnLearnt ? [] : (await pagesIn(known)).filter(isWanted);
const own = isOnLearnt ? [] : (await sharedDocuments()).filter(isWanted);
if (process.argv.includes('--failures')) printFailures([...pages, ...profiles, ...own]);
for (const template of new Set(pages.map((page) => page.template)))
  print(
    template,
    pages.filter((page) => page.template === template),
  );
print('all templates', pages);
if (pages.length > 0) printFields(pages);
print('linkedin', profiles);
print('../shared/reading', own);
if (own.length > 0) printFields(own);
