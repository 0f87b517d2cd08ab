import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileText } from './file-text.ts';
import { readTable } from './read-table.ts';

const columnOf = (header: string) => ['Stelle', 'Firma', 'Stand'].find((column) => column === header);
const read = (text: string) => readTable(text, columnOf);

const utf16 = (text: string, isBigEndian: boolean) => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBigEndian);
  return bytes;
};
const TEXT = 'Stelle;Firma\nKöchin;Zürich AG\n';

describe('the text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(TEXT)],
    ['Windows-1252', Uint8Array.from(TEXT, (sign) => sign.charCodeAt(0))],
    ['UTF-16, marked', utf16(`\u{feff}${TEXT}`, false)],
    ['UTF-16 of the other order, marked', utf16(`\u{feff}${TEXT}`, true)],
    ['UTF-16, unmarked', utf16(TEXT, false)],
    ['UTF-16 of the other order, unmarked', utf16(TEXT, true)],
  ])('is read in %s', (_, bytes) => {
    expect(fileText(bytes)).toBe(TEXT);
  });

  it('is read from any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(fileText(bytes)).toBeTypeOf('string');
      }),
    );
  });
});

describe('a table', () => {
  const table = { headers: ['Stelle', 'Firma'], rows: [['Koch', 'a, b, c']] };

  it.each([
    ['sep=;\nStelle;Firma\nKoch;a, b, c'],
    ['\u{feff}"sep=;"\r\nStelle;Firma\r\nKoch;a, b, c'],
    ['SEP=\t\nStelle\tFirma\nKoch\ta, b, c'],
    ['sep=^\nStelle^Firma\nKoch^a, b, c'],
    ['Stelle;Firma\nKoch;a, b, c'],
    ['Stelle|Firma\nKoch|a, b, c'],
    ['Stelle,Firma\rKoch,"a, b, c"'],
    ['Meine Liste\n\nStelle;Firma\nKoch;a, b, c'],
  ])('is read from %j', (text) => {
    expect(read(text)).toEqual(table);
  });

  it('of words that are not known is parted by the sign that makes rows of as many cells', () => {
    expect(read('A;B;C\n1,5;2;x\n1;2;one, two, three, four\n').rows).toEqual([
      ['1,5', '2', 'x'],
      ['1', '2', 'one, two, three, four'],
    ]);
  });

  it('keeps cells beyond the headers', () => {
    expect(read('Stelle,Firma\nKoch,Alpha,more\nBäcker\n')).toEqual({
      headers: ['Stelle', 'Firma', ''],
      rows: [
        ['Koch', 'Alpha', 'more'],
        ['Bäcker', '', ''],
      ],
    });
  });
});
