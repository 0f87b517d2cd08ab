import { isVerbLed, readFragment } from '@candor/english';
import { parseDuration, PRESENT, splitDescription, type CvDraft } from '../../cv/index.ts';
import { sentenceAt } from '../apply-tip.ts';
import { isEnglish } from '../language.ts';
import type { FoundSentence, Tip, TipId } from '../tip.ts';
import { tips } from '../tips.data.ts';
import { contentStems } from '../vocabulary.ts';
import { appended, askFigure } from './ask-figure.ts';
import { insideWords } from './role-words.ts';
import { writeStatement } from './write-statement.ts';

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
          !sentence.includes('[') && isEnglish(sentence) && sentenceAt(description, sentence) !== null,
      )
      .map((sentence): Statement => ({ field: `experience.${at}.description`, sentence, tense }));
  });
}

/** The full stop of the sentence stays: without it a paragraph would run into its next sentence. */
function withStopOf(sentence: string, rewrite: string): string {
  return /[.]$/.test(sentence) && !/[.!?…]$/.test(rewrite) ? `${rewrite}.` : rewrite;
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
  return { field, sentence, rewrite: blank, reason: `No figure yet. ${question}` };
}

function findActionVerb(statements: readonly Statement[]): FoundSentence | undefined {
  const weakest = statements
    .map(({ field, sentence, tense }) => ({
      field,
      sentence,
      rewrite: withStopOf(sentence, writeStatement(sentence, tense)),
    }))
    .find(
      ({ sentence, rewrite }) =>
        !sentence.toLowerCase().startsWith((rewrite.split(' ')[0] ?? '').toLowerCase()),
    );
  return weakest && { ...weakest, reason: 'It does not open with a verb in the tense of the job.' };
}

/** The first skill that no job shows, asked about where a statement shares a word with it. */
function findKeyword(draft: CvDraft, statements: readonly Statement[]): FoundSentence | undefined {
  const shown = contentStems(
    [
      ...draft.experience.map((job) => job.description),
      ...draft.projects.flatMap((project) => project.bullets),
    ].join('\n'),
  );
  return draft.skills
    .filter((skill) => !contentStems(skill).isSubsetOf(shown))
    .flatMap((skill) =>
      statements
        .filter(({ sentence }) => !contentStems(sentence).isDisjointFrom(contentStems(skill)))
        .map(({ field, sentence }) => ({
          field,
          sentence,
          rewrite: appended(sentence, `[with ${insideWords(skill)}?]`),
          reason: `You list “${skill}”, but no job shows it. If you used it here, say so; if not, leave it.`,
        })),
    )[0];
}

/** The first deed of which nothing says with whom it was done. */
function findCollaboration(statements: readonly Statement[]): FoundSentence | undefined {
  const alone = statements.find(({ sentence }) => {
    const read = readFragment(sentence);
    return read && isVerbLed(read) && !/\b(?:with|team|together|alone|myself)\b/i.test(sentence);
  });
  return (
    alone && {
      field: alone.field,
      sentence: alone.sentence,
      rewrite: appended(alone.sentence, '[with whom]'),
      reason: 'It does not say with whom. If you did it alone, leave it.',
    }
  );
}

/** The four writing tips, each with the sentence of the draft that it would help most and a rewrite of it. */
export function writingTips(draft: CvDraft): Tip[] {
  const statements = statementsOf(draft);
  const found: Record<TipId, FoundSentence | undefined> = {
    metrics: findMetrics(statements),
    'action-verbs': findActionVerb(statements),
    keywords: findKeyword(draft, statements),
    collaboration: findCollaboration(statements),
  };
  return tips.map((tip) => {
    const one = found[tip.id];
    return one ? { ...tip, found: one } : tip;
  });
}
