import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { withValueAt } from './at-path.ts';
import { linesOf } from './lines.ts';
import { countIn, formMove, listOfLine, pathAt, withMoved } from './move-lines.ts';
import { normaliseDocument } from './normalise.ts';
import { cvDraftSchema } from './request.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
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

it('moves in the form what moves on the page', () => {
  fc.assert(
    fc.property(documents(), fc.nat(), fc.nat(), (any, nth, other) => {
      const draft = draftFromDocument(any, 'modern', false);
      const document = documentFromRequest(draft);
      const places = [...linesOf(document).keys()].flatMap((path) => listOfLine(path) ?? []);
      fc.pre(places.length > 0);
      const place = places[nth % places.length] ?? { list: 'experience', at: 0 };
      const count = countIn(document, place.list);
      const to = other % count;
      const change = formMove(draft, place, { to, count });
      if (!change) throw new Error('the form has the same things');
      expect(toText(documentFromRequest(withValueAt(draft, change.field, change.value)))).toBe(
        toText(normaliseDocument(withMoved(document, place, to))),
      );
    }),
  );
});

it('leaves blank rows of the form where they are, and a form that has other things', () => {
  const draft = cvDraftSchema.parse({
    experience: [{}, { company: 'Acme' }, { company: 'Bolt', description: 'Ran tills\nKept stock' }],
  });
  const moved = formMove(draft, { list: 'experience', at: 1 }, { to: 0, count: 2 });
  expect(moved?.value).toEqual([draft.experience[0], draft.experience[2], draft.experience[1]]);
  expect(formMove(draft, { list: 'experience.1.bullets', at: 0 }, { to: 1, count: 2 })).toEqual({
    field: 'experience.2.description',
    value: 'Kept stock\nRan tills',
  });
  expect(formMove(draft, { list: 'experience', at: 1 }, { to: 0, count: 3 })).toBeNull();
  expect(listOfLine('basics.name')).toBeNull();
  expect(listOfLine('languages.list')).toBeNull();
});
