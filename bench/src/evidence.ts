import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidenceSource, judge, type EvidenceSource, type Judgement } from '@candor/domain/evidence';
import { figuresIn } from '@candor/domain/text';
import type { Figure } from './figures.ts';

// Honest sentences that are refused or marked, and hard facts planted into them that are caught. Run by itself as
// node bench/src/evidence.ts <folder> [--show]: each *.jsonl there holds objects with `statement` (or `output`), and what it
// rests on as `lines` or `source`; a `verdict` other than "pass" leaves one out.

interface Pair {
  statement: string;
  lines: string[];
}

interface Planted {
  kind: string;
  text: string;
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole}, ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function pairsIn(folder: string): Pair[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.jsonl'))
    .toSorted()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean))
    .flatMap((line): Pair[] => {
      const {
        statement,
        output,
        lines,
        source,
        verdict = 'pass',
      } = JSON.parse(line) as Record<string, unknown>;
      const shown = statement ?? output;
      const given = Array.isArray(lines)
        ? lines.map(String)
        : typeof source === 'string'
          ? source.split('\n')
          : [];
      return typeof shown === 'string' && verdict === 'pass' && given.length > 0
        ? [{ statement: shown, lines: given }]
        : [];
    });
}

const sourceOf = ({ lines }: Pair) => evidenceSource(lines.map((text, at) => ({ id: String(at), text })));

const names = [
  'at Brackendale Foundry',
  'with Torvald Ekström',
  'using QuantaLedger',
  'in Szombathely',
  'for Umbrella Logistics',
];
const dates = ['since March 1987', 'in 1993', 'from 1988 to 1991'];
const papers = [
  'with a doctorate in hydrology',
  'as a chartered surveyor',
  'holding a diploma in glaciology',
];
const posts = [
  'as Head of Division',
  'as deputy director',
  'as regional vice president',
  'as chief inspector',
];
const distinctions = [
  'as the only one in the region',
  'winning the national award',
  'the best in the company',
];

const pick = (all: readonly string[], at: number) => all[at % all.length] ?? '';
const added = (statement: string, words: string) =>
  /[.!?]$/.test(statement)
    ? `${statement.slice(0, -1)}, ${words}${statement.slice(-1)}`
    : `${statement}, ${words}`;

/** Each kind of fact once, where a sentence has a place for it: no line gives any of them. */
function planted({ statement, lines }: Pair, at: number): Planted[] {
  const isFree = (text: string) =>
    !lines
      .join('\n')
      .toLowerCase()
      .includes(text.split(' ').at(-1)?.toLowerCase() ?? '');
  const figure = figuresIn(statement).find(({ words }) => /^\d+$/.test(words));
  const other = String(7_313 + at);
  const changed =
    figure === undefined
      ? added(statement, `${other} in all`)
      : statement.slice(0, figure.start) + other + statement.slice(figure.start + figure.words.length);
  const facts: [string, readonly string[]][] = [
    ['name', names],
    ['date', dates],
    ['credential', papers],
    ['rank', posts],
    ['superlative', distinctions],
  ];
  return [
    { kind: 'figure', text: changed },
    ...facts.flatMap(([kind, all]) => {
      const words = pick(all, at);
      return isFree(words) ? [{ kind, text: added(statement, words) }] : [];
    }),
  ];
}

interface Counted {
  honest: { pair: Pair; judgement: Judgement }[];
  caught: { kind: string; text: string; judgement: Judgement }[];
}

function measure(folder: string): Counted {
  const pairs = pairsIn(folder);
  const sources = new Map<Pair, EvidenceSource>(pairs.map((pair) => [pair, sourceOf(pair)]));
  const judged = (pair: Pair, text: string) => judge(text, sources.get(pair) ?? sourceOf(pair));
  return {
    honest: pairs.map((pair) => ({ pair, judgement: judged(pair, pair.statement) })),
    caught: pairs.flatMap((pair, at) =>
      planted(pair, at).map((one) => ({ ...one, judgement: judged(pair, one.text) })),
    ),
  };
}

const texts = join(import.meta.dirname, '../texts/outside-40');

/** Of sentences that say softly more than their lines, how many are marked without a model. */
function softFigure(): Figure {
  const pairs = readdirSync(texts)
    .filter((name) => name.startsWith('soft'))
    .flatMap((name) => readFileSync(join(texts, name), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as { source: string; output: string })
    .map(({ source, output }): Pair => ({ statement: output, lines: source.split('\n') }));
  const marked = pairs.filter((pair) => judge(pair.statement, sourceOf(pair)).verdict !== 'supported').length;
  return {
    what: 'evidence: softer overstatements marked without a model',
    measured: percent(marked, pairs.length),
    wanted: 'at least 60 %',
    isHeld: marked >= 0.6 * pairs.length,
  };
}

/** What evidence makes of the pairs in a folder. */
export async function evidenceFigures(folder = join(texts, 'evidence'), isShown = false): Promise<Figure[]> {
  const { honest, caught } = measure(folder);
  const of = (verdict: Judgement['verdict']) =>
    honest.filter(({ judgement }) => judgement.verdict === verdict);
  const missed = caught.filter(({ judgement }) => judgement.verdict !== 'invented');
  for (const [kind, all] of Map.groupBy(caught, (one) => one.kind))
    console.log(`${kind}: ${percent(all.filter((one) => !missed.includes(one)).length, all.length)} caught`);
  if (isShown) {
    for (const { pair, judgement } of [...of('invented'), ...of('doubtful')])
      console.log(judgement.verdict, pair.statement, [...judgement.invented, ...judgement.doubts]);
    for (const { kind, text, judgement } of missed) console.log('MISSED', kind, text, judgement.verdict);
  }
  const [refused, marked] = [of('invented').length, of('doubtful').length];
  const hits = caught.length - missed.length;
  return [
    {
      what: 'evidence: honest sentences refused',
      measured: percent(refused, honest.length),
      wanted: 'at most 2 %',
      isHeld: refused <= 0.02 * honest.length,
    },
    {
      what: 'evidence: honest sentences marked',
      measured: percent(marked, honest.length),
      wanted: 'at most 10 %',
      isHeld: marked <= 0.1 * honest.length,
    },
    {
      what: 'evidence: planted hard facts caught',
      measured: percent(hits, caught.length),
      wanted: 'at least 98 %',
      isHeld: hits >= 0.98 * caught.length,
    },
    softFigure(),
  ];
}

if (import.meta.main) {
  const folder = process.argv.slice(2).find((one) => !one.startsWith('--'));
  const figures = await evidenceFigures(folder, process.argv.includes('--show'));
  for (const { what, measured, wanted, isHeld } of figures)
    console.log(`${isHeld ? 'held  ' : 'MISSED'} ${what}: ${measured} (${wanted})`);
}
