import { expect, it } from 'vitest';
import { inReadingOrder, withMirroredPages } from './reading-order.ts';
import { inOrderOfReading } from './right-to-left.ts';
import type { Word } from './word.ts';
import { wordsOf } from './words.ts';

const WIDTH = 600;

/** The words of a line whose signs are drawn from left to right. */
function wordsDrawn(line: string, { x0 = 20, baseline = 100 } = {}): Word[] {
  const glyphs = [...line].flatMap((text, at) => {
    const type = { size: 10, isBold: false, isItalic: false, color: '#000000' };
    const isAfterSpace = at === 0 || line[at - 1] === ' ';
    return text === ' '
      ? []
      : [{ text, x0: x0 + at * 5, x1: x0 + 5 + at * 5, baseline, isAfterSpace, ...type }];
  });
  return wordsOf(glyphs);
}

function read(line: string): string {
  const [page] = withMirroredPages([{ number: 1, width: WIDTH, height: 800, words: wordsDrawn(line) }]);
  const words = page?.words.toSorted((a, b) => a.x0 - b.x0) ?? [];
  return inReadingOrder(words)
    .map((word) => word.text)
    .join(' ');
}

it.each([
  ['Hebrew', 'ריכב סדנהמ', 'מהנדס בכיר'],
  ['Latin words among it', 'Power BI תכרעמב שומיש', 'שימוש במערכת Power BI'],
  ['a comma behind Latin words', 'ףסונבו ,Python תכרעמ', 'מערכת Python, ובנוסף'],
  ['a number behind a Latin name', 'Office 365 תכרעמ תלעפה', 'הפעלת מערכת Office 365'],
  ['years in the order of its script', '2014 – 2009 הרבח', 'חברה 2009 – 2014'],
  ['years that stand by themselves', '2009 – 2014 הרבח', 'חברה 2009 – 2014'],
  ['a telephone number by itself', '+972 50 123 4567 ןופלט', 'טלפון +972 50 123 4567'],
  ['a telephone number among it', '0164 555 50 972+ ןופלט', 'טלפון +972 50 555 0164'],
  ['a share behind Arabic', '%12 ةبسنب ضفخ', 'خفض بنسبة 12%'],
  ['a share hung on Hebrew', '18%־ב תולעה תתחפה', 'הפחתת העלות ב־18%'],
  ['brackets', ')תיריכב( סדנהמ', 'מהנדס (בכירית)'],
  ['a number hung on a word', '.4־ל הנבמה תא רציק', 'קיצר את המבנה ל־4.'],
  ['a language of programming before a comma', 'SQL ,לוהינ ,++C', 'C++, ניהול, SQL'],
  ['letters hung on a Latin word', 'SQL-בו ןויסינ', 'ניסיון וב-SQL'],
  ['letters hung on Latin words', 'Power BI-ב ןויסינ', 'ניסיון ב-Power BI'],
  [
    'letters hung on a Latin word before years in brackets',
    'SQL-בו React (2019–2022)-ב ןויסינ',
    'ניסיון ב-React (2019–2022) וב-SQL',
  ],
  ['letters hung on years', '2022–2019-ב הרבח', 'חברה ב-2019–2022'],
])('reads a line from right to left with %s', (_, drawn, text) => {
  expect(read(drawn)).toBe(text);
});

it('takes a page whose rows begin at its right for one from right to left, though most of its letters are not', () => {
  const rows = [
    'SUMMARY',
    'React תסדנהמ',
    'EXPERIENCE',
    'Harbour Cloud Software Engineer',
    '.ןמזה תא יתרציק',
  ];
  const words = rows.flatMap((row, at) =>
    wordsDrawn(row, { x0: 580 - 5 * row.length, baseline: 100 + 20 * at }),
  );
  const [page] = withMirroredPages([{ number: 1, width: WIDTH, height: 800, words }]);
  expect(page?.isMirrored).toBe(true);
  const left = rows.flatMap((row, at) => wordsDrawn(row, { baseline: 100 + 20 * at }));
  const [other] = withMirroredPages([{ number: 1, width: WIDTH, height: 800, words: left }]);
  expect(other?.isMirrored).toBeUndefined();
});

it('turns round the words of an Arabic name on a page from left to right', () => {
  expect(read('Curriculum vitae of دادح ىليل in Arabic letters, Berlin')).toBe(
    'Curriculum vitae of ليلى حداد in Arabic letters, Berlin',
  );
});

it('keeps the order of letters that one drawn sign stands for', () => {
  // The sign for lam and alef is one; its meaning comes as two letters in their own order.
  const glyph = {
    size: 10,
    isBold: false,
    isItalic: false,
    color: '#000000',
    baseline: 100,
    isAfterSpace: false,
  };
  const [word] = wordsOf([
    { ...glyph, text: 'م', x0: 20, x1: 25 },
    { ...glyph, text: 'لا', x0: 25, x1: 30 },
    { ...glyph, text: 'س', x0: 30, x1: 35 },
  ]);
  expect(word?.text).toBe('سلام');
});

it('leaves other words as they are', () => {
  expect(inOrderOfReading('(Brandt)')).toBe('(Brandt)');
  expect(read('Office 365, 2009 – 2014')).toBe('Office 365, 2009 – 2014');
});
