import { isVerbLed, readFragment } from '@candor/language';
import { parseDuration, PRESENT, splitDescription, type CvDraft } from '../../cv/index.ts';
import { say } from '../../say/index.ts';
import { placeOf } from '../carry-facts.ts';
import { isEnglish } from '../language.ts';
import type { FoundSentence, Tip, TipId } from '../tip.ts';
import { tips } from '../tips.data.ts';
import { appended, askFigure } from './ask-figure.ts';
import { rewriteLine } from '../rewriting/rewrite-line.ts';

interface Statement {
  field: string;
  sentence: string;
  tense: 'past' | 'present';
}

function statementsOf(draft: CvDraft): Statement[] {
  return draft.experience.flatMap(({ description, duration }, at) => {
    const tense = parseDuration(duration).end === PRESENT ? 'present' : 'past';
    return splitDescription(description)
      .filter(
        (sentence) =>
          !sentence.includes('[') && isEnglish(sentence) && placeOf(sentence, description) !== undefined,
      )
      .map((sentence): Statement => ({ field: `experience.${at}.description`, sentence, tense }));
  });
}

function findMetrics(statements: readonly Statement[]): FoundSentence | undefined {
  const [weakest] = statements
    .flatMap((statement) => {
      const found = askFigure(statement.sentence, statement.tense);
      return found ? [{ ...statement, ...found }] : [];
    })
    .toSorted((a, b) => b.worth - a.worth);
  if (!weakest) return undefined;
  const { field, sentence, question, blank } = weakest;
  return { field, sentence, rewrite: blank, reason: say`No figure yet. ${question}` };
}

function findActionVerb(statements: readonly Statement[]): FoundSentence | undefined {
  return statements
    .flatMap(({ field, sentence, tense }) =>
      rewriteLine(sentence, tense)
        .slice(0, 1)
        .map(({ text: rewrite, reason }) => ({ field, sentence, rewrite, reason })),
    )
    .at(0);
}

/** The first achievement that leaves something unsaid, with a blank for it. */
function findUnsaid(
  statements: readonly Statement[],
  { pattern, blank, reason }: { pattern: RegExp; blank: string; reason: string },
): FoundSentence | undefined {
  const one = statements.find(({ sentence }) => {
    const read = readFragment(sentence);
    return read && isVerbLed(read) && !pattern.test(sentence);
  });
  return one && { field: one.field, sentence: one.sentence, rewrite: appended(one.sentence, blank), reason };
}

/** The four writing tips, each with the sentence of the draft that it would help most and a rewrite of it. */
export function writingTips(draft: CvDraft): Tip[] {
  const statements = statementsOf(draft);
  const found: Record<TipId, FoundSentence | undefined> = {
    metrics: findMetrics(statements),
    'action-verbs': findActionVerb(statements),
    keywords: findUnsaid(statements, {
      pattern: /.\b(?:\p{Lu}|using\b)/u,
      blank: '[using which tool or method]',
      reason: say`It names no tool or method. If there was one worth naming, say so; if not, leave it.`,
    }),
    collaboration: findUnsaid(statements, {
      pattern: /\b(?:with|team|together|alone|myself)\b/i,
      blank: '[with whom]',
      reason: say`It does not say with whom. If you did it alone, leave it.`,
    }),
  };
  return tips.map((tip) => {
    const one = found[tip.id];
    return one ? { ...tip, found: one } : tip;
  });
}
