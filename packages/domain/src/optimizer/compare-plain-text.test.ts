import { expect, it } from 'vitest';
import { aDocument } from '@candor/testing';
import { toText } from '../cv/index.ts';
import { compareReading } from './compare-reading.ts';

const held = aDocument({
  summary: 'Ward nurse with nine years in trauma care.',
  skills: [{ name: 'Wound care and dressings', group: '' }],
});
const text = toText(held);
const plainOf = (plainText: string | null) => compareReading({ held, read: held, text, plainText }).plain;

it('finds nothing amiss in the same words, however their lines are broken', () => {
  const plain = plainOf(text.replaceAll(/\s+/gu, '\n'));
  expect(plain).toMatchObject({ isInOrder: true, apart: [] });
  expect(plain?.order[0]).toBe('Personal Information');
});

it('names the fields whose words are torn apart', () => {
  const torn = text.replace('nine years in trauma', 'nine years SKILLS in trauma');
  expect(plainOf(torn)?.apart).toEqual(['summary']);
});

it('tells the order in which another extractor comes upon the sections', () => {
  const [, summary = ''] = /\n(PROFESSIONAL SUMMARY\n\n.*)\n/u.exec(text) ?? [];
  const plain = plainOf(`${text.replace(summary, '')}\n${summary}`);
  expect(plain).toMatchObject({ isInOrder: false, apart: [] });
  expect(plain?.order.at(-1)).toMatch(/Summary/u);
});

it('has nothing to compare where the extractor gives nothing', () => {
  expect(plainOf(null)).toBeNull();
});
