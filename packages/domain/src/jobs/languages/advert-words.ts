import type { AdvertSection } from '../advert.ts';
import type { AdvertLanguage } from './advert-language.ts';
import { dutch } from './dutch.data.ts';
import { english } from './english.data.ts';
import { french } from './french.data.ts';
import { german } from './german.data.ts';
import { spanish } from './spanish.data.ts';

const languages: Readonly<Record<string, AdvertLanguage>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  nl: dutch,
};

/** "Desirable skills" is preferred, not required; "apply" stands before "what we are looking for". */
const headingOrder = ['preferred', 'offer', 'apply', 'required', 'duties', 'about'] as const;

/** The words of adverts in the language of one, ready to be looked for. */
export interface AdvertWords {
  headings: readonly (readonly [AdvertSection, RegExp])[];
  sentences: Readonly<Record<keyof AdvertLanguage['sentences'], RegExp>>;
  preferred: RegExp;
  required: RegExp;
  waived: RegExp;
  experience: RegExp;
  atLeast: RegExp;
  papers: RegExp;
  benefits: RegExp;
  and: RegExp;
  edges: ReadonlySet<string>;
  ends: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  knowledge: ReadonlySet<string>;
  means: ReadonlySet<string>;
  splits: ReadonlySet<string>;
  numbers: Readonly<Record<string, number>>;
}

const anyOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
/** A heading may be the beginning of a longer word: "Anforderungen". */
const beginsWith = (words: readonly string[]) => new RegExp(`^(?:${words.join('|')})`, 'iu');
const wordsOf = (all: readonly AdvertLanguage[], of: (one: AdvertLanguage) => string) =>
  new Set(all.flatMap((one) => of(one).split(' ')));

function compile(own: readonly AdvertLanguage[]): AdvertWords {
  // English headings stand above adverts of any language.
  const withEnglish = own.includes(english) ? own : [...own, english];
  const words = (of: (one: AdvertLanguage) => readonly string[]) => anyOf(own.flatMap(of));
  const sentence = (kind: keyof AdvertLanguage['sentences']) => words((one) => one.sentences[kind]);
  return {
    headings: headingOrder.map((section) => [
      section,
      beginsWith(
        // Only German and Dutch put words together: "Anforderungsprofil".
        withEnglish.flatMap((one) =>
          one.headings[section].map((words) =>
            one === german || one === dutch ? words : `(?:${words})(?!\\p{L})`,
          ),
        ),
      ),
    ]),
    sentences: {
      apply: sentence('apply'),
      offer: sentence('offer'),
      about: sentence('about'),
      duties: sentence('duties'),
      required: sentence('required'),
    },
    preferred: words((one) => one.preferred),
    required: words((one) => one.required),
    waived: words((one) => one.waived),
    experience: words((one) => one.experience),
    atLeast: words((one) => one.atLeast),
    papers: words((one) => one.papers),
    benefits: words((one) => one.benefits),
    and: words((one) => one.and),
    edges: wordsOf(own, ({ edges }) => edges),
    ends: wordsOf(own, ({ ends }) => ends),
    joins: wordsOf(own, ({ joins }) => joins),
    knowledge: wordsOf(own, ({ knowledge }) => knowledge),
    means: wordsOf(own, ({ means }) => means),
    splits: wordsOf(own, ({ splits }) => splits),
    numbers: Object.assign({}, ...own.map(({ numbers }) => numbers)) as Record<string, number>,
  };
}

const compiled = new Map<string, AdvertWords>();

/** The words of one language; of all five where it cannot be told which one it is. */
export function advertWords(language: string): AdvertWords {
  const known = compiled.get(language);
  if (known) return known;
  const own = languages[language];
  const words = own ? compile([own]) : (compiled.get('') ?? compile(Object.values(languages)));
  compiled.set(own ? language : '', words);
  return words;
}
