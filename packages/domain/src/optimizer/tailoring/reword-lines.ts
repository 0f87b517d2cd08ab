import { wordsInText } from '../../writing/index.ts';
import type { Match } from '../match.ts';
import { answerInCv } from '../standing.ts';
import type { PreparedCv } from '../prepared-cv.ts';
import type { TailoringChange } from './tailoring.ts';
import { answersOf, namedRequirements } from './tailoring-context.ts';

/** A line that says in other words what the advert asks for. */
export interface WordableLine {
  path: string;
  sentence: string;
  /** The advert's words. */
  wanted: string[];
  answers: TailoringChange['answers'];
}

/** The lines of a CV that show what is asked for, and none of which says it in the advert's words. */
export function wordableLines(cv: PreparedCv, match: Match): WordableLine[] {
  const lines = new Map<string, WordableLine>();
  for (const requirement of namedRequirements(match)) {
    const { advertWords, state } = requirement;
    const answer = state === 'met' ? answerInCv(requirement) : null;
    const line = cv.statements.find(({ path }) => path === answer?.path);
    if (!line || advertWords === '') continue;
    const before = lines.get(line.path);
    lines.set(line.path, {
      path: line.path,
      sentence: line.text,
      wanted: [...(before?.wanted ?? []), advertWords],
      answers: [...(before?.answers ?? []), ...answersOf([requirement])],
    });
  }
  return [...lines.values()];
}

/** Changes of lines to what was proposed for them, past the gate, where that says words of the advert; null for none. */
export function rewordLines(
  lines: readonly WordableLine[],
  proposed: readonly (string | null)[],
): TailoringChange[] {
  return lines.flatMap(({ path, sentence, wanted, answers }, at): TailoringChange[] => {
    const text = proposed[at];
    if (!text || !path.startsWith('experience.')) return [];
    const said = answers.filter((_one, index) => wordsInText(text, wanted[index] ?? '').length > 0);
    if (said.length === 0) return [];
    return [
      {
        id: `words:${path}`,
        title: 'Use the job ad’s words',
        answers: said,
        fact: { from: 'cv', quote: sentence },
        before: sentence,
        after: text,
        edit: { kind: 'words', path, expected: sentence, replacement: text },
      },
    ];
  });
}
