import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { contactFields, contactFromCv } from './contact-from-cv.ts';
import { letterDocument } from './document.ts';
import { isSameLetter } from './same-letter.ts';

const line = fc.string({ maxLength: 20 });

it('takes everything the CV says from the CV, and leaves the rest', () => {
  fc.assert(
    fc.property(
      documents(),
      fc.record({ name: line, email: line, phone: line, location: line }),
      (cv, typed) => {
        const contact = contactFromCv(typed, cv);
        for (const field of contactFields)
          expect(contact[field]).toBe(cv.basics[field] === '' ? typed[field] : cv.basics[field]);
      },
    ),
  );
});

it('finds letters the same that differ in spaces alone', () => {
  const letter = letterDocument({ sender: ['Ana Ruiz'], paragraphs: ['I lead a ward.'] });
  expect(isSameLetter(letter, { ...letter, paragraphs: [' I lead a ward. ', ''] })).toBe(true);
  expect(isSameLetter(letter, { ...letter, paragraphs: ['I lead two wards.'] })).toBe(false);
});
