import { parseDuration, PRESENT, splitDescription, type CvDraft } from '../../cv/index.ts';
import { sentenceAt } from '../apply-tip.ts';
import { isEnglish } from '../language.ts';
import type { FoundSentence, Tip, TipId } from '../tip.ts';
import { tips } from '../tips.data.ts';
import { comparableWords, contentStems, stem } from '../vocabulary.ts';
import { askFigure } from './ask-figure.ts';
import { placeSkill } from './place-skill.ts';
import { showCollaboration } from './show-collaboration.ts';
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

function findKeyword(draft: CvDraft, statements: readonly Statement[]): FoundSentence | undefined {
  const texts = [
    ...draft.experience.map((job) => job.description),
    ...draft.projects.flatMap((project) => project.bullets),
  ];
  const shown = contentStems(texts.join('\n'));
  const read = statements.map((statement) => ({ ...statement, stems: contentStems(statement.sentence) }));
  return draft.skills
    .filter((skill) => !comparableWords(skill).every((word) => shown.has(stem(word))))
    .flatMap((skill) =>
      read.flatMap(({ field, sentence, stems }) => {
        const rewrite = placeSkill(sentence, stems, skill);
        const reason = `You list “${skill}”, but no job shows it. If you used it here, say so; if not, leave it.`;
        return rewrite ? [{ field, sentence, rewrite, reason }] : [];
      }),
    )[0];
}

function findCollaboration(statements: readonly Statement[]): FoundSentence | undefined {
  const reason = 'It says with whom you worked. Let the sentence open with it.';
  return statements
    .map(({ field, sentence }) => ({ field, sentence, rewrite: showCollaboration(sentence) ?? '', reason }))
    .find(({ rewrite }) => rewrite !== '');
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
