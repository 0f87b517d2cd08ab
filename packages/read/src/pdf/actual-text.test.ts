import { expect, it } from 'vitest';
import { actualTexts } from './actual-text.ts';
import { PdfObjects } from './objects.ts';

/** A file of one page's drawing. */
const drawing = (text: string) =>
  new PdfObjects(
    Buffer.from(
      `%PDF-1.7\n1 0 obj\n<< /Length ${text.length} >>\nstream\n${text}\nendstream\nendobj\n`,
      'latin1',
    ),
  );
const meanings = (text: string) => [...actualTexts(drawing(text))];

it('says what a ligature stands for, however the page writes it', () => {
  expect(meanings('BT /Span<</ActualText (fi)>> BDC 12 0 Td <007F> Tj EMC <0053> Tj ET')).toEqual([
    [0x7f, 'fi'],
  ]);
  expect(meanings('/Span << /ActualText <FEFF006600660069> >> BDC [<02>] TJ EMC')).toEqual([[2, 'ffi']]);
  expect(meanings('/Span<</Lang (en) /ActualText (fl)>>BDC (\\003) Tj EMC')).toEqual([[3, 'fl']]);
});

it('leaves out a code of several meanings, and marks around more than one character', () => {
  expect(
    meanings('/Span<</ActualText (fi)>> BDC <01> Tj EMC /Span<</ActualText (fl)>> BDC <01> Tj EMC'),
  ).toEqual([]);
  expect(meanings('/Span<</ActualText (office)>> BDC <00010002> Tj EMC')).toEqual([]);
  expect(meanings('/Span<</MCID 1>> BDC <01> Tj EMC')).toEqual([]);
});
