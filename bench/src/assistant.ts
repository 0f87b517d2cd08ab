import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeFindings, severityOf, type Finding, type ImprovementType } from '@candor/domain/improving';
import { checkText, improveWriting } from '@candor/domain/improving/rewriting';
import type { LetterType } from '@candor/domain/letters';
import { analyseLetter } from '@candor/domain/letters/analysing';
import { loadHarper } from '../../apps/web/src/platform/english/harper.ts';
import type { Figure } from './figures.ts';
import { rankCorrelation } from './rank-correlation.ts';

interface Slip {
  quote: string;
  kind: string;
  right: string;
  /** Where the quote begins, in UTF-16 units. */
  at: number;
}

const percent = (part: number, whole: number) =>
  `${part} of ${whole}, ${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Where the texts lie: `--texts <folder>`, else the open half. */
function folder(): string {
  const at = process.argv.indexOf('--texts');
  return (at >= 0 && process.argv[at + 1]) || join(import.meta.dirname, '../texts/open');
}

/** The lines of a file of texts; none where the folder has no such file. The shapes are in bench/texts/README.md. */
function lines<Line>(name: string): Line[] {
  const file = join(folder(), `${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);
}

type Check = (text: string) => Promise<Finding[]>;

/** What a person is shown in a letter: our own checks and Harper's, as the checking thread joins them. */
async function checker(): Promise<Check> {
  const harper = await loadHarper();
  const how = { variant: 'british', kind: 'sentences' } as const;
  return async (text) => mergeFindings([...checkText(text, how), ...(await harper(text, how))]);
}

const isSlip = ({ check }: Finding) => severityOf(check) === 'error';

async function slipFigures(check: Check): Promise<Figure[]> {
  const kinds = new Map<string, { found: number; all: number }>();
  let [beside, texts] = [0, 0];
  for (const { id, text, slips } of lines<{ id: string; text: string; slips: Slip[] }>('planted-slips')) {
    const findings = (await check(text)).filter(isSlip);
    texts += 1;
    const isAt = ({ at, quote }: Slip, { span }: Finding) => span.start < at + quote.length && at < span.end;
    for (const slip of slips) {
      const kind = kinds.get(slip.kind) ?? { found: 0, all: 0 };
      const found = findings.find((one) => isAt(slip, one));
      kinds.set(slip.kind, { found: kind.found + (found ? 1 : 0), all: kind.all + 1 });
      const correction = found ? `"${found.words}" -> ${found.replacements.join(' | ') || '?'}` : '';
      console.log(
        `${found ? 'found ' : 'MISSED'} ${id} ${slip.kind}: ${slip.quote} -> ${slip.right}  ${correction}`,
      );
    }
    for (const one of findings)
      if (!slips.some((slip) => isAt(slip, one))) {
        beside += 1;
        console.log(`BESIDE ${id} ${one.check} "${one.words}" -> ${one.replacements.join(' | ')}`);
      }
  }
  const all = [...kinds.values()];
  const sum = (of: 'found' | 'all') => all.reduce((total, one) => total + one[of], 0);
  if (all.length === 0) return [];
  for (const [kind, { found, all: of }] of kinds) console.log(`  ${kind}: ${percent(found, of)}`);
  const reached = all.filter(({ found, all: of }) => found >= 0.85 * of).length;
  return [
    {
      what: 'assistant: planted slips found',
      measured: `${percent(sum('found'), sum('all'))}; ${reached} of ${all.length} kinds reach it`,
      wanted: '85 %, and of each kind',
      isHeld: sum('found') >= 0.85 * sum('all') && reached === all.length,
    },
    {
      what: 'assistant: slips seen beside the planted ones',
      measured: `${beside} in ${texts} texts`,
      wanted: 'at most one in two texts',
      isHeld: beside <= texts / 2,
    },
  ];
}

async function alarmFigures(check: Check): Promise<Figure[]> {
  let [alarms, texts] = [0, 0];
  for (const { id, text } of lines<{ id: string; text: string }>('clean-texts')) {
    texts += 1;
    for (const { check: of, words, replacements } of await check(text)) {
      alarms += 1;
      console.log(`ALARM  ${id} ${of} "${words}" -> ${replacements.join(' | ')}`);
    }
  }
  if (texts === 0) return [];
  return [
    {
      what: 'assistant: alarms in clean texts',
      measured: `${alarms} in ${texts} texts`,
      wanted: 'at most one in two texts',
      isHeld: alarms <= texts / 2,
    },
  ];
}

/** Rewrites are printed to be read; what can be counted is how many sentences have one without a blank. */
function rewriteFigures(): Figure[] {
  const weak = lines<{ id: string; text: string; improvementType: ImprovementType; note: string }>(
    'weak-sentences',
  );
  let [whole, asked, blankFirst] = [0, 0, 0];
  for (const { id, text, improvementType, note } of weak) {
    const found = improveWriting(text, improvementType);
    const rewrites = found.flatMap((one) => one.rewrites);
    if (rewrites.length > 0) whole += 1;
    else if (found.some(({ question }) => question !== '')) asked += 1;
    if (rewrites[0]?.text.includes('[')) blankFirst += 1;
    console.log(`\n${id} ${improvementType}: ${text}\n     note: ${note}`);
    for (const one of found) {
      for (const { text: correction, reason } of one.rewrites)
        console.log(`  -> ${correction}   (${reason})`);
      if (one.question !== '') console.log(`  ?? ${one.question}`);
    }
  }
  if (weak.length === 0) return [];
  return [
    {
      what: 'assistant: weak sentences with a rewrite (whether it is better, a reader says)',
      measured: `${percent(whole, weak.length)}; a question alone for ${asked}; a blank comes first in ${blankFirst}`,
      wanted: '70 %; none',
      isHeld: whole >= 0.7 * weak.length && blankFirst === 0,
    },
  ];
}

function scoreFigures(): Figure[] {
  const rated = lines<{ id: string; letterType: LetterType; text: string; rating: number; why: string }>(
    'letters-rated',
  );
  const scored = rated.map((one) => {
    const analytics = analyseLetter({ text: one.text, letterType: one.letterType });
    return { ...one, score: analytics?.score.points ?? 0, analytics };
  });
  for (const { id, rating, score, why, analytics } of scored.toSorted((a, b) => a.score - b.score)) {
    const parts = analytics?.score.lines.map((line) => `${line.id} ${line.points}`).join(', ');
    console.log(`${id} rated ${rating}, score ${score}: ${why}\n     ${parts}`);
  }
  if (scored.length === 0) return [];
  const together = rankCorrelation(
    scored.map(({ score }) => score),
    scored.map(({ rating }) => rating),
  );
  const ready = scored.filter(({ score }) => score >= 85);
  return [
    {
      what: `assistant: score of ${scored.length} letters beside an editor's rating`,
      measured: `rank correlation ${together.toFixed(2)}; ${ready.length} ready to send, ${ready.filter(({ rating }) => rating < 4).length} of them rated below 4`,
      wanted: '0.6',
      isHeld: together >= 0.6,
    },
  ];
}

/** What the writing assistant and the letter's score make of texts of which a reader has said what is right. */
export async function assistantTextFigures(): Promise<Figure[]> {
  const check = await checker();
  return [
    ...(await slipFigures(check)),
    ...(await alarmFigures(check)),
    ...rewriteFigures(),
    ...scoreFigures(),
  ];
}
