import { expect, it } from 'vitest';
import { judgeDraftedStep } from './judge-drafted-step.ts';

const licence = 'GDC registration as a dental hygienist. It takes an approved diploma of 30 months.';
const given = [licence, 'Senior Dental Nurse at Exeter Smiles', 'Dental hygienist'];
const judge = (text: string, named: string[] = []) => judgeDraftedStep(text, { given, named });

it('knows a step whose papers and times stand in the facts that it names', () => {
  expect(
    judge('Ask the dental school which diploma of 30 months leads to the registration.', [licence]),
  ).toBe('known');
  expect(judge('Shadow the hygienist of your practice for a day and note what surprised you.')).toBe(
    'unchecked',
  );
  expect(judge('Shadow the hygienist of your practice and note what surprised you.')).toBe('known');
});

it('has what no fact says of papers, times and sums checked', () => {
  for (const text of [
    'Finish the diploma and apply for the registration.',
    'Plan for three years of study in the evenings.',
    'Save $4,000 for the course before you begin.',
  ])
    expect(judge(text)).toBe('unchecked');
  expect(judge('Plan for 40 months until your registration.', [licence])).toBe('unchecked');
});

it('refuses names that nobody gave, addresses, and what is no sentence', () => {
  expect(judge('Write to the training lead of Mayo Clinic.')).toBe('refused');
  expect(judge('Read https://example.org before you apply.')).toBe('refused');
  expect(judge('Go.')).toBe('refused');
  expect(judge(`Practise ${'and practise '.repeat(40)}`)).toBe('refused');
  expect(judge('Ask the owner of Exeter Smiles for a day with the Dental hygienist.')).not.toBe('refused');
});
