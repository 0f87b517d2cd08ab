import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { patience, tries } from '@candor/testing';
import { cvLimits } from './limits.ts';
import { fitStatements } from './fit-statements.ts';
import { cvRequestSchema } from './request.ts';
import { documentFromRequest } from './request-document.ts';

function letters(texts: readonly string[]): string {
  return texts.join('').replaceAll(/[\s•]/gu, '');
}

it('leaves ordinary statements alone', () => {
  expect(fitStatements(['Managed 12 staff', 'Ordered supplies'])).toEqual([
    'Managed 12 staff',
    'Ordered supplies',
  ]);
});

it(
  'holds whatever description fits the form, and loses no word',
  () => {
    const piece = fc.constantFrom(
      'a.\n',
      'Managed 12 staff. ',
      'word ',
      'x'.repeat(7_000),
      '👩🏽‍⚕️',
      '\n• ',
      'no stop ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 3_000 }),
        (parts, times) => {
          const description = parts.join('').repeat(times).slice(0, cvLimits.paragraph).toWellFormed();
          const request = cvRequestSchema.parse({
            personalInfo: { fullName: 'A', email: 'a@example.org' },
            jobTitle: 'Cook',
            experience: [{ company: 'X', description }],
          });
          const bullets = documentFromRequest(request).experience[0]?.bullets ?? [];
          expect(bullets.length).toBeLessThanOrEqual(cvLimits.bullets);
          expect(letters(bullets)).toBe(letters([description]));
        },
      ),
      { numRuns: tries(10, 60) },
    );
  },
  patience(20_000),
);
