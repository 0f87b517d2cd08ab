import { patience, people, someOf } from '@candor/testing';
import { describe, expect, it, vi } from 'vitest';
import { toText } from '../cv/index.ts';
import { readText } from './read-text.ts';

vi.setConfig({ testTimeout: patience(600_000) });

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const timesIn = (texts: readonly string[], word: string) => texts.join('\n').split(word).length - 1;

/**
 * How often each word of a line is told: in fields, else among what found none, else as the heading of a section. A line
 * of which most found no field is told whole, with the word that found one.
 */
function toldTimes(text: string, line: string): number[] {
  const { document, unplaced, sections } = readText(text);
  return [...line.matchAll(/\w+/gu)].map(
    ([word]) => timesIn(textsIn(document), word) || timesIn(unplaced, word) || timesIn(sections, word),
  );
}

/** Words that no CV has, in the forms that lines have. */
const odd = [
  'Zorvex quillam brenta',
  '- Zorvex quillam brenta',
  'Zorvex quillam, brenta',
  'Zorvex: quillam brenta',
  'Zorvex | quillam | brenta',
  'Zorvex quillam (brenta)',
];

describe('a line that nobody expects', () => {
  it.each(Object.entries(people))(
    'is neither lost nor told twice, wherever it stands in the CV of the %s',
    (_, { document }) => {
      const lines = toText(document).split('\n');
      const places = lines.map((_line, at) => at + 1);
      const wrong = odd.flatMap((line, index) =>
        someOf(places, { at: index, count: 8 }).flatMap((at) => {
          const told = toldTimes(lines.toSpliced(at, 0, line).join('\n'), line);
          return told.every((times) => times === 1)
            ? []
            : [`${line} behind ${lines[at - 1]}: ${told.join(' ')}`];
        }),
      );
      expect(wrong).toEqual([]);
    },
  );
});
