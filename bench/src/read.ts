// How well and how fast strangers' CVs are read: npm run bench:read [-- --failures | --beside]
// `--failures` names what went wrong in the parts that readers may be improved on; of the others only totals are shown.
// `--beside` measures instead how long others wait while a running server reads files.
import { cvDocument, type CvDocument } from '@candor/domain/cv';
import { readLines } from '@candor/domain/reading';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { linesOf } from '../../packages/read/src/page/flow.ts';
import { withoutFurniture } from '../../packages/read/src/page/furniture.ts';
import { withMirroredPages } from '../../packages/read/src/page/reading-order.ts';
import type { Page } from '../../packages/read/src/page/word.ts';
import { openPdf } from '../../packages/read/src/pdf/open-pdf.ts';
import { pageWords } from '../../packages/read/src/pdf/page-words.ts';
import { median } from './figures.ts';
import { bareText } from './read-bare.ts';
import { besideFigures } from './read-beside.ts';
import { corpusFiles, halves, type CorpusFile, type Half } from './read-corpus.ts';
import { documentF1, fieldF1, macroF1, mean } from './read-means.ts';
import { pieceShare, scorePieces, type PieceScore } from './read-pieces.ts';
import { fields, scoreDocument, sum, type Field, type FieldScore, type Tally } from './read-score.ts';

interface Outcome extends CorpusFile {
  scores: Record<Field, FieldScore>;
  pieces: PieceScore;
  isTypeRight: boolean;
  isLanguageRight: boolean;
}

const ROUNDS = 3;
/** What issues 4 and 11 ask for. */
const wantedMacro = 0.96;
const wantedField = 0.8;
const wantedLeast = 0.75;
const wantedWhole = 0.97;
const wantedRatio = 3;
const wantedBesideMs = 10;

const shown = (value: number) => (Number.isNaN(value) ? '  –  ' : value.toFixed(3));

async function timedMs(act: () => Promise<unknown>): Promise<number> {
  const startedMs = performance.now();
  await act();
  return performance.now() - startedMs;
}

/** The words of a PDF's pages; none of other files. */
async function pagesOf({ name, bytes }: CorpusFile): Promise<Page[]> {
  if (!name.endsWith('.pdf')) return [];
  const { pdf, actual } = await openPdf(bytes.slice());
  const pages: Page[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ number, width, height, words: await pageWords(page, actual) });
  }
  await pdf.loadingTask.destroy();
  return pages;
}

interface Times {
  readMs: number;
  bareMs: number;
  /** From the words of a PDF's pages to its fields. */
  besideMs: number;
}

/** The fastest of some rounds for each file. Each way goes through all files: what it remembers of one is forgotten before the next round. */
async function timesOf(files: readonly CorpusFile[]): Promise<(Times & { isPdf: boolean })[]> {
  const never = Number.POSITIVE_INFINITY;
  const all = files.map((file) => ({ file, readMs: never, bareMs: never, besideMs: never }));
  const pages = new Map<CorpusFile, Page[]>();
  for (const file of files) pages.set(file, await pagesOf(file));
  const ways: Record<keyof Times, (file: CorpusFile) => unknown> = {
    bareMs: ({ name, bytes }) => bareText(name, bytes.slice()),
    readMs: ({ name, bytes }) => readFile({ name, bytes: bytes.slice(), titleCertainty }),
    besideMs: (file) =>
      readLines(linesOf(withoutFurniture(withMirroredPages(pages.get(file) ?? []))), { titleCertainty }),
  };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ['bareMs', 'readMs', 'besideMs'] as const)
      for (const one of all) one[way] = Math.min(one[way], await timedMs(async () => ways[way](one.file)));
  return all.map((one) => ({ ...one, isPdf: (pages.get(one.file) ?? []).length > 0 }));
}

async function outcomeOf(file: CorpusFile): Promise<Outcome> {
  const answer = await readFile({ name: file.name, bytes: file.bytes.slice(), titleCertainty });
  const read = answer.kind === 'read' ? answer.read : null;
  const document: CvDocument = read?.document ?? cvDocument();
  return {
    ...file,
    scores: scoreDocument(file.truth, document),
    pieces: scorePieces(file.truth, document),
    isTypeRight: read?.detectedType === file.truth.detectedType,
    isLanguageRight: read?.language.slice(0, 2) === file.truth.language,
  };
}

const tallyOf = (outcome: Outcome, field: Field): Tally => outcome.scores[field].tally;
const scoresOf = (outcomes: readonly Outcome[]) => outcomes.map(({ scores }) => scores);
const piecesIn = (outcomes: readonly Outcome[]) => outcomes.map(({ pieces }) => pieces);
const leastOf = (outcomes: readonly Outcome[]) => Math.min(...scoresOf(outcomes).map(documentF1));
const meanOf = (outcomes: readonly Outcome[]) => mean(scoresOf(outcomes).map(documentF1));

function printFields(title: string, outcomes: readonly Outcome[]): void {
  console.log(
    `\n${title}: ${outcomes.length} CVs\nfield          precision  recall   F1 (mean over documents)`,
  );
  for (const field of fields) {
    const { right, wrong, missing } = sum(outcomes.map((outcome) => tallyOf(outcome, field)));
    const [precision, recall] = [right / (right + wrong), right / (right + missing)];
    const value = fieldF1(scoresOf(outcomes), field);
    const mark = value < wantedField ? '  BELOW 0.8' : '';
    console.log(`${field.padEnd(14)} ${shown(precision)}      ${shown(recall)}    ${shown(value)}${mark}`);
  }
  console.log(
    `macro F1 over fields ${shown(macroF1(scoresOf(outcomes)))}, over documents ${shown(meanOf(outcomes))}, least ${shown(leastOf(outcomes))}`,
  );
  const cut = outcomes.filter(({ pieces }) => pieces.broken.length > 0).length;
  console.log(
    `bullets and paragraphs as in the source ${shown(pieceShare(piecesIn(outcomes)))}; one is cut or joined in ${cut} of ${outcomes.length} CVs`,
  );
}

function printKinds(outcomes: readonly Outcome[]): void {
  console.log('\nkind of document      F1 (mean over documents)');
  for (const kind of [...new Set(outcomes.map(({ truth }) => truth.kind))].toSorted()) {
    const ofKind = outcomes.filter(({ truth }) => truth.kind === kind);
    console.log(`${kind.padEnd(14)} ${String(ofKind.length).padStart(3)}    ${shown(meanOf(ofKind))}`);
  }
}

function printWorst(outcomes: readonly Outcome[]): void {
  console.log('\nworst ten documents (of those that readers may be improved on)');
  const worst = outcomes.toSorted((a, b) => documentF1(a.scores) - documentF1(b.scores)).slice(0, 10);
  for (const outcome of worst) console.log(`${shown(documentF1(outcome.scores))}  ${outcome.name}`);
}

function printTypes(half: Half, outcomes: readonly Outcome[]): void {
  const share = (isRight: (outcome: Outcome) => boolean) =>
    `${outcomes.filter(isRight).length} of ${outcomes.length}`;
  console.log(
    `${half}: kind of document right in ${share(({ isTypeRight }) => isTypeRight)}, language in ${share(({ isLanguageRight }) => isLanguageRight)}`,
  );
}

function printFailures(outcomes: readonly Outcome[]): void {
  for (const { name, truth, scores, pieces, isTypeRight, isLanguageRight } of outcomes) {
    if (!isTypeRight) console.log(`${name}  type: expected ${truth.detectedType}`);
    if (!isLanguageRight) console.log(`${name}  language: expected ${truth.language}`);
    if (truth.detectedType !== 'cv') continue;
    for (const piece of pieces.broken) console.log(`${name}  not whole\n    ${piece}`);
    for (const field of fields) {
      const { tally, expected, got } = scores[field];
      if (tally.wrong + tally.missing === 0) continue;
      console.log(
        `${name}  ${field}\n    expected ${JSON.stringify(expected)}\n    got      ${JSON.stringify(got)}`,
      );
    }
  }
}

if (process.argv.includes('--beside')) {
  const figures = await besideFigures();
  for (const { what, measured, wanted, isHeld } of figures)
    console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${what}\n        ${measured} (wanted: ${wanted})`);
  process.exit(figures.every(({ isHeld }) => isHeld) ? 0 : 1);
}

const files = (await Promise.all(halves.map(corpusFiles))).flat();
const outcomes: Outcome[] = [];
for (const file of files) outcomes.push(await outcomeOf(file));
const of = (half: Half) => outcomes.filter((outcome) => outcome.half === half);
const cvs = (half: Half) => of(half).filter(({ truth }) => truth.detectedType === 'cv');

if (process.argv.includes('--failures')) printFailures([...of('dev'), ...of('second')]);
printFields('to improve on', cvs('dev'));
printFields('held out', cvs('held'));
printFields('fresh: people and templates that came after the rules', cvs('fresh'));
printFields('second: made before the rules of the second pass, to improve on', cvs('second'));
printFields('locked: made with it, scored once they were done, open since', cvs('locked'));
printFields("locked2: strangers' CVs set by hand, only ever scored", cvs('locked2'));
printKinds([...cvs('dev'), ...cvs('held')]);
printWorst([...cvs('dev'), ...cvs('second')]);
console.log('');
printTypes('dev', of('dev'));
printTypes('held', of('held'));
printTypes('fresh', of('fresh'));
printTypes('second', of('second'));
printTypes('locked', of('locked'));
printTypes('locked2', of('locked2'));

const all = halves.flatMap(cvs);
const times = await timesOf(files);
const readMs = times.reduce((total, one) => total + one.readMs, 0);
const bareMs = times.reduce((total, one) => total + one.bareMs, 0);
const besideMs = median(times.filter(({ isPdf }) => isPdf).map((one) => one.besideMs));
const macro = macroF1(scoresOf(all));
const least = Math.min(...fields.map((field) => fieldF1(scoresOf(all), field)));
const figures = [
  { isHeld: macro >= wantedMacro, text: `macro F1 of all ${shown(macro)} (wanted ${wantedMacro})` },
  { isHeld: least >= wantedField, text: `weakest field ${shown(least)} (wanted ${wantedField})` },
  { isHeld: leastOf(all) >= wantedLeast, text: `weakest CV ${shown(leastOf(all))} (wanted ${wantedLeast})` },
  {
    isHeld: pieceShare(piecesIn(all)) >= wantedWhole,
    text: `bullets and paragraphs as in the source ${shown(pieceShare(piecesIn(all)))} (wanted ${wantedWhole})`,
  },
  {
    isHeld: readMs <= wantedRatio * bareMs,
    text: `reading ${readMs.toFixed(0)} ms, bare text ${bareMs.toFixed(0)} ms: ${(readMs / bareMs).toFixed(2)}x (wanted at most ${wantedRatio}x)`,
  },
  {
    isHeld: besideMs <= wantedBesideMs,
    text: `from the words of a PDF to its fields, median ${besideMs.toFixed(1)} ms (wanted at most ${wantedBesideMs})`,
  },
];
for (const { isHeld, text } of figures) console.log(`${isHeld ? 'held  ' : 'MISSED'}  ${text}`);
process.exit(figures.every(({ isHeld }) => isHeld) ? 0 : 1);
