import type { Span } from '../text/index.ts';

/** What a check looks for, as its card says it, with the source of its list or limit. */
export interface CheckMeaning {
  label: string;
  meaning: string;
  source: string;
  /** `error` is wrong anywhere, `style` is advice. */
  severity: 'error' | 'style';
}

/** Every check of the writing assistant, the gravest first: label, meaning, source. Ids are pinned by a test: renaming one is a decision. */
const rows = {
  spelling:
    'Spelling | This word isn’t spelled like this. | Candor’s list of common misspellings, and the Harper grammar checker',
  grammar:
    'Grammar | These words don’t go together. | Candor’s list of common mistakes, and the Harper grammar checker',
  variant:
    'British or American | This isn’t the English you chose. | Candor’s list, after the Oxford and Merriam-Webster dictionaries',
  'doubled-word': 'Doubled word | The same word stands here twice. | Candor’s own rule',
  passive:
    'Passive | Who did it? Readers want to know what you did. | US Federal Plain Language Guidelines, 2011, section III.a.1.i',
  weasel:
    'Vague word | It claims much and says little. A figure or an example says more. | Candor’s list, after W. Strunk, The Elements of Style, 1918, rules 12 and 13',
  hedge:
    'Hedge | It makes your own statement smaller. | Candor’s list, after K. Hyland, Hedging in Scientific Research Articles, 1998, appendix',
  filler:
    'Filler | The sentence says the same without it. | US Federal Plain Language Guidelines, 2011, section III.a.3',
  cliche:
    'Cliché | Readers of applications have seen this phrase too often to believe it. | Candor’s list, after surveys of hiring managers (CareerBuilder 2014 and 2018)',
  wordy: 'Wordy | Fewer words say the same. | US Federal Plain Language Guidelines, 2011, section III.a.3',
  'complex-word':
    'Complex word | A shorter word says the same. | US Federal Plain Language Guidelines, 2011, simple words and phrases',
  inclusive:
    'Inclusive wording | This leaves people out or may hurt them. | APA Publication Manual 7, 2020, chapter 5',
  repetition:
    'Repetition | The same word stands here several times in a few lines. | Candor’s own rule: four times in 60 words',
  'same-opening':
    'Same opening | Several sentences in a row begin with the same word. | Candor’s own rule: three sentences',
  'long-sentence':
    'Long sentence | Readers lose the thread. Two sentences would hold it. | GOV.UK style guide, sentence length: 25 words; flagged here from 35',
} satisfies Record<string, string>;

export type CheckId = keyof typeof rows;
export const checkIds = Object.keys(rows) as CheckId[];
/** Wrong anywhere; the others are advice. */
const ERRORS: ReadonlySet<CheckId> = new Set(['spelling', 'grammar', 'variant', 'doubled-word']);

function meaningOf(id: CheckId): CheckMeaning {
  const [label = '', meaning = '', source = ''] = rows[id].split(' | ');
  return { label, meaning, source, severity: ERRORS.has(id) ? 'error' : 'style' };
}

export const checkMeanings = Object.fromEntries(checkIds.map((id) => [id, meaningOf(id)])) as Readonly<
  Record<CheckId, CheckMeaning>
>;

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
