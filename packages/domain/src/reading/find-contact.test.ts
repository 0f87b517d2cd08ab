import { expect, it } from 'vitest';
import { findContact } from './find-contact.ts';
import type { PositionedLine } from './positioned-line.ts';
import { prepare } from './prepared-line.ts';

const linesOf = (...texts: string[]) =>
  texts.map((text, at): PositionedLine => ({
    text,
    page: 1,
    x0: 50,
    x1: 50 + 5 * text.length,
    top: 14 * at,
    bottom: 14 * at + 10,
    size: 10,
    isBold: false,
    isItalic: false,
    isWhole: true,
  }));
const location = (...texts: string[]) => findContact(prepare(linesOf(...texts)), 'en').location.text;

it('takes a short name beside what reaches the person for a town that no list knows', () => {
  expect(location('Skelbo | +44 1349 555 018 | ida@mail.example')).toBe('Skelbo');
  expect(location('Skelbo', '+44 1349 555 018')).toBe('Skelbo');
  expect(location('Skelbo, +44 1349 555 018, ida@mail.example')).toBe('Skelbo');
  expect(location('Harbour Crossings Ferries', 'Skelbo', 'ida@mail.example')).toBe('Skelbo');
});

it('takes what a number is for no town of that name', () => {
  expect(location('+44 7700 900411 (Mobile)', 'Leeds')).toBe('Leeds');
});

it('takes neither a title nor a name without such a neighbour for a town', () => {
  expect(location('Ferrywoman and deckhand', 'ida@mail.example')).toBe('');
  expect(location('Skelbo', 'Reads tides', 'Sails')).toBe('');
});

it('reads a house number before an unknown street', () => {
  expect(location('12 bis cours des Tanneurs,', '33800 Ormes')).toBe(
    '12 bis cours des Tanneurs, 33800 Ormes',
  );
  expect(location('Oude Vismarkt 14', '8911 CX Leeuwarden')).toBe('Oude Vismarkt 14, 8911 CX Leeuwarden');
  expect(location('14 Orchard Court, Tarnby, OR 97301')).toBe('14 Orchard Court, Tarnby, OR 97301');
});

it('joins an address that is broken over two lines, with what it is in brackets behind it', () => {
  const links = (...texts: string[]) =>
    findContact(prepare(linesOf(...texts)), 'en').links.map(({ url }) => url.text);
  expect(
    links('www.linkedin.com/in/tomasz-', 'adeyemi-31b (LinkedIn)', 'adeyemi.example (Personal)'),
  ).toEqual(['www.linkedin.com/in/tomasz-adeyemi-31b', 'adeyemi.example']);
  expect(links('https://www.linkedin.com/in/ada-b?jobid=1234&lipi=urn%3Ali%3Apage')).toEqual([
    'https://www.linkedin.com/in/ada-b',
  ]);
});

it('calls an address by the words that are linked, where these are a name', () => {
  const [line] = linesOf('Portfolio | ida.example');
  const links = [
    { text: 'Portfolio', url: 'https://ida.example/work' },
    { text: 'ida.example', url: 'https://ida.example' },
  ];
  const found = findContact(prepare(line ? [{ ...line, links }] : []), 'en').links;
  expect(found.map(({ label, url }) => [label.text, url.text])).toEqual([
    ['Portfolio', 'https://ida.example/work'],
    ['', 'https://ida.example'],
  ]);
});
