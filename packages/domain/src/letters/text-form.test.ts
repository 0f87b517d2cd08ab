import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterDocumentSchema, type LetterDocument } from './document.ts';
import { closeFor, letterDate, salutationFor } from './letter-form.ts';
import { letterCountries, letterTypes, tones } from './request.ts';
import { letterFromText, letterToPlainText, letterToText, normaliseLetter } from './text-form.ts';

const odd = [
  'Ana Ruiz',
  'Dear Ana,',
  'Kind regards,',
  'Re: nothing',
  'Enclosures: a; b',
  '21 November 2026',
  '--',
  '\\',
  '\u2060',
  '\u2060Dear Ana,',
  'My last day will be Friday 18 December 2026.',
  'Kind regards,\nAna',
  'Yours',
  '<b>x</b>',
  '王小明',
  '12 Main Street, Apt. 4',
  'Sehr geehrte Frau Cole,',
  'I write.\nTwo lines.',
  'One.\n\nTwo.',
  '',
  '  ',
];
const line = fc.oneof(
  fc.constantFrom(...odd).map((text) => text.replaceAll('\n', ' ')),
  fc.string({ maxLength: 40 }),
);
const country = fc.constantFrom(...letterCountries);

const letter: fc.Arbitrary<LetterDocument> = country.chain((code) => {
  const language = fc.boolean().map((isEnglish) => ({ country: code, isEnglish }));
  const greeting = fc
    .tuple(
      language,
      fc.constantFrom('', 'Ms Jane Cole', 'Dr. Jo van Dyk', 'Jo'),
      fc.record({ tone: fc.constantFrom(...tones), letterType: fc.constantFrom(...letterTypes) }),
    )
    .map(([one, name, manner]) => salutationFor(name, one, manner));
  const close = fc
    .tuple(language, fc.boolean(), fc.constantFrom(...tones))
    .map(([one, isNamed, tone]) => closeFor(isNamed, one, tone));
  const date = language.map((one) => letterDate('2026-11-21', one, 'Lyon'));
  return fc
    .record({
      sender: fc.array(line, { maxLength: 4 }),
      date: fc.oneof(date, line),
      recipient: fc.array(line, { maxLength: 4 }),
      subject: line,
      salutation: fc.oneof(greeting, line),
      paragraphs: fc.array(fc.oneof(fc.constantFrom(...odd), fc.string({ maxLength: 200 })), {
        maxLength: 6,
      }),
      close: fc.oneof(close, line),
      signature: line,
      enclosures: fc.array(line, { maxLength: 3 }),
      country: fc.constant(code),
      words: fc.constantFrom('english' as const, 'local' as const),
    })
    .map((parts) => letterDocumentSchema.parse(parts));
});

it('reads back every letter from its text form', () => {
  fc.assert(
    fc.property(letter.map(normaliseLetter), (one) => {
      expect(letterFromText(letterToText(one), one)).toEqual(one);
    }),
    { numRuns: 2000 },
  );
});

it('shows its reader nothing but the letter', () => {
  const plain = letter.map(normaliseLetter).filter((one) => !JSON.stringify(one).includes('\u2060'));
  fc.assert(
    fc.property(plain, (one) => {
      const { sender, recipient, paragraphs, ...rest } = one;
      const blocks = [sender.join('\n'), recipient.join('\n'), ...paragraphs, rest.salutation, rest.close];
      const shown = letterToPlainText(one);
      expect(shown).not.toContain('\u2060');
      for (const block of blocks)
        expect(`\n\n${shown}\n\n`).toContain(block === '' ? '' : `\n\n${block}\n\n`);
    }),
    { numRuns: 1000 },
  );
});

it('needs no mark before a paragraph that ends in a day', () => {
  const paragraphs = ['My last day will be Friday 18 December 2026.', 'Re: nothing', 'Thank you.'];
  const one = letterDocumentSchema.parse({ sender: ['Ana'], salutation: 'Dear Jo,', paragraphs });
  expect(letterToText(one)).toBe(['Ana', 'Dear Jo,', ...paragraphs].join('\n\n'));
});

it('loses no word of any text', () => {
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.toSorted() ?? [];
  const texts = fc.array(fc.oneof(line, fc.constant('\n'), fc.constant('\n\n')), { maxLength: 14 });
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('\n');
      const back = letterToText(letterFromText(text, { country: 'us', words: 'english' }));
      const label = /Re|Enclosures|Subject/g;
      expect(words(back.replace(label, ''))).toEqual(words(text.replace(label, '')));
    }),
    { numRuns: 500 },
  );
});

it.each(['Carol Jenks', 'Hillary Stone', 'Cara Moretti', 'Dearbhla Quinn', 'Liebermann'])(
  'takes the name %s for no greeting',
  (signature) => {
    const letter = letterDocumentSchema.parse({ close: 'Yours faithfully,', signature });
    expect(letterToText(letter)).toBe(`Yours faithfully,\n\n${signature}`);
  },
);

it('reads a letter as somebody pasted it', () => {
  const text =
    'Ana Ruiz\nAustin, TX\n\nNovember 21, 2026\n\nMs. Jane Cole\nBarton Creek\n\nRe: Charge Nurse\n\nDear Ms. Cole:\n\nI would like to apply.\n\nMy second paragraph.\n\nSincerely,\n\nAna Ruiz\n\nEnclosures: Resume';
  expect(letterFromText(text)).toEqual({
    sender: ['Ana Ruiz', 'Austin, TX'],
    date: 'November 21, 2026',
    recipient: ['Ms. Jane Cole', 'Barton Creek'],
    subject: 'Charge Nurse',
    salutation: 'Dear Ms. Cole:',
    paragraphs: ['I would like to apply.', 'My second paragraph.'],
    close: 'Sincerely,',
    signature: 'Ana Ruiz',
    enclosures: ['Resume'],
    country: 'us',
    words: 'english',
  });
});
