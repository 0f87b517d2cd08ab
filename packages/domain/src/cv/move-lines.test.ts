import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { linesOf } from './lines.ts';
import { countIn, listOfLine, pathAt, withMoved } from './move-lines.ts';
import { normaliseDocument } from './normalise.ts';
import { toText } from './to-text.ts';

const words = (document: Parameters<typeof linesOf>[0]) => [...linesOf(document).values()].toSorted();

it('moves a line or its entry, keeps every line, and moves it back', () => {
  fc.assert(
    fc.property(documents(), fc.nat(), fc.nat(), (any, nth, other) => {
      const document = normaliseDocument(any);
      const lines = [...linesOf(document)].filter(([path]) => listOfLine(path) !== null);
      fc.pre(lines.length > 0);
      const [path = '', text] = lines[nth % lines.length] ?? [];
      const place = listOfLine(path);
      if (!place) return;
      const to = other % countIn(document, place.list);
      const moved = withMoved(document, place, to);
      expect(linesOf(moved).get(pathAt(path, to))).toBe(text);
      expect(words(moved)).toEqual(words(document));
      const back = withMoved(moved, { list: place.list, at: to }, place.at);
      // Skills of a group come together where they stood apart.
      expect(toText(back)).toBe(toText(withMoved(document, place, place.at)));
    }),
  );
});

it('leaves alone what has its place', () => {
  expect(listOfLine('basics.name')).toBeNull();
  expect(listOfLine('languages.list')).toBeNull();
});
