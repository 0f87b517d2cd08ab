import { expect, it } from 'vitest';
import { detectLanguage } from '../text/language/index.ts';
import { findRange } from './find-dates.ts';
import { readText } from './read-text.ts';
import { placeScore } from './place-score.ts';
import { employerScore, titleScore } from './word-scores.ts';

it.each([
  ['مارس 2018 – حتى الآن', '2018-03', 'present'],
  ['من كانون الثاني ٢٠١٩ إلى آب ٢٠٢١', '2019-01', '2021-08'],
  ['٢٠١٤ - ٢٠١٨', '2014', '2018'],
  ['٠٩/٢٠١٥ – ٠٦/٢٠١٩', '2015-09', '2019-06'],
  ['منذ 2020', '2020', 'present'],
  ['ינואר 2019 – היום', '2019-01', 'present'],
  ['מ-2016 עד 2019', '2016', '2019'],
])('finds the time in %s', (text, start, end) => {
  expect(findRange(text)).toMatchObject({ start, end });
});

it.each([
  ['مهندس برمجيات أول', 'شركة المهندسون العرب'],
  ['مدير مكتب', 'مكتب المدير للمحاماة'],
  ['מנהל בנק', 'בנק המנהלים'],
  ['מהנדסת תוכנה', 'תעשיות הגליל בע"מ'],
])('tells the title "%s" from the employer "%s" by what comes first', (title, employer) => {
  expect(titleScore(title)).toBeGreaterThan(0.5);
  expect(employerScore(title)).toBe(0);
  expect(titleScore(employer)).toBeLessThan(0.5);
  expect(employerScore(employer)).toBeGreaterThan(0.5);
});

it.each(['الرياض، السعودية', 'القاهره', 'תל אביב', 'חיפה, ישראל'])('%s is a place', (text) => {
  expect(placeScore(text)).toBeGreaterThanOrEqual(0.85);
});

it('tells Arabic, Persian and Hebrew from one another', () => {
  expect(detectLanguage('مهندسة معمارية بخبرة تسع سنوات في تصميم المدارس')).toBe('ar');
  expect(detectLanguage('مهندس نرم‌افزار با ده سال تجربه در پروژه‌های بزرگ')).toBe('fa');
  expect(detectLanguage('מהנדס תוכנה עם עשר שנות ניסיון ב React ו TypeScript')).toBe('he');
});

it('reads an Arabic text with its own commas and digits', () => {
  const { document } = readText(`سامي الخطيب
محاسب قانوني
الهاتف: ٠٥٠١٢٣٤٥٦٧ | البريد الإلكتروني: sami@example.org | العنوان: جدة

الخبرات العملية
شركة النخيل للتجارة، محاسب أول ٠٣/٢٠١٩ – حتى الآن
- إعداد القوائم المالية الشهرية لثلاثة فروع.

المؤهلات العلمية
جامعة الملك سعود، بكالوريوس محاسبة ٢٠١٠ – ٢٠١٤

المهارات
إكسل، التحليل المالي، SAP`);
  expect(document.basics).toMatchObject({
    name: 'سامي الخطيب',
    headline: 'محاسب قانوني',
    email: 'sami@example.org',
    phone: '٠٥٠١٢٣٤٥٦٧',
    location: 'جدة',
  });
  expect(document.experience).toMatchObject([
    { company: 'شركة النخيل للتجارة', position: 'محاسب أول', start: '2019-03', end: 'present' },
  ]);
  expect(document.education).toMatchObject([
    { institution: 'جامعة الملك سعود', degree: 'بكالوريوس محاسبة', start: '2010', end: '2014' },
  ]);
  expect(document.skills.map(({ name }) => name)).toEqual(['إكسل', 'التحليل المالي', 'SAP']);
});
