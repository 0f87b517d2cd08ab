import type { Span } from '../text/index.ts';

/** What a check looks for, said on its card, with where its list or limit comes from. */
export interface CheckMeaning {
  label: string;
  meaning: string;
  source: string;
  /** `error` is wrong anywhere, `style` is advice. */
  severity: 'error' | 'style';
}

/** Every check of the writing assistant, the gravest first. Ids are pinned by a test: renaming one is a decision. */
const meanings = {
  spelling: {
    label: 'Spelling',
    meaning: 'This word is not spelled like this.',
    source: 'Own list of frequent slips; Harper where it is loaded',
    severity: 'error',
  },
  grammar: {
    label: 'Grammar',
    meaning: 'These words do not go together.',
    source: 'Own list of frequent slips; Harper where it is loaded',
    severity: 'error',
  },
  variant: {
    label: 'British or American',
    meaning: 'This is the other English than the one you chose.',
    source: 'Own list after the Oxford and Merriam-Webster dictionaries',
    severity: 'error',
  },
  'doubled-word': {
    label: 'Doubled word',
    meaning: 'The same word stands here twice.',
    source: 'Own rule',
    severity: 'error',
  },
  passive: {
    label: 'Passive',
    meaning: 'Who did it? Readers want to know what you did.',
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.1.i',
    severity: 'style',
  },
  weasel: {
    label: 'Vague word',
    meaning: 'It claims much and says little. A figure or an example says more.',
    source: 'Own list after W. Strunk, The Elements of Style, 1918, rules 12 and 13',
    severity: 'style',
  },
  hedge: {
    label: 'Hedge',
    meaning: 'It makes your own statement smaller.',
    source: 'Own list after K. Hyland, Hedging in Scientific Research Articles, 1998, appendix',
    severity: 'style',
  },
  filler: {
    label: 'Filler',
    meaning: 'The sentence says the same without it.',
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
    severity: 'style',
  },
  cliche: {
    label: 'Cliché',
    meaning: 'Readers of applications have seen this phrase too often to believe it.',
    source: 'Own list after surveys of hiring managers (CareerBuilder 2014 and 2018)',
    severity: 'style',
  },
  wordy: {
    label: 'Wordy',
    meaning: 'Fewer words say the same.',
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
    severity: 'style',
  },
  'complex-word': {
    label: 'Complex word',
    meaning: 'A shorter word says the same.',
    source: 'US Federal Plain Language Guidelines, 2011, simple words and phrases',
    severity: 'style',
  },
  inclusive: {
    label: 'Inclusive wording',
    meaning: 'This leaves people out or may hurt them.',
    source: 'APA Publication Manual 7, 2020, chapter 5',
    severity: 'style',
  },
  repetition: {
    label: 'Repetition',
    meaning: 'The same word stands here several times in a few lines.',
    source: 'Own rule: four times in 60 words',
    severity: 'style',
  },
  'same-opening': {
    label: 'Same opening',
    meaning: 'Several sentences in a row begin with the same word.',
    source: 'Own rule: three sentences',
    severity: 'style',
  },
  'long-sentence': {
    label: 'Long sentence',
    meaning: 'Readers lose the thread. Two sentences would hold it.',
    source: 'GOV.UK style guide, sentence length: 25 words; flagged here from 35',
    severity: 'style',
  },
} satisfies Record<string, CheckMeaning>;

export type CheckId = keyof typeof meanings;
export const checkIds = Object.keys(meanings) as CheckId[];
export const checkMeanings: Readonly<Record<CheckId, CheckMeaning>> = meanings;

/** A place of a text that could be better: where, why, and what could stand there instead. */
export interface Finding {
  check: CheckId;
  span: Span;
  /** The words at the span. */
  words: string;
  message: string;
  /** What could stand at the span instead, best first; '' means leaving it out. Empty where only the person can tell. */
  replacements: string[];
}

/** A finding at a stretch of a text. */
export function findingAt(
  check: CheckId,
  { text, span }: { text: string; span: Span },
  message: string,
  ...replacements: string[]
): Finding {
  return { check, span, words: text.slice(span.start, span.end), message, replacements };
}
