import { expect, it } from 'vitest';
import { readRtf } from './read-rtf.ts';

const linesOf = (body: string) =>
  readRtf(Buffer.from(String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}` + `${body}}`, 'latin1'));

it('reads a word as one stretch whose signs are escaped one by one', async () => {
  const [line] = await linesOf(String.raw`\pard\plain\f0\fs22 M\'fcllerei Gr\u246?nau\par`);
  expect(line?.runs?.map(({ text }) => text)).toEqual(['Müllerei Grönau']);
});

it('passes over a control word that objects have of their own', async () => {
  const [line] = await linesOf(String.raw`\pard\plain Miller\constructor  of\toString  Ely\par`);
  expect(line?.text).toBe('Miller of Ely');
});

it('keeps a list within its table cell, whatever is set for the marks of its items', async () => {
  const item = (text: string) =>
    String.raw`\pard\plain\intbl{\listtext\pard\plain \u8226?\tab}\ls1\li500 ${text}\par `;
  const side = ['About', 'A miller by trade and by birth, third of the name', 'Contact'];
  const lines = await linesOf(
    String.raw`\trowd ${side.map((text) => String.raw`\pard\plain\intbl ${text}\par `).join('')}\cell ` +
      String.raw`\pard\plain\intbl Miller\par ${item('Ground rye')}${item('Kept the weir')}\pard\plain\intbl 2019\cell\row `,
  );
  const main = lines.filter(({ text }) => !side.includes(text));
  expect(main.map(({ text, isListItem = false }) => [text, isListItem])).toEqual([
    ['Miller', false],
    ['Ground rye', true],
    ['Kept the weir', true],
    ['2019', false],
  ]);
  expect(new Set(main.map(({ block }) => block)).size).toBe(1);
});
