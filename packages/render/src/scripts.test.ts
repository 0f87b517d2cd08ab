import { cvDesign, cvDocument, layoutIds, type CvDocument, type SectionLanguage } from '@candor/domain/cv';
import { someOf } from '@candor/testing';
import { afterAll, expect, test } from 'vitest';
import { createRenderer } from './renderer.ts';
import { docxPart, docxText, pdfPages } from './testing/read-back.ts';

const renderer = createRenderer();
afterAll(() => renderer.close());

type Sample = {
  /** The language that its script alone tells. */
  told?: string;
  language: SectionLanguage;
  words: string[];
  isRtl?: true;
  docxLanguage?: string;
  isComposed?: true;
};

/** A name, a headline, an employer, a position and a bullet in one script each. */
const samples: Record<string, Sample> = {
  Vietnamese: {
    language: 'en',
    words: ['Nguyễn Thị Ánh', 'Kỹ sư phần mềm', 'Gió Bắc', 'Kỹ sư', 'Giảm thời gian xử lý.'],
  },
  Polish: {
    language: 'pl',
    words: ['Łucja Śnieżyńska', 'Inżynierka', 'Żółta Łódź', 'Księgowa', 'Skróciła obsługę.'],
  },
  Cyrillic: {
    language: 'en',
    told: 'ru',
    words: ['Дмитрий Ёлкин', 'Инженер', 'Северный ветер', 'Ведущий', 'Сократил сроки.'],
  },
  Greek: {
    language: 'en',
    told: 'el',
    words: ['Ελένη Παπαδάκη', 'Μηχανικός', 'Βόρειος', 'Υπεύθυνη', 'Μείωσε τον χρόνο.'],
  },
  Arabic: {
    language: 'ar',
    words: ['ليلى حداد', 'مهندسة برمجيات أولى', 'شركة النور', 'مهندسة', 'قادت خمسة مهندسين في دبي.'],
    isRtl: true,
    docxLanguage: 'w:bidi="ar-SA"',
  },
  Hebrew: {
    language: 'en',
    told: 'he',
    words: ['דוד כהן', 'מהנדס תוכנה', 'חברת אור', 'מהנדס בכיר', 'הוביל צוות של חמישה.'],
    isRtl: true,
    docxLanguage: 'w:bidi="he-IL"',
  },
  Chinese: {
    language: 'zh',
    words: ['王小明', '高级软件工程师', '北风科技', '工程师', '带领六名工程师重构流程。'],
    docxLanguage: 'w:eastAsia="zh-CN"',
  },
  Japanese: {
    language: 'ja',
    words: ['山田花子', 'シニアエンジニア', '株式会社北風', 'エンジニア', '処理時間を短縮した。'],
    docxLanguage: 'w:eastAsia="ja-JP"',
  },
  Korean: {
    language: 'en',
    told: 'ko',
    words: ['김민수', '선임 엔지니어', '북풍 테크', '엔지니어', '처리 시간을 단축했습니다.'],
    docxLanguage: 'w:eastAsia="ko-KR"',
  },
  Devanagari: {
    language: 'en',
    told: 'hi',
    words: ['अनीता शर्मा', 'वरिष्ठ इंजीनियर', 'उत्तर पवन', 'इंजीनियर', 'समय घटाया।'],
    docxLanguage: 'w:bidi="hi-IN"',
    isComposed: true,
  },
};

function documentOf([
  name = '',
  headline = '',
  company = '',
  position = '',
  bullet = '',
]: string[]): CvDocument {
  return cvDocument({
    basics: { name, headline, email: 'a@example.org', phone: '+1 202 555 0148' },
    experience: [{ company, position, start: '2020-03', end: 'present', bullets: [bullet] }],
    skills: [{ name: bullet, group: '' }],
  });
}

/** Letters alone, in the compatibility form: readers give presentation forms and break lines as they like. */
const letters = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{M}]/gu, '');

const cases = Object.entries(samples);

const scripts = Object.keys(samples);

// A font belongs to a layout: some layouts for each script, every pair under `npm run test:all`.
test.each(cases)('%s: every character is drawn', async (script, { words, language }) => {
  for (const layout of someOf(layoutIds, { at: scripts.indexOf(script), count: 4 })) {
    const design = cvDesign({ language });
    const input = { document: documentOf(words), layout, paper: 'a4', isBrandFree: true, design } as const;
    expect((await renderer.cv.pages(input)).missing).toEqual([]);
  }
});

test.each(cases)('%s: PDF, DOCX and HTML give the words back', async (_, sample) => {
  const { words, language, isRtl, docxLanguage } = sample;
  const design = cvDesign({ language });
  const input = {
    document: documentOf(words),
    layout: 'europass',
    paper: 'a4',
    isBrandFree: true,
    design,
  } as const;
  const pdf = letters((await pdfPages((await renderer.cv.file('pdf', input)).bytes)).join(' '));
  const docx = (await renderer.cv.file('docx', input)).bytes;
  const html = new TextDecoder().decode((await renderer.cv.file('html', input)).bytes);
  const inDocx = letters(docxText(docx));
  for (const word of words) {
    // A reader of PDF that goes by places alone turns the words of a line round; each word is whole.
    // Where several glyphs make a letter, the PDF says the letters beside them, which not every reader takes.
    const parts = sample.isComposed ? Array.from(letters(word)) : word.split(' ').map(letters);
    for (const part of parts) expect(pdf).toContain(part);
    expect(inDocx).toContain(letters(word));
    expect(html).toContain(word);
  }
  expect(html.includes('dir="rtl"')).toBe(isRtl === true);
  const told = sample.told ?? language;
  expect(html).toContain(`<html lang="${told}"`);
  const body = docxPart(docx, 'word/document.xml');
  expect([body.includes('<w:bidi/>'), body.includes('<w:rtl/>')]).toEqual([isRtl === true, isRtl === true]);
  expect(docxPart(docx, 'word/styles.xml')).toContain(docxLanguage ?? `w:val="${told}"`);
});

test('in a page that runs from the right, a phone number keeps its order', async () => {
  const words = samples['Hebrew']?.words ?? [];
  const input = {
    document: documentOf(words),
    layout: 'professional',
    paper: 'a4',
    isBrandFree: true,
  } as const;
  const { bytes } = await renderer.cv.file('pdf', input);
  expect((await pdfPages(bytes)).join(' ')).toContain('+1 202 555 0148');
});
