import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { draftWithField, draftWithLine } from './draft-lines.ts';
import { linesOf, withLines } from './lines.ts';
import { cvDraftSchema } from './request.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
import { isShortField, placeOfField, shortFields, withField } from './short-fields.ts';

const NAMED = /\.(?:position|company|location|degree|institution|name|issuer|headline|dates)$/;

it('changes a field of the form as it changes on the page', () => {
  fc.assert(
    fc.property(documents(), fc.nat(), (any, pick) => {
      const draft = draftFromDocument(any, 'modern', false);
      const document = documentFromRequest(draft);
      const fields = [...shortFields(document)].filter(([path, text]) => NAMED.test(path) && text !== '');
      const [path, words] = fields[pick % fields.length] ?? ['', ''];
      if (path === '') return;
      const text = path.endsWith('.dates') ? '2019 – 2021' : 'Other words';
      expect(isShortField(path)).toBe(true);
      const place = placeOfField(shortFields(document), path, words) ?? '';
      const onPage = withField(document, place, text);
      const inForm = documentFromRequest(draftWithField(draft, path, words, text));
      // A form folds what is there twice.
      fc.pre(onPage.skills.length === inForm.skills.length);
      expect(inForm).toEqual(onPage);
    }),
  );
});

it('leaves a form as it is where nothing of it holds the words, and takes a skill out of its group', () => {
  const draft = cvDraftSchema.parse({ skills: ['Till: cash', 'Till: cards'] });
  expect(draftWithField(draft, 'experience.0.company', 'Nobody', 'Acme')).toEqual(draft);
  expect(draftWithField(draft, 'skills.0.name', 'Cash', '').skills).toEqual(['Till: cards']);
  expect(draftWithField(draft, 'skills.1.name', 'cards', 'Card payments').skills).toEqual([
    'Till: cash',
    'Till: Card payments',
  ]);
});

it('changes a line of the form as it changes on the page', () => {
  fc.assert(
    fc.property(documents(), fc.nat(), (any, pick) => {
      const draft = draftFromDocument(any, 'modern', false);
      const document = documentFromRequest(draft);
      const lines = [...linesOf(document)];
      const [path, words] = lines[pick % lines.length] ?? ['', ''];
      const isOnce = lines.filter(([, text]) => text.toLowerCase() === words.toLowerCase()).length === 1;
      fc.pre(isOnce);
      const text = /\.dates?$/.test(path) ? '2019' : 'Other words';
      const inForm = documentFromRequest(draftWithLine(draft, path, words, [text]));
      const onPage = withLines(document, path, [text]);
      // A form folds what is there twice, and a school is one by its name.
      fc.pre(
        onPage.skills.length === inForm.skills.length && onPage.education.length === inForm.education.length,
      );
      expect(inForm).toEqual(onPage);
    }),
  );
});

it('leaves blank rows and what was typed beside a line as they are', () => {
  const draft = cvDraftSchema.parse({
    experience: [
      {},
      { company: 'Acme', duration: 'since spring 2020', description: 'Ran tills. Kept stock.' },
    ],
  });
  const next = draftWithLine(draft, 'experience.0.bullets.1', 'Kept stock.', [
    'Kept all stock',
    'Trained two',
  ]);
  expect(next.experience).toEqual([
    draft.experience[0],
    { ...draft.experience[1], description: 'Ran tills.\nKept all stock\nTrained two' },
  ]);
  expect(draftWithLine(draft, 'experience.0.company', 'Nobody', ['x'])).toEqual(draft);
});
