import { expect, test } from 'vitest';
import { coverageOf } from './coverage.ts';
import { fallbacksFor, scriptFaces } from './fallbacks.ts';
import { families } from './families.ts';
import { expoFont } from './font-file.ts';
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

const isOptional = (file: string) => /^noto-sans-(?:sc|jp|kr)\//u.test(file);
const order = (text: string, find: (file: string) => string) =>
  fallbacksFor(text, scriptFaces(find)).map(({ name }) => name);

test('a large face is taken before the small one of its script where its package is installed', () => {
  const withPackages = (file: string) => expoFont(isOptional(file) ? 'kosugi/Kosugi_400Regular.ttf' : file);
  for (const [text, large, small] of [
    ['李明', 'Noto Sans SC', 'ZCOOL XiaoWei'],
    ['李さくら', 'Noto Sans JP', 'MotoyaLCedar'],
    ['김민수 漢字', 'Noto Sans KR', 'Gowun Dodum'],
  ] as const) {
    const names = order(text, withPackages).filter(
      (name) => !/Hebrew|Vazirmatn|Arabic|Devanagari/u.test(name),
    );
    expect(names.slice(0, 2)).toEqual([large, small]);
  }
});

test('without the packages the small faces stand in, and nothing of them is asked for', () => {
  const without = (file: string) => {
    if (isOptional(file)) throw new Error('Not installed');
    return expoFont(file);
  };
  expect(order('李明', without).filter((name) => /Noto Sans (?:SC|JP|KR)/u.test(name))).toEqual([]);
});
