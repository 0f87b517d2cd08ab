import { describe, expect, it } from 'vitest';
import { toText } from '@candor/domain/cv';
import { goodCvs } from '@candor/testing';
import {
  anchorAt,
  mentionBefore,
  mentionsIn,
  saysTheSame,
  sectionsOf,
  withSuggestion,
  type Anchor,
} from './index.ts';

const text = 'Led a ward of 12 beds, with care.\nRan the night shift.';
function anchorOf(words: string, within = text): Anchor {
  const start = within.indexOf(words);
  const anchor = anchorAt(within, { start, end: start + words.length });
  if (!anchor) throw new Error(`no anchor for ${words}`);
  return anchor;
}

describe('a suggestion', () => {
  it('stands in place of its words', () => {
    expect(withSuggestion(text, anchorOf('ward of 12 beds'), 'ward of 14 beds')).toBe(
      'Led a ward of 14 beds, with care.\nRan the night shift.',
    );
  });

  it.each([
    ['of 12 beds', 'Led a ward, with care.\nRan the night shift.'],
    ['the night', 'Led a ward of 12 beds, with care.\nRan shift.'],
    ['Led a', 'ward of 12 beds, with care.\nRan the night shift.'],
  ])('that takes away “%s” leaves no double space', (words, after) => {
    expect(withSuggestion(text, anchorOf(words), '')).toBe(after);
  });

  it('is refused where its words were changed meanwhile', () => {
    const anchor = anchorOf('ward of 12 beds');
    expect(withSuggestion(text.replace('12', '14'), anchor, 'team')).toBeNull();
  });

  it('is compared by its words, not by its white space', () => {
    expect(saysTheSame('One.\n\nTwo.', 'One. Two.')).toBe(true);
    expect(saysTheSame('One.', 'Two.')).toBe(false);
  });
});

describe('a mention', () => {
  const names = ['Ana', 'Ana Ruiz', 'Ben O’Neil'];
  it('is the longest name behind the sign', () => {
    const comment = 'Could @ana ruiz look, or @Ben O’Neil? Not @Anabel, nor me@Ana.';
    expect(mentionsIn(comment, names).map(({ name }) => name)).toEqual(['Ana Ruiz', 'Ben O’Neil']);
  });

  it('is begun where the caret stands behind the sign', () => {
    expect(mentionBefore('Hi @An', 6)).toEqual({ start: 3, end: 6 });
    expect(mentionBefore('me@Ana', 6)).toBeNull();
  });
});

describe('the sections of a CV', () => {
  it('are what stands under each heading', () => {
    for (const { document } of goodCvs) {
      const cv = toText(document);
      const sections = sectionsOf(cv);
      expect(sections.length).toBeGreaterThan(2);
      for (const { heading, start, end } of sections)
        expect(cv.slice(start, end).startsWith(`${heading}\n\n`)).toBe(true);
    }
    expect(sectionsOf('Dear Ms Ruiz,\n\nI AM\nglad.\n\nYours')).toEqual([]);
  });
});
