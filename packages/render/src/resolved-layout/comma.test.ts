import { cvDesign, cvDocument } from '@candor/domain/cv';
import { people } from '@candor/testing';
import { expect, test } from 'vitest';
import { pageEngine } from '../page/compile.ts';
import { renderFile } from '../render-file.ts';
import { docxText, pdfPages } from '../testing/read-back.ts';
import { commaAfter, joinItems } from './comma.ts';

const japanese = { isJapanese: true };
const other = { isJapanese: false };

test('words are parted by the comma of their own script', () => {
  expect(commaAfter('Engineer', other)).toBe(', ');
  expect(commaAfter('Ведущий', other)).toBe(', ');
  expect(commaAfter('מהנדס', other)).toBe(', ');
  expect(commaAfter('مهندسة أولى', other)).toBe('، ');
  expect(commaAfter('教諭', japanese)).toBe('、');
  expect(commaAfter('会计师', other)).toBe('，');
  expect(commaAfter('교사', other)).toBe(', ');
  expect(commaAfter('2014', other)).toBe(', ');
});

test('the last letter decides, whatever stands behind it', () => {
  expect(commaAfter('English (العربية)', other)).toBe('، ');
  expect(commaAfter('数学 (C1)', japanese)).toBe(', ');
  expect(commaAfter('高等学校教諭一種免許状(数学)', japanese)).toBe('、');
});

test('a list has a comma behind each item but the last', () => {
  expect(joinItems(['العربية (اللغة الأم)', 'English (C1)', 'Deutsch'], other)).toBe(
    'العربية (اللغة الأم)، English (C1), Deutsch',
  );
  expect(joinItems(['成本核算', '审计', 'SAP'], other)).toBe('成本核算、审计、SAP');
  expect(joinItems(['one'], other)).toBe('one');
  expect(joinItems([], other)).toBe('');
});

const engine = pageEngine();

test.each([
  ['architect', 'مهندسة أولى، مكتب النور، دبي'],
  ['teacher', '教諭、北風高等学校、札幌'],
  ['accountant', '高级会计师，北风制造，上海'],
])('page, DOCX and HTML of the %s have the same commas', async (name, head) => {
  const { document, language } = people[name] ?? {};
  const input = {
    document: cvDocument(document ?? {}),
    layout: 'professional',
    paper: 'a4',
    isBrandFree: true,
    design: cvDesign({ language }),
  } as const;
  const html = new TextDecoder().decode((await renderFile(engine, 'html', input)).bytes);
  expect(html.replace(/<[^>]*>/gu, '')).toContain(head);
  expect(docxText((await renderFile(engine, 'docx', input)).bytes)).toContain(head);
  const commas = new Set(head.match(/[،、，]/gu));
  const [page = ''] = await pdfPages(Uint8Array.from(engine.pdf(input)));
  for (const comma of commas) expect(page).toContain(comma);
});
