import { storyParts, type QuestionAnalysis, type StoryPart } from '@candor/domain/interview';

/** A stretch of an answer, and the part of the story that it tells; null where it tells none. */
export interface Segment {
  words: string;
  part: StoryPart | null;
}

/** An answer cut where the parts of its story begin and end; put together, the segments are the answer. */
export function segmentsOf(answer: string, structure: QuestionAnalysis['structure']): Segment[] {
  const marks = storyParts
    .flatMap((part) => structure[part].map((words) => ({ part, words, from: answer.indexOf(words) })))
    .filter(({ words, from }) => from >= 0 && words !== '')
    .toSorted((a, b) => a.from - b.from);
  const segments: Segment[] = [];
  let at = 0;
  for (const { part, words, from } of marks) {
    if (from < at) continue;
    if (from > at) segments.push({ words: answer.slice(at, from), part: null });
    segments.push({ words, part });
    at = from + words.length;
  }
  if (at < answer.length) segments.push({ words: answer.slice(at), part: null });
  return segments;
}
