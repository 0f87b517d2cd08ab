import { cvDesign } from '@candor/domain/cv';
import { letterLabels } from '@candor/domain/letters';
import { themeOf } from '../layouts/index.ts';
import type { Setting } from '../setting.ts';
import { isKana } from '../resolved-layout/script.ts';
import { linkTarget } from '../resolved-layout/link.ts';
import type { Section } from '../resolved-layout/resolved-layout.ts';
import type { LetterInput } from './letter-input.ts';

/** The parts of a letter in reading order, as the page template and the writers take them. */
export const letterParts = [
  'date',
  'recipient',
  'subject',
  'salutation',
  'body',
  'close',
  'enclosures',
] as const;
export type LetterPart = (typeof letterParts)[number];

function prose(paragraphs: string[]): Section {
  return { id: 'summary', title: '', kind: 'prose', paragraphs, isOnNewPage: false, isKept: false };
}

const filled = (lines: readonly string[]) => lines.filter((line) => line !== '');

/** The texts of a letter by part; empty parts hold none. */
export function letterTexts({ letter }: LetterInput): Record<LetterPart, string[]> {
  const form = letterLabels(letter);
  return {
    date: filled([letter.date]),
    recipient: filled(letter.recipient),
    subject: filled([letter.subject]),
    salutation: filled([letter.salutation]),
    body: filled(letter.paragraphs),
    close: filled([letter.close, letter.signature]),
    enclosures: letter.enclosures.length === 0 ? [] : [`${form.enclosures} ${letter.enclosures.join(', ')}`],
  };
}

/** A letter keeps no release of its layout: it is set in the first, so that a stored one never moves. */
const letterRelease = 1;

/** A letter as the layouts set it: the sender is the letterhead, each part a section. No side column, no photo. */
export function letterSetting(input: LetterInput): Setting {
  const theme = themeOf(input.layout, letterRelease);
  const [name = '', ...contacts] = input.letter.sender;
  const texts = letterTexts(input);
  return {
    resolved: {
      name,
      headline: '',
      isJapanese: isKana(JSON.stringify(texts)),
      contacts: filled(contacts).map((text) => ({ text, href: linkTarget(text) })),
      sections: letterParts.map((part) => prose(texts[part])),
    },
    theme: { ...theme, sideEm: 0 },
    design: cvDesign({}),
  };
}
