import { isVerbLed, readFragment } from '@candor/english';
import { applyRules } from '@candor/english/rules';
import { splitHasty, splitSentences } from '../../cv/index.ts';
import { asSentence, tidy } from '@candor/english/spelling';
import { asideOf, isPraise } from './asides.ts';
import { withoutPersonal } from './personal-matter.ts';
import type { LeftOutReason } from '../report.ts';
import { SUMMARY_RULES } from './summary-rules.data.ts';
import { LONGEST_READ } from './write-statement.ts';

/** What of a typed summary can stand in one. */
export interface OwnSummary {
  sentences: string[];
  left: { text: string; reason: LeftOutReason }[];
  /** Whether every sentence stands as it was typed, corrections apart. */
  isWhole: boolean;
}

export const PERSON =
  /(?<![\p{L}'’])(?:I|I['’]\w+|[Mm]e|[Mm]y|[Mm]yself|[Mm]ine|[Ww]e|[Oo]ur|[Uu]s|She|He|[Hh]er|[Hh]is)(?![\p{L}'’]|\.\p{L})/u;
const PIOUS = /,? (?:god willing|inshallah|please god)\b/gi;

/** Whether a sentence says where somebody is going. */
export function isGoal(sentence: string): boolean {
  return /^(?:looking|seeking|open to|hoping|ready|returning|available|aiming|keen)\b/i.test(sentence);
}

/** The sentences of a typed summary as a summary says them, and those it cannot say. */
export function ownSummary(typed: string, trade: string): OwnSummary {
  const own: OwnSummary = { sentences: [], left: [], isWhole: true };
  const lines = typed.split('\n').flatMap((line) => splitSentences(line.trim()));
  for (const sentence of lines.flatMap(splitHasty)) {
    const parted = withoutPersonal(sentence, trade, true);
    for (const one of parted.personal) own.left.push({ text: one, reason: 'private' });
    const bare = parted.text.replaceAll(PIOUS, '').trim();
    if (parted.personal.length > 0) own.isWhole = false;
    if (bare === '') continue;
    const reason = asideOf(bare, trade, true) ?? (isPraise(bare) ? 'empty' : undefined);
    const text = tidy(bare);
    const said = reason || bare.length > LONGEST_READ ? text : applyRules(text, SUMMARY_RULES).text;
    // Behind the subject went the reason: what it is looked at twice for is praise that only now stands alone.
    const left = reason ?? (isPraise(said) ? 'empty' : undefined);
    if (left) own.left.push({ text: parted.personal.length > 0 ? bare : sentence, reason: left });
    // What can only be said with its "I" or "my" stands as it was typed. A wish may say "my".
    else own.sentences.push(asSentence(PERSON.test(said) && !isGoal(said) ? text : said));
    if (left || said !== text) own.isWhole = false;
  }
  return own;
}

/** Whether a sentence says who somebody is: a noun phrase, or one that names the trade at its start. */
export function isIdentity(sentence: string, title: string): boolean {
  if (isGoal(sentence) || isSpan(sentence) || /^(?:before|after|speaks?)\b/i.test(sentence)) return false;
  const read = readFragment(sentence.replace(/\.$/, ''));
  const start = new Set(sentence.toLowerCase().split(/[\s,./]+/, 6));
  const isNamed = title
    .toLowerCase()
    .split(/[\s,/]+/)
    .some((word) => word.length > 2 && start.has(word));
  const isVerbFirst = read !== null && isVerbLed(read);
  // "Licensed social worker" may read as something done; not where the title begins so.
  const isTitle = sentence.toLowerCase().startsWith(`${title.toLowerCase().split(/[\s,/]/, 1)[0] ?? title} `);
  return (
    (isNamed && (isTitle || !isVerbFirst)) ||
    (read?.finiteVerb === null && (read.kind === 'noun' || read.kind === 'list'))
  );
}

/** "Eleven years in nursing homes": how long, behind which the trade is missing. */
export function isSpan(sentence: string): boolean {
  return /^(?:(?:over|nearly|about|almost) )?(?:\d+|[A-Za-z]+(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)\+? years\b/i.test(
    sentence,
  );
}
