// How well and how fast scans and photographs are read: npm run bench:scans [-- documents]
// Pages of the corpus are made pictures (scanned: 150 dots an inch, 2 degrees askew, noise, JPEG 60; photographed:
// perspective, a shadow, JPEG 75) and read as one PDF each, as a scanner saves it.
import { cvDocument } from '@candor/domain/cv';
import { titleCertainty } from '@candor/occupations';
import { readFile } from '@candor/read';
import { recognizeFile } from '@candor/read/recognize';
import { scanKinds, scansOf, type ScanKind } from './make-scan.ts';
import { pdfOfPictures } from '../../packages/read/src/testing/pdf-of-pictures.ts';
import { corpusFiles } from './read-corpus.ts';
import { fieldF1, macroF1, mean, documentF1, type DocumentScore } from './read-means.ts';
import { fields, scoreDocument } from './read-score.ts';
import { wordErrors } from './word-errors.ts';

interface Outcome {
  name: string;
  pages: number;
  seconds: number;
  scores: DocumentScore;
  typed: DocumentScore;
  wordError: number;
}

const wanted = Number(process.argv[2] ?? 12);
const all = (await corpusFiles('dev')).filter(
  ({ name, truth }) => name.endsWith('.pdf') && truth.detectedType === 'cv' && truth.language === 'en',
);
const step = Math.max(1, Math.floor(all.length / wanted));
const files = all.filter((_, at) => at % step === 0).slice(0, wanted);

async function outcomeOf(file: (typeof files)[number], kind: ScanKind): Promise<Outcome | null> {
  const { name, truth } = file;
  const typed = await readFile({ name, bytes: file.bytes.slice(), titleCertainty });
  if (typed.kind === 'refused') return null;
  const scans = await scansOf(file.bytes, typed.pages.count, kind);
  const bytes = pdfOfPictures(scans, typed.pages);
  const startedMs = performance.now();
  const answer = await recognizeFile({ name, bytes, titleCertainty });
  const seconds = (performance.now() - startedMs) / 1_000;
  const [document, text] = answer.kind === 'read' ? [answer.read.document, answer.text] : [cvDocument(), ''];
  return {
    name,
    pages: scans.length,
    seconds,
    scores: scoreDocument(truth, document),
    typed: scoreDocument(truth, typed.read.document),
    wordError: wordErrors(typed.text, text),
  };
}

for (const kind of scanKinds) {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const outcome = await outcomeOf(file, kind);
    if (outcome) outcomes.push(outcome);
  }
  const pages = outcomes.reduce((sum, one) => sum + one.pages, 0);
  const seconds = outcomes.reduce((sum, one) => sum + one.seconds, 0);
  console.log(`\n${kind}: ${outcomes.length} CVs, ${pages} pages`);
  for (const { name, scores, typed, wordError } of outcomes)
    console.log(
      `${name.padEnd(44)} F1 ${documentF1(scores).toFixed(3)} (typed ${documentF1(typed).toFixed(3)}), word errors ${(100 * wordError).toFixed(1)} %`,
    );
  for (const field of fields) {
    const [scanned, typed] = [outcomes.map(({ scores }) => scores), outcomes.map((one) => one.typed)];
    console.log(
      `${field.padEnd(14)} ${fieldF1(scanned, field).toFixed(3)} (typed ${fieldF1(typed, field).toFixed(3)})`,
    );
  }
  console.log(
    `macro F1 ${macroF1(outcomes.map(({ scores }) => scores)).toFixed(3)} (typed ${macroF1(outcomes.map((one) => one.typed)).toFixed(3)})`,
  );
  console.log(
    `word errors ${(100 * mean(outcomes.map((one) => one.wordError))).toFixed(1)} %, ${(seconds / pages).toFixed(1)} s a page`,
  );
}
console.log(
  `\npeak resident memory ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, the making of the scans included`,
);
