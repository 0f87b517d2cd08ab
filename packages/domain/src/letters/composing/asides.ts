import type { Sentence } from '@candor/english';

/** What a person asks of the tool in a field. */
export type Wish =
  | { kind: 'short' }
  /** Tell this before other evidence. */
  | { kind: 'mention'; about: string }
  | { kind: 'leave out'; about: string }
  /** Asked for, and no matter of words: "make it nice". */
  | { kind: 'manner' };

const TELLING = 'mention|emphasi[sz]e|highlight|stress|bring up|say something about|talk about|refer to';
const wishes: readonly (readonly [RegExp, (about: string) => Wish])[] = [
  [/\b(?:keep|make|write) (?:it|this|the letter)\b.*\b(?:short|brief|concise)\b/i, () => ({ kind: 'short' })],
  [/^(?:please )?(?:short|brief)(?:,? please)?$/i, () => ({ kind: 'short' })],
  [
    /\b(?:do not|don['’]t|no need to|please never|without) (?:mention|mentioning|put|say|tell(?: them)?|include|write(?: about)?|talk about|bring up)\b(?<about>.*)$/i,
    (about) => ({ kind: 'leave out', about }),
  ],
  [/^(?:please )?(?:leave out|omit|skip)\b(?<about>.*)$/i, (about) => ({ kind: 'leave out', about })],
  [
    new RegExp(`^(?:please |and |also )?(?:${TELLING})\\b(?<about>.*)$`, 'i'),
    (about) => ({ kind: 'mention', about }),
  ],
  [/\b(?:make|keep|write) (?:it|this|the letter) (?:\w+ )?\w+$/i, () => ({ kind: 'manner' })],
];

/** The wish that a sentence says to the tool. Only a command can be one. */
export function asksOfTool(text: string, read: Sentence | undefined): Wish | undefined {
  if (read?.kind === 'gerund') return undefined;
  for (const [pattern, wish] of wishes) {
    const found = pattern.exec(text);
    if (found) return wish((found.groups?.['about'] ?? '').trim());
  }
  return undefined;
}

const NOTE =
  /^(?:todo|tbc|tbd|n\/a|none|nothing|note(?: to self)?|fixme|xxx+|\?+|\.{2,})\b|\?\?|\b(?:todo|tbc|xxx)\b|^\(.*\)$/i;

/** A note to oneself, or a field that says that it is empty. */
export function isNote(text: string): boolean {
  return NOTE.test(text);
}

// Family at home, health, pay and quarrels: true, and nobody's business in a business letter.
const UNTACTFUL =
  /\b(?:my (?:wife|husband|ex|girlfriend|boyfriend|divorce)|wife|husband|pregnan\w+|covid|laid off|got fired|was fired|sacked|sick of|fed up|bitter|hated?|my (?:bad )?(?:back|knee)|lost (?:half )?an? \w+ (?:finger|toe)|half a finger|depress\w+|god[- ]given|humbly)\b/i;

/** Whether a letter is better without it; the person is told, and may put it back in other words. */
export function isUntactful(text: string): boolean {
  return UNTACTFUL.test(text);
}
