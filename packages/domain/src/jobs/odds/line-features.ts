import type { AdvertLine } from '../advert-lines.ts';
import { sectionOf } from '../advert-sections.ts';
import { DEGREE_WORD } from '../degree-words.data.ts';
import type { AdvertWords } from '../languages/advert-words.ts';
import { collectFeatures, type Features } from './features.ts';

const PAY = /[£€$₹]\s?\d|\d\s?(?:€|euros?\b|chf\b)/iu;
const YOU =
  /(?<!\p{L})(?:you|your|du|dein\p{L}*|sie|ihre?n?|vous|votre|vos|tu|ton|tes|tus?|je|jij|jouw)(?!\p{L})/iu;
const WE = /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|nous|notre|nos|nuestr\p{L}*|wij|ons|onze)(?!\p{L})/iu;
const WORD = /\p{L}[\p{L}'’-]+/gu;
const MOST_WORDS = 12;
const ADDRESS = /@|https?:|www\.|\d{3}[\s-]\d{3}/u;

type Cue = (text: string) => boolean;

function cuesOf({ sentences, preferred, required, waived, experience, papers, benefits }: AdvertWords) {
  const cue =
    (pattern: RegExp): Cue =>
    (text) =>
      pattern.test(text);
  return Object.entries({
    ...sentences,
    preferred,
    need: required,
    waived,
    experience,
    papers,
    benefits,
    pay: PAY,
    degree: DEGREE_WORD,
    you: YOU,
    we: WE,
    address: ADDRESS,
  }).map(([name, pattern]) => [name, cue(pattern)] as const);
}

const wordsOf = (text: string) => text.toLowerCase().match(WORD) ?? [];

/** What speaks for lines asking for something or offering it: their words, their shape, what stands around them. */
export function lineFeatures(lines: readonly AdvertLine[], words: AdvertWords): Features[] {
  const cues = cuesOf(words);
  const own = lines.map(({ text }) => new Set(cues.flatMap(([name, holds]) => (holds(text) ? [name] : []))));
  const blocks = Map.groupBy(lines.keys(), (at) => lines[at]?.block ?? 0);
  const shares = new Map(
    [...blocks].map(([block, members]) => {
      const body = members.filter((at) => !lines[at]?.isHeading);
      const count = (name: string) => body.filter((at) => own[at]?.has(name)).length;
      return [
        block,
        cues.map(([name]) => [name, body.length === 0 ? 0 : count(name) / body.length] as const),
      ] as const;
    }),
  );
  const headings = new Map<string, { section: string; cues: string[]; words: string[] }>();
  const headingOf = (text: string) => {
    const known = headings.get(text);
    if (known) return known;
    const made = {
      section: sectionOf(text, words) ?? 'none',
      cues: cues.flatMap(([name, holds]) => (holds(text) ? [name] : [])),
      words: wordsOf(text),
    };
    headings.set(text, made);
    return made;
  };
  const past = new Set<string>();
  return lines.map((line, at) => {
    const { features, add } = collectFeatures();
    const { text, section, isItem, isRow, isHeading, above, block } = line;
    add('bias');
    add(`section ${section}`);
    add('item', isItem);
    add('row', isRow);
    add('heading', isHeading);
    for (const name of own[at] ?? []) add(`own ${name}`);
    for (const [name, share] of shares.get(block) ?? []) add(`block ${name}`, share);
    if (above === '') add('no heading');
    else {
      const heading = headingOf(above);
      add(`above ${heading.section}`);
      for (const name of heading.cues) add(`above ${name}`);
      for (const word of heading.words) add(`h ${word}`);
    }
    for (const word of wordsOf(text)) add(`w ${word}`);
    for (const before of past) add(`past ${before}`);
    if (isHeading || section === 'offer') past.add(section);
    const place = at / lines.length;
    add('place', place);
    add('first', at < 4);
    add('last', at >= lines.length - 3);
    const count = text.split(/\s+/u).length;
    add('short', Math.max(0, 1 - count / MOST_WORDS));
    add('long', count > 2 * MOST_WORDS);
    add('commas', Math.min(3, (text.match(/[,;]/gu) ?? []).length) / 3);
    add('figure', /\d/u.test(text));
    add('share', /\d ?%/u.test(text));
    add('starts with figure', /^\d/u.test(text));
    add('question', text.endsWith('?'));
    add('stop', text.endsWith('.'));
    return features;
  });
}
