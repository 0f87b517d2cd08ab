import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerAdvert, readPerson, type AnsweredDemand } from '@candor/domain/answering/finding';
import type { AnswerState } from '@candor/domain/answering';
import { cvDocument, type CvDocument } from '@candor/domain/cv';
import { readAdvert } from '@candor/domain/jobs';
import { readText } from '@candor/domain/reading';
import { titleCertainty } from '@candor/occupations';
import { advertSources, tableSources } from './advert-sources.ts';
import { ms, percentile, type Figure } from './figures.ts';

/** A requirement as a reader who saw no rule labels it; `words` and `lines` are those of advert and CV. */
interface LabelledRequirement {
  words: string;
  kind: string;
  need: 'essential' | 'desirable';
  state: AnswerState;
  /** Lines that answer it, best first. */
  lines: string[];
}

interface Pair {
  id: string;
  language: string;
  trade: string;
  cv: string;
  advert: string;
  requirements: LabelledRequirement[];
}

const folder = join(import.meta.dirname, '../texts/requirements');
const TODAY = '2026-11';
const WANTED = { metCalledOpen: 3, openCalledMet: 2, rightLine: 95 };
const states: readonly AnswerState[] = ['open', 'maybe', 'met'];

const bare = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const SAME = 0.7;
/** Whether two lines are one, whatever the form of its dates: most words of the shorter stand in the other. */
const isSameLine = (one: string, other: string) => {
  const [a, b] = [new Set(bare(one).split(' ')), new Set(bare(other).split(' '))];
  return a.intersection(b).size >= SAME * Math.min(a.size, b.size);
};

/** A CV as its person would leave it: what no field took stands in a section of its own. */
function documentOf(cv: string): CvDocument {
  const { document, unplaced } = readText(cv, { titleCertainty });
  if (unplaced.length === 0) return document;
  const entries = [{ bullets: [...unplaced] }];
  return cvDocument({ ...document, custom: [...document.custom, { title: 'More', entries }] });
}

interface Judged {
  label: LabelledRequirement;
  /** What was read of it; null where nothing was. */
  read: AnsweredDemand | null;
}

/** Labels call a licence, a check and a certificate a paper. */
const kindOf = (kind: string) => (kind === 'paper' ? 'certificate' : kind);

/** The demands that were read where a label stands; of several the one of its kind, then the one that shares most words with it. */
function readOf(advert: string, { words, kind }: LabelledRequirement, answered: readonly AnsweredDemand[]) {
  const start = advert.indexOf(words);
  const end = start + words.length;
  const shared = ({ demand: { span } }: AnsweredDemand) =>
    Math.min(end, span.end) - Math.max(start, span.start);
  return start < 0
    ? []
    : answered
        .filter((one) => shared(one) > 0)
        .toSorted(
          (a, b) =>
            Number(b.demand.kind === kindOf(kind)) - Number(a.demand.kind === kindOf(kind)) ||
            shared(b) - shared(a),
        );
}

function judged(pair: Pair) {
  const document = documentOf(pair.cv);
  const from = performance.now();
  const read = readAdvert(pair.advert, advertSources(pair.advert));
  const person = readPerson({ document, profile: null, today: TODAY }, tableSources);
  const answered = answerAdvert(person, { text: pair.advert, read }, { sources: tableSources });
  const took = performance.now() - from;
  const requirements = pair.requirements.map((label): Judged => ({
    label,
    read: readOf(pair.advert, label, answered)[0] ?? null,
  }));
  return { pair, requirements, answered, took };
}

function printEach({ pair, requirements, answered }: ReturnType<typeof judged>): void {
  console.log(`\n${pair.id} ${pair.language} ${pair.trade}`);
  for (const { label, read } of requirements) {
    const lines = read?.lines.slice(0, 2).map(({ line }) => line.text) ?? [];
    const isRight = read && (label.state === read.state || (label.state === 'maybe' && read.state === 'met'));
    console.log(
      `${isRight ? '   ' : read ? ' ! ' : ' ? '} ${label.state} -> ${read?.state ?? 'unread'}  [${label.kind}] ${label.words}\n        ${label.lines.join(' | ')}\n     => ${read?.demand.name ?? ''}: ${lines.join(' | ')}`,
    );
  }
  const unlabelled = answered.filter((one) => !requirements.some(({ read }) => read === one));
  console.log(`  besides: ${unlabelled.map(({ demand, state }) => `${demand.name} (${state})`).join(' | ')}`);
}

const percent = (part: number, whole: number) => (100 * part) / Math.max(1, whole);
const shown = (part: number, whole: number) => `${percent(part, whole).toFixed(1)} % (${part} of ${whole})`;

function figuresOf(half: string, pairs: readonly Pair[]): Figure[] {
  pairs.forEach(judged);
  const all = pairs.map(judged);
  if (half === 'open' && process.argv.includes('--each')) all.forEach(printEach);
  const rows = all.flatMap(({ requirements }) => requirements);
  const count = (label: AnswerState, read: AnswerState | null) =>
    rows.filter((one) => one.label.state === label && (one.read?.state ?? null) === read).length;
  const of = (label: AnswerState) => rows.filter((one) => one.label.state === label && one.read).length;
  for (const label of states)
    console.log(
      `requirements, ${half}: ${label} read as ${states.map((state) => `${state} ${count(label, state)}`).join(', ')}, not at all ${count(label, null)}`,
    );
  const answering = rows.filter(
    ({ label, read }) =>
      label.lines.length > 0 && read !== null && read.lines.length > 0 && label.state !== 'open',
  );
  const asked = rows.filter(({ read }) => read?.state === 'maybe' && read.lines.length === 0).length;
  const right = answering.filter(({ label, read }) =>
    label.lines.some((line) => isSameLine(line, read?.lines[0]?.line.text ?? '')),
  ).length;
  const needs = rows.filter(({ read }) => read !== null);
  const sorted = needs.filter(
    ({ label, read }) => (label.need === 'essential') === read?.demand.isRequired,
  ).length;
  const [lost, claimed] = [count('met', 'open'), count('open', 'met')];
  const p95 = percentile(
    all.map(({ took }) => took),
    95,
  );
  return [
    {
      what: `requirements, ${half}: met called open, of ${pairs.length} pairs`,
      measured: shown(lost, of('met')),
      wanted: `at most ${WANTED.metCalledOpen} %`,
      isHeld: percent(lost, of('met')) <= WANTED.metCalledOpen,
    },
    {
      what: `requirements, ${half}: open called met`,
      measured: shown(claimed, of('open')),
      wanted: `at most ${WANTED.openCalledMet} %`,
      isHeld: percent(claimed, of('open')) <= WANTED.openCalledMet,
    },
    {
      what: `requirements, ${half}: the line shown first is a right one`,
      measured: `${shown(right, answering.length)}; asked without one ${shown(asked, rows.length)}`,
      wanted: `at least ${WANTED.rightLine} %`,
      isHeld: percent(right, answering.length) >= WANTED.rightLine,
    },
    {
      what: `requirements, ${half}: read at all; essential or desirable as labelled`,
      measured: `${shown(needs.length, rows.length)}; ${shown(sorted, needs.length)}`,
      wanted: 'at least 85 %; 85 %',
      isHeld: percent(needs.length, rows.length) >= 85 && percent(sorted, needs.length) >= 85,
    },
    {
      what: `requirements, ${half}: advert and CV read and compared`,
      measured: `${ms(p95)} p95`,
      wanted: 'under 100 ms',
      isHeld: p95 < 100,
    },
  ];
}

/** Whether requirements are called met, maybe or open as a reader calls them; `--each` prints the open half, `--locked` scores the other too. */
export function requirementFigures(): Figure[] {
  const halves = process.argv.includes('--locked') ? ['open', 'locked', 'unseen', 'unseen-2'] : ['open'];
  return halves.flatMap((half) => {
    const file = join(folder, `${half}.jsonl`);
    if (!existsSync(file)) return [];
    const pairs = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Pair);
    return figuresOf(half, pairs);
  });
}
