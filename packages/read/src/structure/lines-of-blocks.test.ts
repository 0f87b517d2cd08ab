import { expect, it } from 'vitest';
import type { Block, ParagraphBlock } from './block.ts';
import { linesOfBlocks } from './lines-of-blocks.ts';

const paragraph = (text: string): ParagraphBlock => ({
  kind: 'paragraph',
  texts: [{ text, size: 10, isBold: false, isItalic: false, color: '#000000' }],
  isListItem: false,
  indent: 0,
  space: 0,
});
const cell = (...texts: string[]): Block[] => texts.map(paragraph);

it('reads a row of a ruled table as the head of an entry and what stands below it', () => {
  const rows = [
    [cell('2019 – 2021'), cell('Acme'), cell('Engineer', '- Built it', '- Kept it')],
    [cell('2016 – 2019'), cell('Harrow Labs'), cell('Analyst', '- Counted it')],
  ];
  expect(linesOfBlocks([{ kind: 'table', rows }]).map(({ text }) => text)).toEqual([
    '2019 – 2021\tAcme\tEngineer',
    '- Built it',
    '- Kept it',
    '2016 – 2019\tHarrow Labs\tAnalyst',
    '- Counted it',
  ]);
});

it('reads cells that follow one another in blocks of their own', () => {
  const row = [cell('Acme', 'Berlin', 'Germany'), cell('Engineer', 'Lead', 'Full time')];
  const lines = linesOfBlocks([paragraph('Experience'), { kind: 'table', rows: [row, row] }]);
  expect(new Set(lines.map(({ block }) => block)).size).toBe(5);
});

it('reads words that a program parted within one type as one stretch', () => {
  const [type] = paragraph('').texts;
  const parted = ['Con', 'ç', 'eição Reis\t', '2019'].map((text) => ({
    ...type,
    text,
  })) as ParagraphBlock['texts'];
  const bold = { ...paragraph(' Lda').texts[0], isBold: true } as ParagraphBlock['texts'][number];
  const [line] = linesOfBlocks([{ ...paragraph(''), texts: [...parted, bold] }]);
  expect(line?.runs?.map(({ text }) => text)).toEqual(['Conçeição Reis\t', '2019', ' Lda']);
});
