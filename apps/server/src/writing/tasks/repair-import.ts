import { z } from 'zod';
import {
  movesTogether,
  placesWithWords,
  withWordsMoved,
  type ReadParts,
  type WordMove,
} from '@candor/domain/importing';
import { defineTask, lineSchema } from './define-task.ts';
import { fenceNote } from './prompt.ts';

const givenSchema = z.object({ read: z.array(lineSchema), file: z.array(z.string()) });
type Given = z.infer<typeof givenSchema>;

const answerSchema = z.object({
  moves: z.array(z.object({ quote: z.string(), to: z.string(), lines: z.array(z.string()) })).default([]),
});
type Answer = z.infer<typeof answerSchema>;

const MOST_MOVES = 60;

/** What was read of a file, by the places of its words, and the file's own lines in the order they stand. */
export function importGiven(parts: ReadParts, file: string): Given {
  return {
    read: placesWithWords(parts).map(({ path, text }) => ({ id: path, text })),
    file: file.split('\n').filter((line) => line.trim() !== ''),
  };
}

/** The moves that bring words elsewhere, in groups of which each can be taken alone and changes no word. */
function holding({ moves }: Answer, parts: ReadParts): WordMove[][] {
  const texts = new Map(placesWithWords(parts).map(({ path, text }) => [path, text]));
  const named = moves.slice(0, MOST_MOVES).flatMap(({ quote, to, lines: [from = ''] }): WordMove[] => {
    const words = quote.trim();
    return from !== to && texts.get(from)?.includes(words) ? [{ from, words, to }] : [];
  });
  return movesTogether(named).filter((group) => withWordsMoved(parts, group) !== null);
}

export const repairImport = defineTask<Given, Answer, ReadParts, WordMove[][]>({
  id: 'repair-import',
  instructions: `You check how a program read a CV from a file. You are given what it read as JSON between <facts> tags: read has the
words by the id of their place (experience.0.position is the title of the first post; unplaced.0 is a line for which it found
no place), file the lines of the file in order. ${fenceNote}
moves: words that plainly stand in the wrong place: quote copies them exactly as they stand there, lines has the id of that
place, to the place where they belong. You only move: never correct, shorten or add a word, and move none that stands right.
Places: basics.name, headline, email, phone, location; summary; experience.N.position, company, dates, location, bullets;
education.N.degree, institution, dates, location, bullets; skills.N.name; languages.N.name, level; certifications.N.name,
issuer; projects.N.name, dates, bullets. bullets takes one more bullet, bullets.2 the end of that one. An entry that is
missing is experience.new1, the next experience.new2. A line that has no place moves as a whole, if need be to several places.`,
  input: givenSchema,
  output: answerSchema,
  verify: (answer, _given, parts) => {
    const repairs = holding(answer, parts);
    return repairs.length === 0 && answer.moves.length > 0 ? null : repairs;
  },
  without: () => [],
});
