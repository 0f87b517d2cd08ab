import { splitDescription } from '../cv/index.ts';
import { evidenceSource, restsOn, type EvidenceSource } from '../evidence/index.ts';
import type { Evidence } from './report.ts';

/** What a sentence may rest on: the statements that the person gave, prepared to be judged by. */
export interface Source {
  statements: readonly Evidence[];
  evidence: EvidenceSource;
}

export interface SourceField {
  field: string;
  text: string;
  /** False where its figures belong to another part of the CV. Default true. */
  isFigured?: boolean;
}

/** A source of fields. A fact counts as given where any of them states it. */
export function sourceOf(fields: readonly SourceField[]): Source {
  const statements = fields.flatMap(({ field, text, isFigured = true }) =>
    splitDescription(text).map((quote) => ({ field, quote, isFigured })),
  );
  let evidence: EvidenceSource | undefined;
  return {
    statements,
    // Many a source is never asked.
    get evidence() {
      return (evidence ??= evidenceSource(
        statements.map(({ quote, isFigured }, at) => ({ id: String(at), text: quote, isFigured })),
      ));
    },
  };
}

/** A quote is there to be recognised: a page without a line break, quoted whole, would outgrow the CV it stands behind. */
const LONGEST_QUOTE = 600;

function quoted(statement: string): string {
  if (statement.length <= LONGEST_QUOTE) return statement;
  return `${statement.slice(0, LONGEST_QUOTE).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The statements a sentence rests on, closest first, at most two; of long ones the beginning. */
export function evidenceFor(sentence: string, { statements, evidence }: Source): Evidence[] {
  return restsOn(sentence, evidence).flatMap((id) => {
    const found = statements[Number(id)];
    return found ? [{ field: found.field, quote: quoted(found.quote) }] : [];
  });
}
