import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { families } from './families.ts';
import { fontPlan } from './font-plan.ts';

const own = [families['source-sans'], families['source-serif']];
const names = (text: string) => fontPlan(text, own).fallbacks.map(({ name }) => name);

test.each(Object.entries(families))('%s draws Latin, Cyrillic and Greek in every face', (_, { faces }) => {
  for (const { file } of faces) {
    for (const letter of 'AzßñłőşưĐДжіΩπ–—’“”•€£') {
      expect([letter, coverageOf(file).has(letter.codePointAt(0) ?? 0)]).toEqual([letter, true]);
    }
  }
});

test('a text the families draw needs no further font', () => {
  expect(fontPlan('Zoë Müller – Łódź, Дмитрий, Ελένη', own)).toEqual({ fallbacks: [], missing: [] });
});

test('a text takes only the fonts it needs', () => {
  expect(names('דוד')).toEqual(['Noto Sans Hebrew']);
  expect(names('李明')).toEqual(['ZCOOL XiaoWei']);
  expect(names('李さくら')).toEqual(['MotoyaLCedar']);
  expect(names('👩‍🚀')).toEqual(['Noto Emoji']);
});

test('what nothing draws is named once', () => {
  expect(fontPlan('𓀀 𓀀', own).missing).toEqual(['𓀀']);
});
