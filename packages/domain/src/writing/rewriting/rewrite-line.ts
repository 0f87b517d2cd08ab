import { readFragment } from '@candor/language';
import { say } from '../../say/index.ts';
import { turnRound } from './active-voice.ts';
import { withoutOpening } from './weak-openings.ts';
import { withoutCleft } from './without-cleft.ts';
import { withoutSubject } from './without-subject.ts';

/** A line said in another way, and why it may be better. */
export interface LineRewrite {
  text: string;
  reason: string;
}

const opens = () => say`Starts with what you did.`;

/** With the stop that the line had. */
function stopped(rewrite: string, line: string): string {
  return /[.!]$/.test(line) && !/[.!?]$/.test(rewrite) ? `${rewrite}.` : rewrite;
}

/**
 * How a line of a CV could be said better, best first: by what was done, with its subject first, without "I". The one list that
 * tips, optimizer, assistant and Generate propose from; nothing of it is put on a page unasked. Empty for most lines. `tense` is
 * that of the line's post, where it is known.
 */
export function rewriteLine(line: string, tense?: 'past' | 'present'): LineRewrite[] {
  const plain = withoutCleft(line);
  const turned = turnRound(plain);
  const active = turned ?? plain;
  const read = readFragment(active);
  if (!read) return [];
  const opened = withoutOpening(read, active);
  // "When it gets low": what is told beside it goes on.
  const goesOn = read.tokens.some(({ form }) => form === 'present3');
  const now = opened?.isTensed === false ? withoutOpening(read, active, 'present') : null;
  const bare = withoutSubject(active);
  const found: LineRewrite[] = [
    ...(now && tense === 'present' ? [{ text: now.text, reason: opens() }] : []),
    ...(opened && (opened.isTensed || !goesOn) ? [{ text: opened.text, reason: opens() }] : []),
    ...(now && tense === undefined
      ? [{ text: now.text, reason: say`The same, of a job you hold now.` }]
      : []),
    ...(bare && !opened ? [{ text: bare, reason: say`CVs usually leave out “I”.` }] : []),
    ...(turned && !bare ? [{ text: turned, reason: say`Who did it stands first.` }] : []),
  ];
  return found
    .map(({ text, reason }) => ({ text: stopped(text, line), reason }))
    .filter(({ text }, at, all) => text !== line && all.findIndex((one) => one.text === text) === at);
}
