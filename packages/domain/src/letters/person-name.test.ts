import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { salutationFor } from './letter-form.ts';
import { addressee } from './person-name.ts';
import { roleWords } from './person-name.data.ts';
import { letterCountries, letterTypes, tones } from './request.ts';

const cover = { tone: 'professional', letterType: 'cover' } as const;
const british = (typed: string) => salutationFor(typed, { country: 'gb', isEnglish: true }, cover);

it.each<readonly [string, string]>([
  ['Captain Eva Bakken, Crew Manager', 'Dear Captain Bakken,'],
  ['Crew Manager – Captain Eva Bakken', 'Dear Captain Bakken,'],
  ['Studio Lead', 'Dear Studio Lead,'],
  ['The Station Manager', 'Dear Station Manager,'],
  ['Head of Finance', 'Dear Head of Finance,'],
  ['Tamsin and Rob', 'Dear Tamsin and Rob,'],
  ['Ms Cole & Mr Drew', 'Dear Ms Cole and Mr Drew,'],
  ['Sir David Cole', 'Dear Sir David,'],
  ['M. Petit', 'Dear M. Petit,'],
  ['Kari Nygård MBA', 'Dear Kari Nygård,'],
  ['Attn: Jo Baker (Recruitment)', 'Dear Jo Baker,'],
  ['Superintendent Carla Nemeth', 'Dear Superintendent Nemeth,'],
  ['Prof. Baek Seo-yeon', 'Dear Prof Baek,'],
  ['kev mallinder', 'Dear Kev Mallinder,'],
  ...[
    'Mr. or Ms. Tran',
    'Dr and Mrs Feldman',
    'Mr panel',
    'panel',
    'the team',
    'whoever',
    'dont know',
    'not sure',
    'Your boss',
    'Sir/Madam',
    'Madam / Sir',
    'Sir/Ma',
    'Sir or Ma’am',
  ].map((typed) => [typed, 'Dear Sir or Madam,'] as const),
])('greets %s', (typed, greeting) => {
  expect(british(typed)).toBe(greeting);
});

it.each(['Mr. or Ms. Tran', 'Tran, Linh', 'Team Leader Sinead', 'Ms Cole and Rob', 'Room 4'])(
  'is not sure whom %s names',
  (typed) => {
    expect(addressee(typed)).toEqual({ people: [], role: '', isUnsure: true });
  },
);

const parts = [
  'Mr|Ms.|Mrs|Miss|Dr|Prof.|Captain|Chef|Rev.',
  'Tamsin|Rob|eva|KWAME|Ana María|Bakken|van Dyk|O’Neill|Tran|Cole',
  'Studio Lead|manager|Panel|Crew Manager|HR|Head of Care',
  'the|a|whoever|Whom|your|all|somebody',
];
const part = fc.constantFrom(...parts.flatMap((some) => some.split('|')));
const field = fc
  .array(fc.tuple(part, fc.constantFrom(' ', ' ', ' ', ', ', ' and ', ' or ', ' & ', '/', ' - ')), {
    maxLength: 6,
  })
  .map((some) =>
    some
      .map(([word, between]) => `${word}${between}`)
      .join('')
      .trim(),
  );

it('whatever is typed: no role word for a name, one title a person, no article, no "whoever"', () => {
  fc.assert(
    fc.property(
      field,
      fc.constantFrom(...tones),
      fc.constantFrom(...letterTypes),
      fc.constantFrom(...letterCountries),
      (typed, tone, letterType, country) => {
        const greeting = salutationFor(typed, { country, isEnglish: true }, { tone, letterType });
        const { people, role } = addressee(typed);
        expect(greeting).toMatch(/^(?:Dear (?:\S+ ){0,9}\S+|To Whom It May Concern)[,:]$/);
        expect(people.length === 0 || role === '').toBe(true);
        for (const { family, given } of people)
          for (const word of `${given} ${family}`.toLowerCase().split(/[ -]/))
            expect(roleWords).not.toContain(word);
        if (people.length === 0 && role === '') return;
        for (const name of greeting.slice('Dear '.length, -1).split(' and ')) {
          expect(name).not.toMatch(
            /(?:Mrs?|Ms|Miss|Dr|Prof)\.? (?:Mrs?|Ms|Miss|Dr|Prof)\b|^(?:Mrs?|Ms|Miss)\.?$/,
          );
          expect(name).not.toMatch(/(?<!\p{L})(?:the|a|who\p{L}*|your|all|somebody)(?!\p{L})/iu);
        }
      },
    ),
    { numRuns: 3000, seed: 7 },
  );
});
