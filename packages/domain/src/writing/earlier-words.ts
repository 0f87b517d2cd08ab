import { alignedEntries, documentFromRequest, type CvDocument, type CvDraft } from '../cv/index.ts';
import { statementPairs } from '../versions/index.ts';
import type { FactsReport } from './report.ts';
import { folded } from './typed-words.ts';

/** Lines of a list and what each was typed as: by their words; between two such, where there are as many as there were, one by one. */
function typedOfLines(typed: readonly string[], lines: readonly string[]): [line: string, typed: string][] {
  const pairs: [string, string][] = [];
  let [was, is]: [string[], string[]] = [[], []];
  for (const { before, after } of [...statementPairs(typed, lines), { before: '', after: '' }]) {
    if (before !== null && after !== null) {
      if (was.length === is.length)
        for (const [at, line] of is.entries()) pairs.push([line, was[at] ?? line]);
      [was, is] = [[], []];
      pairs.push([after, before]);
    } else if (before !== null) was.push(before);
    else if (after !== null) is.push(after);
  }
  return pairs.filter(([line, own]) => folded(line) !== folded(own));
}

/**
 * The report on a CV as earlier releases kept it, with the form it was written from beside it: what was typed for its lines comes
 * into the report. Null where there is none and nothing was worded anew.
 */
export function factsWithForm(
  document: CvDocument,
  facts: FactsReport | null,
  form: CvDraft,
): FactsReport | null {
  const typed = documentFromRequest(form);
  const lists = [
    alignedEntries('experience', document.experience, typed.experience),
    alignedEntries('education', document.education, typed.education),
    alignedEntries('projects', document.projects, typed.projects),
  ];
  const known = new Map(
    lists.flatMap((pairs) =>
      pairs.flatMap(([entry, own]) => (own ? typedOfLines(own.bullets, entry.bullets) : [])),
    ),
  );
  const isSummary = folded(typed.summary) !== folded(document.summary);
  if (known.size === 0 && !isSummary) return facts;
  const before = facts ?? { writer: 'built-in' as const, sentences: [], marks: [], settled: [] };
  const kept = new Set(before.sentences.map(({ text }) => text));
  const sentences = before.sentences.map((sentence) => {
    const own = sentence.typed ?? known.get(sentence.text);
    return own === undefined ? sentence : { ...sentence, typed: own };
  });
  const more = [...known]
    .filter(([text]) => !kept.has(text))
    .map(([text, own]) => ({ text, evidence: [], typed: own }));
  return {
    ...before,
    sentences: [...sentences, ...more],
    ...(isSummary && { typedSummary: before.typedSummary ?? typed.summary }),
  };
}
