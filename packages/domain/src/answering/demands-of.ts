import { plural, say } from '../say/index.ts';
import { spokenList } from '../say/spoken-list.ts';
import { textAt, type Span } from '../text/index.ts';
import type { AdvertSkill, ReadAdvert } from '../jobs/index.ts';
import type { Demand, DemandOption } from './demand.ts';
import { namedWords } from './named-words.ts';
import type { DemandKind } from './states.ts';

const LONGEST_QUOTE = 200;

/** The line of an advert that holds a place; of a long one the sentence. */
export function quoteAt(text: string, { start, end }: Span): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end);
  const line = text.slice(from, to < 0 ? undefined : to);
  const isLong = line.length > LONGEST_QUOTE;
  const before = isLong ? (/^.*[.!?]\s+(?=\S)/su.exec(line.slice(0, start - from))?.[0].length ?? 0) : 0;
  const behind = isLong ? /[.!?](?=\s|$)/u.exec(line.slice(end - from))?.index : undefined;
  return line
    .slice(before, behind === undefined ? undefined : end - from + behind + 1)
    .replace(/^[\s•●▪◦‣*–—·>✓✔-]+/u, '')
    .slice(0, LONGEST_QUOTE);
}

const kindOf = ({ category }: AdvertSkill): DemandKind =>
  category === 'certificate' || category === 'language' ? category : 'skill';

/**
 * What a skill is called: as the lexicon calls it where that shares a word with the advert's words, else as the advert does. What the
 * lexicon puts together may be two things, as triage and intensive care; a tool is "Java", not "Oracle Java".
 */
function nameOf(advert: string, { category, name, span }: AdvertSkill, language: string): string {
  const words = textAt(advert, span);
  if (category === 'tool' || category === 'certificate') return words;
  const { stems } = namedWords(words, language);
  return category === 'language' || stems.intersection(namedWords(name, 'en').stems).size > 0 ? name : words;
}

const OR: Readonly<Record<string, RegExp>> = {
  en: /\sor\s/u,
  de: /\soder\s/u,
  fr: /\sou\s/u,
  es: /\s[ou]\s/u,
  nl: /\sof\s/u,
};

/** A skill as what answers it; of words with an "or" within, either side. */
function optionsOf(advert: string, skill: AdvertSkill, language: string): DemandOption[] {
  const { id, isKnown, name, span, category } = skill;
  const words = textAt(advert, span);
  const or = OR[language];
  const sides = or && (!isKnown || category === 'certificate') ? words.split(or) : [words];
  return sides.length < 2
    ? [{ id, isKnown, name, category, words }]
    : sides.map((side): DemandOption => ({
        id: side.toLowerCase(),
        isKnown: false,
        name: side,
        category,
        words: side,
      }));
}

/** The skills, papers and languages that an advert asks for; those of which one is enough are one demand. */
function named(advert: string, read: ReadAdvert): Demand[] {
  const preferred = new Set(read.preferred);
  const all = [...read.skillsRequired, ...read.certificates, ...read.languages, ...read.skillsPreferred];
  const taken = new Set<string>();
  return all.flatMap((one): Demand[] => {
    if (taken.has(one.id)) return [];
    const group = read.alternatives.find((ids) => ids.includes(one.id)) ?? [one.id];
    const members = all.filter(({ id }) => group.includes(id) && !taken.has(id));
    for (const { id } of members) taken.add(id);
    const spans = members.map(({ span }) => span);
    const [start, end] = [
      Math.min(...spans.map((span) => span.start)),
      Math.max(...spans.map((span) => span.end)),
    ];
    return [
      {
        id: members.map(({ id }) => id).join('|'),
        kind: kindOf(one),
        name: spokenList(
          members.map((member) => nameOf(advert, member, read.language)),
          'disjunction',
        ),
        isRequired: members.some(({ id }) => !preferred.has(id)),
        span: { start, end },
        quote: quoteAt(advert, one.span),
        options: members.flatMap((member) => optionsOf(advert, member, read.language)),
      },
    ];
  });
}

const RANKS = /^(?:senior|junior|lead|principal|trainee|graduate|head|chief|m|w|f|d)$/iu;

/** "Charge Nurse, Surgical Nights": what stands behind says where and when, not what; nor does the rank. */
export function coreOfTitle(title: string): string {
  const [core = ''] = title.split(/,| [–—-] |\(/u);
  return core
    .split(/\s+/u)
    .filter((word) => !RANKS.test(word))
    .join(' ')
    .trim();
}

/** Everything that an advert asks for, in the order in which it is shown. */
export function demandsOf(advert: string, read: ReadAdvert): Demand[] {
  const years = read.minYears?.years ?? 0;
  const one = (
    kind: DemandKind,
    item: { name: string; span: Span } | null,
    more: Partial<Demand> = {},
  ): Demand[] =>
    item
      ? [
          {
            id: kind,
            kind,
            name: item.name,
            isRequired: true,
            span: item.span,
            quote: quoteAt(advert, item.span),
            options: [],
            ...more,
          },
        ]
      : [];
  return [
    ...(read.title && coreOfTitle(read.title.name) !== '' ? one('title', read.title) : []),
    ...one('years', read.minYears, {
      name: say`${plural(years, { one: '# year', other: '# years' })} of experience`,
      key: `${years} years of experience`,
    }),
    ...degreeDemands(advert, read),
    ...(read.remote?.name === 'remote' ? [] : one('place', read.location)),
    ...named(advert, read),
    ...read.others.map(({ name, span, isRequired }): Demand => ({
      id: name.toLowerCase(),
      kind: 'other',
      name,
      isRequired,
      span,
      quote: quoteAt(advert, span),
      options: [{ id: name.toLowerCase(), isKnown: false, name, words: name, category: 'hard' }],
    })),
  ];
}

/** The degrees that a sentence of an advert names are one demand: any of them will do. */
function degreeDemands(advert: string, { degrees }: ReadAdvert): Demand[] {
  const bySentence = [...Map.groupBy(degrees, ({ span }) => quoteAt(advert, span))];
  return bySentence.map(([quote, named], at): Demand => {
    const spans = named.map(({ span }) => span);
    return {
      id: at === 0 ? 'degree' : `degree ${at + 1}`,
      kind: 'degree',
      name: spokenList(
        named.map(({ name }) => name),
        'disjunction',
      ),
      key: named.map(({ name }) => name).join(' or '),
      isRequired: named.some(({ isRequired }) => isRequired),
      span: {
        start: Math.min(...spans.map(({ start }) => start)),
        end: Math.max(...spans.map(({ end }) => end)),
      },
      quote,
      options: [],
    };
  });
}
