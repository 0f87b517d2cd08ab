import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvDocument } from '../cv/index.ts';
import { letterDocument, letterFromText, letterToText, type LetterDocumentInput } from '../letters/index.ts';
import { letterWithoutContact, nameWithoutContact, publicDocument } from './index.ts';

const nothing = { email: false, phone: false, location: false, links: false, photo: true };
const nobody = { name: '', email: '', phone: '', location: '' };

const details = {
  email: [
    'ada@example.org',
    'ada.lovelace+jobs@mail.example.co.uk',
    'ada (at) example.org',
    'ada [at] example [dot] org',
  ],
  phone: [
    '+44 7700 900123',
    '07700 900123',
    '(415) 555-0132',
    '415-555-0132',
    '+49 (0)151 2345678',
    '06 12 34 56 78',
    '0049 151 2345678',
    '13800138000',
    'Tel. 555 0132 8',
  ],
  location: [
    '12 High Street, London SW1A 1AA',
    '14b Orchard Court, Salem, OR 97301',
    'Lindenstraße 4, 10969 Berlin',
    '8 rue de la Paix, 75002 Paris',
    'Calle Mayor 12, 28013 Madrid',
  ],
  links: [
    'https://ada.example',
    'www.ada.example/cv',
    'linkedin.com/in/ada',
    'github.com/ada',
    'ada.dev/about',
  ],
};
const all = Object.values(details).flat();

describe.each(all)('%s', (detail) => {
  it('does not stand anywhere in a CV whose contact details are hidden', () => {
    const cv = cvDocument({
      basics: { name: `Ada Lovelace | ${detail}`, headline: `Engineer • ${detail}` },
      summary: `Write to me: ${detail}.`,
      experience: [
        { company: `Acme (${detail})`, position: 'Engineer', bullets: [`Reach me at ${detail} any day`] },
      ],
      custom: [{ title: 'Other', entries: [{ title: detail, bullets: [detail] }] }],
      projects: [{ name: 'Engine', url: detail }],
    });
    const shown = publicDocument(cv, nothing);
    expect(JSON.stringify(shown)).not.toContain(detail);
    expect(shown.basics).toMatchObject({ name: 'Ada Lovelace', headline: 'Engineer' });
    expect(shown.experience[0]?.bullets[0]).toMatch(/^Reach me at (?:Tel\. )?\[…\] any day$/u);
  });

  it.each([
    ['first', [detail, 'Ada Lovelace', 'London']],
    ['beside the name', [`Ada Lovelace | ${detail}`, 'London']],
    ['below the name', ['Ada Lovelace', detail]],
  ])('does not stand %s in a letter, nor below its signature', (_where, sender) => {
    const text = letterToText(
      letterDocument({
        sender,
        salutation: 'Dear Ms Burke,',
        paragraphs: ['I am a nurse.'],
        close: 'Yours sincerely,',
      }),
    );
    const letter = letterFromText(`${text}\n\nAda Lovelace\n${detail}\nLondon`);
    const shown = letterWithoutContact(letter, nobody);
    expect(JSON.stringify(shown)).not.toContain(detail);
    expect(JSON.stringify(shown)).not.toContain('London');
    expect(shown).toMatchObject({
      sender: ['Ada Lovelace'],
      paragraphs: ['I am a nurse.'],
      signature: 'Ada Lovelace',
    });
  });
});

describe('what is no contact detail', () => {
  it.each([
    'Grew revenue from 1,250,000 to 10,500,000 EUR (2015-2019) on ASP.NET, Node.js and Booking.com.',
    'Served 100 000 000 requests a day; 12 Engineers reported to me in 2015 - 2019 / 2020.',
    'ISO 9001:2015, ISBN 978-3-16-148410-0, 03/2014 to 05/2016, 24/7 and 3.5 of 4.0.',
    'Won 2nd place in 2019 at Royal Drive Ltd. Moved from London to Leeds.',
  ])('stays: %s', (summary) => {
    expect(publicDocument(cvDocument({ summary }), nothing).summary).toBe(summary);
  });

  it('stays: the body of a letter, the date, whom it goes to, and lines below the signature that tell no way to reach', () => {
    const input: LetterDocumentInput = {
      sender: ['Ada Lovelace'],
      recipient: ['Ms Burke', 'Acme Ltd'],
      salutation: 'Dear Ms Burke,',
      paragraphs: ['I led 12 people for 3 years.', 'Senior Nurse'],
      close: 'Yours sincerely,',
      signature: 'Ada Lovelace',
    };
    expect(letterWithoutContact(letterDocument(input), nobody)).toEqual(letterDocument(input));
  });
});

it('a detail that the person gave is hidden however it is written', () => {
  const cv = cvDocument({
    basics: { name: 'Ada', phone: '+47 912 34 567', links: [{ label: '', url: 'https://ada.dev/' }] },
    summary: 'Ring 91234567 or look at ada.dev.',
  });
  expect(publicDocument(cv, nothing).summary).toBe('Ring […] or look at […].');
});

it('what is shown on a page stays in its words, kind by kind', () => {
  const cv = cvDocument({ summary: 'Mail ada@example.org or ring +44 7700 900123.' });
  expect(publicDocument(cv, { ...nothing, email: true }).summary).toBe('Mail ada@example.org or ring […].');
});

it('the name of a letter is known by the signature, the form, or its place', () => {
  const sender = ['Rose Cottage', 'Little Hangleton', 'Ada Lovelace'];
  const signed = letterWithoutContact(letterDocument({ sender, signature: 'Ada Lovelace' }), nobody);
  expect(signed.sender).toEqual(['Ada Lovelace']);
  const named = letterWithoutContact(letterDocument({ sender }), { ...nobody, name: 'Ada Lovelace' });
  expect(named.sender).toEqual(['Ada Lovelace']);
  expect(letterWithoutContact(letterDocument({ sender: ['ada@example.org'] }), nobody).sender).toEqual([
    '[…]',
  ]);
});

it('an account’s name is shown without ways to reach its person', () => {
  expect(nameWithoutContact('Ada Lovelace, ada@example.org')).toBe('Ada Lovelace');
  expect(nameWithoutContact('ada@example.org')).toBe('Owner');
});

it('hiding takes time in proportion to the text, whatever it is', () => {
  const piece = fc.constantFrom('a', '1', '@', '.', ' ', '-', '(', 'A', '/', 'Street', 'www.', '12 ', ',');
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 6 }), (pieces) => {
      const summary = pieces.join('').repeat(400).slice(0, 2_400);
      expect(typeof publicDocument(cvDocument({ summary }), nothing).summary).toBe('string');
    }),
    { numRuns: 60 },
  );
});
