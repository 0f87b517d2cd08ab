import { readText } from '../evidence/index.ts';
import { isWithin, meets } from './advert-item.ts';
import { askedPhrases, type AskedPhrase } from './asked-phrases.ts';
import type { AdvertWords } from './languages/advert-words.ts';
import type { NamedSkill } from './named-skill.ts';
import { addLine, addWords } from './odds/candidate.ts';
import { collectFeatures, type Features } from './odds/features.ts';
import type { JudgedLine } from './odds/judge-lines.ts';
import type { Span } from '../text/index.ts';

/** Words of a line that may be a skill. */
export interface SkillCandidate {
  skill: NamedSkill;
  /** Whether the lexicon knows it. */
  isKnown: boolean;
  /** Properties that speak for or against it, each with how much of it there is. */
  features: Features;
}

const MOST = { known: 4, phrases: 8, words: 4, extra: 3, line: 40 };
const slug = (words: string) => words.toLowerCase().replaceAll(/[^\p{L}\p{N}+#.]+/gu, '-');
const countOf = (words: string) => words.split(/\s+/u).length;

function kindBefore({ before }: AskedPhrase, words: AdvertWords): string {
  if (before === '') return 'start';
  if (before === ',') return 'comma';
  if (before === 'and') return 'and';
  return words.means.has(before) ? 'means' : 'where';
}

interface Place {
  line: JudgedLine;
  words: AdvertWords;
  language: string;
  phrases: readonly AskedPhrase[];
  known: readonly NamedSkill[];
  isPreferred: boolean;
}

/** What speaks for or against some words of a line being a skill; the weights are fitted by `bench/src/fit-adverts.ts`. */
function featuresOf(
  { name, category, span }: NamedSkill,
  phrase: AskedPhrase | undefined,
  isKnown: boolean,
  { line, words, language, phrases, known, isPreferred }: Place,
): Features {
  const text = line.text.slice(span.start - line.span.start, span.end - line.span.start);
  const behind = line.text.slice(span.end - line.span.start);
  const count = countOf(text);
  const lineWords = countOf(line.text);
  const kind = isKnown ? category : 'phrase';
  const { features: found, add } = collectFeatures();
  add('bias');
  addLine(add, line);
  addWords(add, text);
  add('known asked', isKnown && line.asked > 0);
  for (const [end, word] of [
    ['first', text.split(/\s+/u)[0] ?? ''],
    ['last', text.split(/\s+/u).at(-1) ?? ''],
  ] as const)
    if (word.length > 4) add(`${end} -${word.slice(-3).toLowerCase()}`);
  const [next = ''] = /^\s*\p{L}+/u.exec(behind)?.[0].trim().toLowerCase().split(' ') ?? [];
  add(`next ${next}`, next.length > 0 && next.length < 7);
  add(`kind ${kind}`);
  add(`words ${Math.min(count, MOST.words)}`);
  add('known single', isKnown && count === 1);
  add(`known section ${line.section}`, isKnown);
  if (phrase) {
    add('first', phrase.at === 0);
    const before = kindBefore(phrase, words);
    add(`before ${before}`);
    add(`phrase before ${before}`, !isKnown);
    add(`preceded ${phrase.before}`, phrase.before.length > 1);
    const lead = phrase.lead.split(' ');
    for (const word of lead) if (word.length > 2) add(`lead ${word}`);
    add(
      'lead knowledge',
      lead.some((word) => words.knowledge.has(word)),
    );
    add('lead other', phrase.lead !== '' && !lead.some((word) => words.knowledge.has(word)));
    add('extra', isKnown ? Math.max(0, Math.min(MOST.extra, phrase.words - count)) : 0);
    add('order', Math.min(phrase.at, MOST.phrases) / MOST.phrases);
  }
  const isCapital = /^\p{Lu}/u.test(text);
  add('acronym', /\p{Lu}{2}/u.test(text));
  add('digit', /\d/u.test(text));
  add('capital', isCapital && span.start > line.span.start && language !== 'de');
  add('inner mark', /\p{Ll}\p{Lu}|[.+#/]/u.test(text));
  add('german capital', isCapital && language === 'de');
  add('german small', !isCapital && language === 'de');
  add('short', text.length < 4);
  add('long', text.length > 25);
  add('siblings', Math.min(known.length, MOST.known) / MOST.known);
  add('phrases', Math.min(phrases.length, MOST.phrases) / MOST.phrases);
  add('alone', phrases.length === 1);
  add('cover', Math.min(1, count / lineWords));
  add('line', Math.min(lineWords, MOST.line) / MOST.line);
  add('preferred', isPreferred);
  add('waived', words.waived.test(line.text));
  add('own name', isKnown && name.toLowerCase() === text.toLowerCase());
  add('then end', /^\s*(?:[,;.)(/]|$)/u.test(behind));
  add('then and', /^\s(?:and|or|und|oder|et|ou|y|o|e|en|of|&)(?!\p{L})/u.test(behind));
  return found;
}

/**
 * A skill by the words of the advert where the lexicon's name for it shares none with them: "triage" is no intensive care. Its names are
 * English.
 */
function asWritten(skill: NamedSkill, { text, span }: JudgedLine, language: string): NamedSkill {
  if (skill.category !== 'hard' || language !== 'en') return skill;
  const words = text.slice(skill.span.start - span.start, skill.span.end - span.start);
  return readText(words).stems.isDisjointFrom(readText(skill.name).stems) ? { ...skill, name: words } : skill;
}

/** Everything in a line that may be a skill: what the lexicon knows, and the phrases between. `taken` is something else. */
export function skillCandidates(
  line: JudgedLine,
  named: readonly NamedSkill[],
  taken: readonly { span: Span }[],
  options: { words: AdvertWords; language: string; isPreferred: boolean },
): SkillCandidate[] {
  const phrases = askedPhrases(line, options.words);
  const known = named.filter(
    (one) => one.category !== 'language' && isWithin(one, line) && !taken.some((other) => meets(one, other)),
  );
  const place = { ...options, line, phrases, known };
  return [
    ...known.map((skill) => {
      const phrase = phrases.find((one) => meets(one, skill));
      const features = featuresOf(skill, phrase, true, place);
      return { skill: asWritten(skill, line, options.language), isKnown: true, features };
    }),
    ...phrases
      .filter((phrase) => ![...known, ...taken].some((other) => meets(phrase, other)))
      .map((phrase) => {
        const { text: name, span } = phrase;
        const skill: NamedSkill = { id: slug(name), name, category: 'hard', span, isKnown: false };
        return { skill, isKnown: false, features: featuresOf(skill, phrase, false, place) };
      }),
  ];
}
