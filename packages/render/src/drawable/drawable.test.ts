import { expect, test } from 'vitest';
import { cvDocument } from '@candor/domain/cv';
import { letterDocument } from '@candor/domain/letters';
import { cvTexts, letterTexts } from './field-texts.ts';
import { requireDrawable } from './require-drawable.ts';
import { shapeErrorOf } from './text-shape.ts';

test.each([
  ['Hindi', 'कृपया ज्योत्स्ना का कार्त्स्न्य पढ़ें: राष्ट्रीय स्वास्थ्य मिशन'],
  ['Tamil', 'அர்த்தம் வாழ்க்கை இலக்கணம்'],
  ['Malayalam', 'ക്ഷ്ത്ര്യ സ്ത്രീ'],
  ['Khmer', 'ខ្ញុំស្រឡាញ់កម្ពុជា'],
  ['Tibetan', 'བསྒྲུབས ཧཱུཾ རྒྱལ'],
  ['Burmese', 'မြန်မာ ဣန္ဒြေ'],
  ['Thai', 'ผู้ใหญ่ น้ำใจ'],
  ['Arabic with all vowels', 'بِسْمِ ٱللَّهِ ٱلرَّحْمَٰنِ'],
  ['Hebrew with points and accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א'],
  ['Persian with joiners', 'می‌خواهم'],
  ['Vietnamese, decomposed', 'Nguyễn Thị Bưởi'.normalize('NFD')],
  ['a family', '👨🏽‍👩🏽‍👧🏽‍👦🏽 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏻‍❤️‍💋‍👩🏿'],
  ['soft hyphens', 'Donau\u00addampf\u00adschiff\u00adfahrt'],
])('takes %s as it is written', (_, text) => {
  expect(shapeErrorOf(text)).toBeNull();
});

test.each([
  ['marks', `a${'\u0301'.repeat(31)}`],
  ['marks', `a${'\u200b'.repeat(31)}`],
  ['marks', `🏴${'\u{e0067}'.repeat(31)}`],
  ['joined', '\u0915\u094d'.repeat(17)],
  ['joined', '\u0995\u09cd\u200d'.repeat(17)],
  ['joined', '👩\u200d'.repeat(17)],
])('refuses runs of %s', (error, text) => {
  expect(shapeErrorOf(`Plain words, then ${text} and more.`)).toBe(error);
});

const bad = '\u0915\u094d'.repeat(100);

test.each([
  [cvDocument({ basics: { name: bad } }), 'basics.name', 'The name has'],
  [cvDocument({ summary: bad }), 'summary', 'The summary has'],
  [
    cvDocument({ experience: [{}, { company: 'Kitchen', position: bad }] }),
    'experience.1.position',
    'The job title of the job at “Kitchen” has',
  ],
  [
    cvDocument({ education: [{ bullets: ['Sang.', bad] }] }),
    'education.0.bullets.1',
    'Bullet 2 of the education 1 has',
  ],
  [
    cvDocument({ custom: [{ title: 'More', entries: [{ title: 'x', bullets: [bad] }] }] }),
    'custom.0.entries.0.bullets.0',
    'Bullet 1 of the entry “x” has',
  ],
])('names the field of a CV', (document, path, begin) => {
  const refuse = () => requireDrawable(cvTexts(document));
  expect(refuse).toThrow(expect.objectContaining({ name: 'NotDrawable', path }));
  expect(refuse).toThrow(`${begin} more than 16 characters joined into one. Please put spaces between them.`);
});

test('names the field of a letter, and nothing of a plain one', () => {
  const letter = letterDocument({ paragraphs: ['Dear all', bad] });
  expect(() => requireDrawable(letterTexts(letter))).toThrow('Paragraph 2 has more than 16');
  expect(() => requireDrawable(letterTexts(letterDocument({ paragraphs: ['Dear all'] })))).not.toThrow();
});
