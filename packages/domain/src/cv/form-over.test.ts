import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { formOver } from './form-over.ts';
import { linesOf, withLines } from './lines.ts';
import { normaliseDocument } from './normalise.ts';
import { cvDraftSchema } from './request.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
import { toText } from './to-text.ts';

const anyForm = documents().map((document) =>
  draftFromDocument(normaliseDocument(document), 'modern', false),
);

it('says what the document says, and stays as it is typed where it says so already', () => {
  fc.assert(
    fc.property(
      anyForm,
      fc.nat(),
      fc.array(fc.constantFrom('Ran the tills', 'Kept stock'), { maxLength: 2 }),
      (form, nth, lines) => {
        const document = documentFromRequest(form);
        expect(formOver(form, document)).toEqual(form);
        const paths = [...linesOf(document).keys()];
        fc.pre(paths.length > 0);
        const changed = withLines(document, paths[nth % paths.length] ?? '', lines);
        expect(toText(documentFromRequest(formOver(form, changed)))).toBe(toText(normaliseDocument(changed)));
      },
    ),
  );
});

it('keeps the manner of a description, the rows that wait, the aim and the look', () => {
  const form = cvDraftSchema.parse({
    jobTitle: 'Clerk ',
    targetRole: 'Manager',
    template: 'modern',
    experience: [
      { company: 'Acme' },
      { company: 'Bolt', duration: 'Mar 2019 - Present', description: 'Ran tills\nKept stock' },
    ],
    education: [{}],
  });
  const document = documentFromRequest(form);
  const next = formOver(form, withLines(document, 'experience.1.bullets.0', ['Ran two tills']));
  expect(next).toEqual({
    ...form,
    experience: [form.experience[0], { ...form.experience[1], description: 'Ran two tills\nKept stock' }],
  });
});
