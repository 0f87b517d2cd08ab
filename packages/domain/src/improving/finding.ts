import { say } from '../say/index.ts';
import type { Span } from '../text/index.ts';

/** What a check looks for, as its card says it, with the source of its list or limit. */
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
    words: () => ({ label: say`Spelling`, meaning: say`This word isn’t spelled like this.` }),
    source: 'Candor’s list of common misspellings, and the Harper grammar checker',
  },
  grammar: {
    words: () => ({ label: say`Grammar`, meaning: say`These words don’t go together.` }),
    source: 'Candor’s list of common mistakes, and the Harper grammar checker',
  },
  variant: {
    words: () => ({ label: say`British or American`, meaning: say`This isn’t the English you chose.` }),
    source: 'Candor’s list, after the Oxford and Merriam-Webster dictionaries',
  },
  'doubled-word': {
    words: () => ({ label: say`Doubled word`, meaning: say`The same word stands here twice.` }),
    source: 'Candor’s own rule',
  },
  passive: {
    words: () => ({ label: say`Passive`, meaning: say`Who did it? Readers want to know what you did.` }),
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.1.i',
  },
  weasel: {
    words: () => ({
      label: say`Vague word`,
      meaning: say`It claims much and says little. A figure or an example says more.`,
    }),
    source: 'Candor’s list, after W. Strunk, The Elements of Style, 1918, rules 12 and 13',
  },
  hedge: {
    words: () => ({ label: say`Hedge`, meaning: say`It makes your own statement smaller.` }),
    source: 'Candor’s list, after K. Hyland, Hedging in Scientific Research Articles, 1998, appendix',
  },
  filler: {
    words: () => ({ label: say`Filler`, meaning: say`The sentence says the same without it.` }),
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
  },
  cliche: {
    words: () => ({
      label: say`Cliché`,
      meaning: say`Readers of applications have seen this phrase too often to believe it.`,
    }),
    source: 'Candor’s list, after surveys of hiring managers (CareerBuilder 2014 and 2018)',
  },
  wordy: {
    words: () => ({ label: say`Wordy`, meaning: say`Fewer words say the same.` }),
    source: 'US Federal Plain Language Guidelines, 2011, section III.a.3',
  },
  'complex-word': {
    words: () => ({ label: say`Complex word`, meaning: say`A shorter word says the same.` }),
    source: 'US Federal Plain Language Guidelines, 2011, simple words and phrases',
  },
  inclusive: {
    words: () => ({ label: say`Inclusive wording`, meaning: say`This leaves people out or may hurt them.` }),
    source: 'APA Publication Manual 7, 2020, chapter 5',
  },
  repetition: {
    words: () => ({
      label: say`Repetition`,
      meaning: say`The same word stands here several times in a few lines.`,
    }),
    source: 'Candor’s own rule: four times in 60 words',
  },
  'same-opening': {
    words: () => ({
      label: say`Same opening`,
      meaning: say`Several sentences in a row begin with the same word.`,
    }),
    source: 'Candor’s own rule: three sentences',
  },
  'long-sentence': {
    words: () => ({
      label: say`Long sentence`,
      meaning: say`Readers lose the thread. Two sentences would hold it.`,
    }),
    source: 'GOV.UK style guide, sentence length: 25 words; flagged here from 35',
  },
} satisfies Record<string, { words: () => Pick<CheckMeaning, 'label' | 'meaning'>; source: string }>;

export type CheckId = keyof typeof meanings;
export const checkIds = Object.keys(meanings) as CheckId[];
/** Wrong anywhere; the others are advice. */
const ERRORS: ReadonlySet<CheckId> = new Set(['spelling', 'grammar', 'variant', 'doubled-word']);

export const severityOf = (id: CheckId): CheckMeaning['severity'] => (ERRORS.has(id) ? 'error' : 'style');

/** What a check looks for, in the language of whoever reads. */
export function checkMeaning(id: CheckId): CheckMeaning {
  const { words, source } = meanings[id];
  return { ...words(), source, severity: severityOf(id) };
}

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
