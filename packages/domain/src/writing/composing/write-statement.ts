import { meaningsOf } from '@candor/english';
import { withClausesParted } from '@candor/english/mending';
import { applyRules, MECHANICS } from '@candor/english/rules';
import { isAbbreviation, splitHasty, splitSentences } from '../../cv/index.ts';
import { inTense, type PostTense } from './in-tense.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { tidy } from '@candor/english/spelling';
import { SLIPS } from '@candor/english/slips';
import { withSlipsMended } from './with-slips-mended.ts';
import { SUBJECT_RULES } from './subject-rules.data.ts';

/** Characters of a statement that is read: a longer one is a page without a stop, and is left as it was typed. */
export const LONGEST_READ = 1_200;

/** What is safe to mend in any statement: a doubled word, "40 worker". */
const MECHANICAL = [...MECHANICS, ...SLIPS].filter(({ id }) =>
  /^(?:no-doubled-word|plural-behind-number)$/.test(id),
);

/** What is done to a statement: only what is safe of any, or also what a CV wants of one. */
const RULES = { typed: MECHANICAL, turned: [...MECHANICAL, ...SUBJECT_RULES] };

/** "I" or "we" that does something, but in a clause that hangs on another: "after I left" stands beside any bullet. */
const DOER =
  /(?<!\b(?:[Ww]hen|[Aa]fter|[Ss]ince|[Bb]efore|[Aa]s|where|that|which|[Bb]ecause|[Ii]f|[Ww]hile|[Uu]ntil|how|what) )(?<![\p{L}'’])(?:I|I['’]\w+|[Ww]e)(?![\p{L}'’]|\.\p{L})/u;

/** A name with capitals or figures inside, "iOS", or initials, "vhf": written as its person writes it. */
const OWN_SPELLING = /^\p{Ll}+[\p{Lu}\p{N}]|^[b-df-hj-np-tv-xz]{2,}(?![\p{L}'’])/u;

/** A first letter as a capital, but of what has a spelling of its own. */
export function capitalised(text: string): string {
  return OWN_SPELLING.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

export const NO_VOWEL = /^[b-df-hj-np-tv-xz]+$/i;
/** Up to this length a word that no lexicon has is taken for initials: "ESOL", "BS". */
const INITIALS = 4;

export const isInitials = (word: string) =>
  NO_VOWEL.test(word) || (word.length <= INITIALS && meaningsOf(word).length === 0);

/** One statement has no full stop at its end; several keep theirs. */
function punctuated(text: string): string {
  if (splitSentences(text).length > 1) return /[\p{L}\p{N})%]$/u.test(text) ? `${text}.` : text;
  const [, last = ''] = /(\S+)\.$/.exec(text) ?? [];
  return isAbbreviation(last) ? text : text.replace(/(?<!\.)[.;,]$/, '');
}

const BETWEEN_CLAUSES = /;\s+(?![^(]*\))/;
/** Behind "we" nobody would know whose deed it is, behind another's what one was: "We built 9 houses; I was on 5 of them". */
const BESIDE = /^we\b|; I (?:am|was)\b/iu;

/** A statement by the rules of a kind, with safe corrections. */
function said(typed: string, kind: keyof typeof RULES): string {
  if (typed.length > LONGEST_READ) return typed;
  if (!readsAsEnglish(typed)) return punctuated(typed);
  const full = tidy(typed)
    .replace(/^I['’]ve(?= )/, 'I have')
    .replace(/^I['’]m(?= )/, 'I am');
  const sentences = splitSentences(kind === 'typed' ? tidy(typed) : full)
    .flatMap(splitHasty)
    .map((one) => (/^I\b[^,;]*, I\b/.test(one) ? one : withSlipsMended(withClausesParted(one, ';'))))
    .map((one) =>
      one
        .split(BETWEEN_CLAUSES)
        .map((part, at) => (at > 0 && BESIDE.test(one) ? part : applyRules(part, RULES[kind]).text))
        .join('; '),
    )
    .map((one) => (isInitials(one.split(/[\s,;:.]/, 1)[0] ?? '') ? one : capitalised(one)));
  return punctuated(sentences.join(' '));
}

/** How many statements speak otherwise than most of them: by "I" beside bare verbs, or the other way round. */
function oddOnes(statements: readonly string[]): number {
  const own = statements.filter((one) => DOER.test(one.split(/[,;:(]/, 1)[0] ?? '')).length;
  return Math.min(own, statements.length - own);
}

/** The statements of a post, or of another entry, and the tense that it is told in. */
export interface Told {
  statements: readonly string[];
  tense: PostTense;
}

/**
 * The statements of all posts as one CV says them: without their subject, or all as they were typed where they then speak
 * more alike; and each post in its tense where no gerund is left. They claim no more than before.
 */
export function writeStatements(posts: readonly Told[]): string[][] {
  const written = (kind: keyof typeof RULES) =>
    posts.map(({ statements }) => statements.map((one) => said(one, kind)));
  const plain = written('typed');
  const turned = written('turned').map((one, at) => inTense(one, posts[at]?.tense ?? null));
  const [turnedOdd, plainOdd] = [oddOnes(turned.flat()), oddOnes(plain.flat())];
  return turnedOdd > Math.max(plainOdd, Math.floor(turned.flat().length / 4)) ? plain : turned;
}

/** One statement by itself as a CV says it. */
export function writeStatement(typed: string, tense: PostTense): string {
  const [turned = ''] = inTense([said(typed, 'turned')], tense);
  return DOER.test(turned) ? said(typed, 'typed') : turned;
}
