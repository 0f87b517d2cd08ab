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

/** A text of a letter, and where it stands in its document. */
type Line = { text: string; path: string };

const filled = (lines: readonly string[], list: string): Line[] =>
  lines.map((text, at) => ({ text, path: `${list}.${at}` })).filter(({ text }) => text !== '');

/** The lines of a letter by part; empty parts hold none. */
function letterLines({ letter }: LetterInput): Record<LetterPart, Line[]> {
  const { enclosures } = letterLabels(letter);
  const own = (...keys: ('date' | 'subject' | 'salutation' | 'close' | 'signature')[]) =>
    keys.map((path) => ({ text: letter[path], path })).filter(({ text }) => text !== '');
  return {
    date: own('date'),
    recipient: filled(letter.recipient, 'recipient'),
    subject: own('subject'),
    salutation: own('salutation'),
    body: filled(letter.paragraphs, 'paragraphs'),
    close: own('close', 'signature'),
    enclosures:
      letter.enclosures.length === 0
        ? []
        : [{ text: `${enclosures} ${letter.enclosures.join(', ')}`, path: 'enclosures' }],
  };
}

/** The texts of a letter by part; empty parts hold none. */
export function letterTexts(input: LetterInput): Record<LetterPart, string[]> {
  const lines = letterLines(input);
  const textsOf = (part: LetterPart) => lines[part].map(({ text }) => text);
  return {
    date: textsOf('date'),
    recipient: textsOf('recipient'),
    subject: textsOf('subject'),
    salutation: textsOf('salutation'),
    body: textsOf('body'),
    close: textsOf('close'),
    enclosures: textsOf('enclosures'),
  };
}

function prose(lines: readonly Line[]): Section {
  return {
    id: 'summary',
    title: '',
    kind: 'prose',
    paragraphs: lines.map(({ text }) => text),
    paths: lines.map(({ path }) => path),
    isOnNewPage: false,
    isKept: false,
  };
}

/** A letter keeps no release of its layout: it is set in the first, so that a stored one never moves. */
const letterRelease = 1;

/** A letter as the layouts set it: the sender is the letterhead, each part a section. No side column, no photo. */
export function letterSetting(input: LetterInput): Setting {
  const theme = themeOf(input.layout, letterRelease);
  const [name = '', ...contacts] = input.letter.sender;
  const lines = letterLines(input);
  return {
    resolved: {
      name,
      namePath: 'sender.0',
      headline: '',
      isJapanese: isKana(JSON.stringify(lines)),
      contacts: contacts
        .map((text, at) => ({ text, href: linkTarget(text), path: `sender.${at + 1}` }))
        .filter(({ text }) => text !== ''),
      sections: letterParts.map((part) => prose(lines[part])),
    },
    theme: { ...theme, sideEm: 0 },
    design: cvDesign({}),
  };
}
