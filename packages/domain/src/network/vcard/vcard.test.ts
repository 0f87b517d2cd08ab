import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contactFields, emptyContact, type ContactFields } from '../contact.ts';
import { readVcards, vcardOf } from './index.ts';
import { partsOfName } from '../name-parts.ts';

const ID = '00000000-0000-4000-8000-000000000000';
const card = (...lines: string[]) => ['BEGIN:VCARD', ...lines, 'END:VCARD'].join('\r\n');
const only = (text: string) => {
  const { contacts } = readVcards(text);
  expect(contacts).toHaveLength(1);
  return contacts[0] ?? emptyContact;
};

describe('a card', () => {
  it('of vCard 2.1 is read: bare types, quoted-printable over several lines, its charset', () => {
    const read = only(
      card(
        'VERSION:2.1',
        'N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg;;Dr.;',
        'FN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:J=F6rg M=FCller',
        'TEL;WORK;VOICE:+49 30 1',
        'TEL;CELL:+49 170 2',
        'EMAIL;INTERNET:joerg@firma.test',
        'EMAIL;HOME:joerg@zuhause.test',
        'NOTE;QUOTED-PRINTABLE:Erste Zeile=0D=0AZweite =',
        'Zeile; mit C:\\Pfad',
        'ADR;WORK:;;Hauptstr. 1;Berlin;;10115;Deutschland',
      ),
    );
    expect(read).toMatchObject({
      name: 'Jörg Müller',
      phone: '+49 30 1',
      email: 'joerg@firma.test',
      location: 'Berlin, Deutschland',
    });
    expect(read.notes.replace('\r', '')).toBe('Erste Zeile\nZweite Zeile; mit C:\\Pfad');
    expect(read.details).toEqual([
      { label: 'Phone (cell)', value: '+49 170 2' },
      { label: 'Email (home)', value: 'joerg@zuhause.test' },
      { label: 'Address (work)', value: ';;Hauptstr. 1;Berlin;;10115;Deutschland' },
      { label: 'Name parts', value: 'Müller;Jörg;;Dr.;' },
    ]);
  });

  it('of Apple is read: groups with labels, escaped colons, a company with a department', () => {
    const read = only(
      card(
        'VERSION:3.0',
        'FN:Ada Lovelace',
        'N:Lovelace;Ada;;;',
        'ORG:Analytical Engines\\, Ltd.;Research\\; maths;',
        'TITLE:Engineer',
        'item1.URL;type=pref:https\\://www.linkedin.com/in/ada',
        'item2.TEL;type=pref:+44 1',
        'item2.X-ABLabel:_$!<Mobile>!$_',
        'item3.TEL:+44 2',
        'item3.X-ABLabel:Garden House',
        'CATEGORIES:Mentor,Maths\\, pure',
        'BDAY:1815-12-10',
      ),
    );
    expect(read).toMatchObject({
      name: 'Ada Lovelace',
      company: 'Analytical Engines, Ltd.',
      position: 'Engineer',
      linkedinUrl: 'https://www.linkedin.com/in/ada',
      tags: ['Mentor', 'Maths, pure'],
      details: [
        { label: 'Department', value: 'Research; maths' },
        { label: 'Phone (Garden House)', value: '+44 2' },
        { label: 'Birthday', value: '1815-12-10' },
      ],
    });
  });

  it('keeps a second address, a property nobody knows, and a value that is too long for its field', () => {
    const read = only(card('VERSION:4.0', 'FN:A B', 'X-SKYPE:ada', `TEL:${'1'.repeat(90)}`, 'TEL:2'));
    expect(read.phone).toHaveLength(60);
    expect(read.details).toEqual([
      { label: 'Phone', value: '1'.repeat(90) },
      { label: 'X-SKYPE', value: 'ada' },
      { label: 'Phone', value: '2' },
    ]);
  });

  it.each([
    [['N:Hopper;Grace;;;'], 'Grace Hopper'],
    [['ORG:Harbor Computing'], 'Harbor Computing'],
    [['EMAIL:grace@example.com'], 'grace@example.com'],
  ])('without a formatted name is called by what there is: %s', (lines, name) => {
    expect(only(card('VERSION:3.0', ...lines)).name).toBe(name);
  });
});

describe('a file', () => {
  it('goes on after cards that name nobody, lines that are none and cards that never end', () => {
    const text = [
      card('VERSION:3.0', 'FN:', 'TEL:1'),
      card('VERSION:3.0', 'FN:Ada', 'no property', 'TEL;TYPE="home":2'),
      'BEGIN:VCARD',
      'FN:Grace',
    ].join('\n');
    const { contacts, nameless, unreadLines } = readVcards(text);
    expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
    expect({ nameless, unreadLines }).toEqual({ nameless: 1, unreadLines: 1 });
  });

  it('is read without its pictures, which are told of', () => {
    const photo = `PHOTO;ENCODING=b;TYPE=JPEG:${`${'A'.repeat(75)}\r\n `.repeat(200)}`;
    const { contacts, withMedia } = readVcards(card('VERSION:3.0', 'FN:Ada', photo, 'TEL:1'));
    expect(contacts).toMatchObject([{ name: 'Ada', phone: '1', details: [] }]);
    expect(withMedia).toBe(1);
  });

  it('begins a new card where one never ended', () => {
    const text = ['BEGIN:VCARD', 'FN:Ada', 'TEL:1', card('FN:Grace', 'TEL:2'), card('FN:Mary')].join('\n');
    expect(readVcards(text).contacts.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ada', '1'],
      ['Grace', '2'],
      ['Mary', ''],
    ]);
  });

  it('holds somebody’s assistant as a card of its own', () => {
    const agent = card('VERSION:2.1', 'FN:Grace', 'TEL:2');
    const text = card('VERSION:2.1', 'FN:Ada', 'AGENT:', agent, 'TEL:1');
    expect(readVcards(text).contacts.map(({ name, phone }) => [name, phone])).toEqual([
      ['Grace', '2'],
      ['Ada', '1'],
    ]);
  });

  it('is told of every line that was not read', () => {
    const many = Array.from({ length: 1_200 }, (_, at) => `TEL:${at}`);
    const text = ['My contacts', card('FN:Ada', 'no property', ...many), 'between', card('FN:Grace'), 'end'];
    const { contacts, unreadLines, nameless } = readVcards(text.join('\n'));
    expect(contacts.map(({ name }) => name)).toEqual(['Ada', 'Grace']);
    expect({ unreadLines, nameless }).toEqual({ unreadLines: 206, nameless: 0 });
  });

  it('of anything is read without a throw', () => {
    const piece = fc.constantFrom(
      'BEGIN:VCARD',
      'END:VCARD',
      '\n',
      '\r\n ',
      ';',
      ':',
      '"',
      '=',
      '\\',
      'TEL',
      'N:',
      'ADR:',
      'ORG:',
      'NOTE;ENCODING=QUOTED-PRINTABLE:=',
      '=E9',
      ',',
      'TYPE=',
      'item1.',
      '\u0000',
      'é',
      'VERSION:2.1\n',
      'FN:x\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }), (pieces) => {
        const { contacts } = readVcards(`BEGIN:VCARD\n${pieces.join('')}`);
        expect(contacts.every(({ name }) => name !== '')).toBe(true);
      }),
    );
  });
});

it.each([
  ['José "Pepe" García, Jr.', 'García|José "Pepe"|||Jr.'],
  ['García, José', 'García|José|||'],
  ['García, José, Jr.', 'García|José|||Jr.'],
  ['Martin Luther King Jr.', 'King|Martin Luther|||Jr.'],
  ['Henry Ford III', 'Ford|Henry|||III'],
  ['Dr. Ada Lovelace, PhD, M.D.', 'Lovelace|Ada||Dr.|PhD, M.D.'],
  ['Prof. Dr. Emmy Noether', 'Noether|Emmy||Prof. Dr.|'],
  ['Ludwig van Beethoven', 'van Beethoven|Ludwig|||'],
  ['Juan de la Cruz', 'de la Cruz|Juan|||'],
  ['Ada O’Brien', 'O’Brien|Ada|||'],
  ['Grace', '|Grace|||'],
  ['王小明', '|王小明|||'],
  ['Analytical Engines, Ltd.', 'Analytical Engines|Ltd.|||'],
])('parts the name %s as %s', (name, parts) => {
  expect(partsOfName(name).join('|')).toBe(parts);
});

it('goes out with the name in its parts, and with the labels that Apple knows', () => {
  const read = only(
    card(
      'VERSION:3.0',
      'FN:José "Pepe" García\\, Jr.',
      'item1.TEL:+44 1',
      'item1.X-ABLabel:Garden House',
      'item2.EMAIL;type=WORK:pepe@example.test',
      'item2.X-ABLabel:Studio',
      'item3.TEL:+44 2',
      'item3.X-ABLabel:Ship\\, deck (old)',
      'item4.X-ABRELATEDNAMES:Grace',
      'item4.X-ABLabel:_$!<Spouse>!$_',
    ),
  );
  const written = vcardOf(ID, read);
  for (const line of [
    'N:García;José "Pepe";;;Jr.',
    'FN:José "Pepe" García\\, Jr.',
    'ITEM2.EMAIL:pepe@example.test',
    'ITEM2.X-ABLABEL:Studio',
    'ITEM1.TEL;VALUE=TEXT:+44 1',
    'ITEM1.X-ABLABEL:Garden House',
    'ITEM3.TEL;VALUE=TEXT:+44 2',
    'ITEM3.X-ABLABEL:Ship\\, deck (old)',
    'ITEM4.X-ABRELATEDNAMES;VALUE=TEXT:Grace',
    'ITEM4.X-ABLABEL:_$!<Spouse>!$_',
  ])
    expect(written.split('\r\n')).toContain(line);
  expect(readVcards(written).contacts).toEqual([read]);
});

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  .filter((text) => text !== '');
const maybe = fc.oneof(words, fc.constant(''));
const lines = fc.array(maybe, { maxLength: 4 }).map((all) => all.join('\n').trim());
const day = fc
  .tuple(
    fc.integer({ min: 1990, max: 2090 }),
    fc.integer({ min: 10, max: 12 }),
    fc.integer({ min: 10, max: 28 }),
  )
  .map((parts) => parts.join('-'));
const label = fc.oneof(
  words,
  fc.constantFrom(
    'Phone (home)',
    'Email (work)',
    'Website',
    'Birthday',
    'X-SKYPE',
    'NOTE',
    'FN',
    'Address',
    'Title',
    'Phone',
    'Phone label',
    'Email label',
    'Profile label',
    'Phone (Garden House)',
    'Address (home, Old House)',
    'X-ABRELATEDNAMES (spouse)',
  ),
);

/** A contact as it can be stored: what may stand in a field before it stands in a detail. */
const aContact: fc.Arbitrary<ContactFields> = fc
  .record({
    name: words,
    company: words,
    position: words,
    email: words,
    phone: words.filter((word) => !/^tel:/iu.test(word)),
    linkedinUrl: fc.constantFrom('https://www.linkedin.com/in/ada', 'https://linkedin.com/in/a%20b;c,d'),
    connectionType: contactFields.shape.connectionType.options.reduce(
      (one, type) => fc.oneof(one, fc.constant(type)),
      fc.constant<ContactFields['connectionType']>('direct'),
    ),
    lastContact: fc.option(day),
    nextFollowUp: fc.option(day),
    notes: lines,
    status: fc.constantFrom('active' as const, 'archived' as const),
    tags: fc.uniqueArray(words, { maxLength: 4 }),
    location: maybe,
    industry: maybe,
    details: fc.array(fc.record({ label, value: words }), { maxLength: 6 }),
  })
  .map((contact) => {
    const { data } = contactFields.safeParse(contact);
    return data ?? emptyContact;
  })
  .filter(({ name }) => name !== '');

it('comes back from its own vCard with every field, whatever it holds', () => {
  const sorted = (contact: ContactFields) => ({
    ...contact,
    details: contact.details.map(({ label, value }) => `${label}: ${value}`).toSorted(),
  });
  fc.assert(
    fc.property(fc.array(aContact, { minLength: 1, maxLength: 3 }), (contacts) => {
      const text = contacts.map((contact) => vcardOf(ID, contact)).join('\r\n');
      expect(readVcards(text).contacts.map(sorted)).toEqual(contacts.map(sorted));
    }),
  );
});
