import { splitDescription } from '../cv/index.ts';
import type { Evidence } from './report.ts';
import { contentStems } from './vocabulary.ts';

/** The statements that the person gave, each with the stems it is found by. */
export interface SourceStatements {
  statements: (Evidence & { stems: Set<string> })[];
}

export interface SourceField {
  field: string;
  text: string;
  /** False where its figures belong to another part of the CV. Default true. */
  isFigured?: boolean;
}

/** The statements of fields, without what they claim: reading claims takes a language model, which a page must not load. */
export function statementsIn(fields: readonly SourceField[]): SourceStatements {
  return {
    statements: fields.flatMap(({ field, text }) =>
      splitDescription(text).map((quote) => ({ field, quote, stems: contentStems(quote) })),
    ),
  };
}

const statementsByStem = new WeakMap<SourceStatements, Map<string, number[]>>();

function statementsWith(source: SourceStatements): Map<string, number[]> {
  let byStem = statementsByStem.get(source);
  if (!byStem) {
    byStem = new Map();
    for (const [at, { stems }] of source.statements.entries())
      for (const one of stems) {
        const known = byStem.get(one);
        if (known) known.push(at);
        else byStem.set(one, [at]);
      }
    statementsByStem.set(source, byStem);
  }
  return byStem;
}

/** A quote is there to be recognised: a page without a line break, quoted whole, would outgrow the CV it stands behind. */
const LONGEST_QUOTE = 600;

function quoted(statement: string): string {
  if (statement.length <= LONGEST_QUOTE) return statement;
  return `${statement.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

// The least share of common stems at which a sentence rests on a statement.
const RESTS = 0.34;

/** The statements a sentence rests on, closest first, at most two; of long ones the beginning. */
export function evidenceFor(sentence: string, source: SourceStatements): Evidence[] {
  const wanted = contentStems(sentence);
  const byStem = statementsWith(source);
  const common = new Uint16Array(source.statements.length);
  for (const one of wanted) for (const at of byStem.get(one) ?? []) common[at] = (common[at] ?? 0) + 1;
  let best: { statement: Evidence; shared: number }[] = [];
  for (const [at, statement] of source.statements.entries()) {
    const shared = (common[at] ?? 0) / Math.max(1, Math.min(wanted.size, statement.stems.size));
    if (shared >= RESTS && shared > (best[1]?.shared ?? 0))
      best = [...best, { statement, shared }].toSorted((a, b) => b.shared - a.shared).slice(0, 2);
  }
  return best.map(({ statement: { field, quote } }) => ({ field, quote: quoted(quote) }));
}
