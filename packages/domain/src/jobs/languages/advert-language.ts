import type { AdvertSection } from '../advert.ts';

/**
 * What adverts of a language write. Each entry is a piece of a regular expression without capitals; it stands for whole
 * words.
 */
export interface AdvertLanguage {
  /** How the heading of a part begins, tried in the order of `headingOrder`. */
  headings: Readonly<Record<Exclude<AdvertSection, 'other'>, readonly string[]>>;
  /** Words by which a sentence says itself which part it belongs to, whatever stands above it. */
  sentences: Readonly<Record<'apply' | 'offer' | 'about' | 'duties' | 'required', readonly string[]>>;
  /** Beside these a demand is welcome, not required. */
  preferred: readonly string[];
  /** Beside these it is required, whatever the heading says. */
  required: readonly string[];
  /** What nobody needs: "no experience necessary", "training can be given". */
  waived: readonly string[];
  /** Words that turn a number of years into years of work. */
  experience: readonly string[];
  /** Words before the least that is asked for: "at least". */
  atLeast: readonly string[];
  /** Words, parted by spaces, that stand before a demand and are no part of it: how well, since when, what is done with it. */
  edges: string;
  /** Of these, words that say that something is known. */
  knowledge: string;
  /** Words behind which a means stands: "with", "using". */
  means: string;
  /** Words between the last two of a list. */
  and: readonly string[];
  /** Small words inside a demand: "lecture de plans". */
  joins: string;
  /** Words that stand behind a demand and are no part of it. */
  ends: string;
  /** Small words behind which something else is said: where, for whom, why, by what means. */
  splits: string;
  /** Papers that somebody holds: "licence", "ticket", "registration". */
  papers: readonly string[];
  /** Words for what an employer gives. */
  benefits: readonly string[];
  numbers: Readonly<Record<string, number>>;
}
