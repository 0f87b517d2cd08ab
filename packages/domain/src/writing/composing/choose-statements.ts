import { fitStatements, splitHasty, type CvRequest, type SectionLanguage } from '../../cv/index.ts';
import { withoutBlanks } from '../blanks.ts';
import type { LeftOut } from '../report.ts';
import { advertHead } from './asides.data.ts';
import { asideOf, beforeAside, isPraise } from './asides.ts';
import { postTense } from './in-tense.ts';
import { chooseBullets, MOST_BULLETS } from './order-bullets.ts';
import { withoutPersonal } from './personal-matter.ts';
import { readsAsEnglish } from './reads-as-english.ts';
import { statementsOf, statementsOfLine } from './statements-of.ts';
import { statementAsTyped } from './write-as-typed.ts';
import type { Told } from './write-statement.ts';

interface Dated {
  /** The sentences of each line. */
  lines: string[][];
  end: string;
}

export interface Writing {
  request: CvRequest;
  trade: string;
  leftOut: LeftOut[];
  /** The form's language; undefined where it does not tell. */
  language: SectionLanguage | undefined;
}

/** "Requirements: …", as adverts part what they say. */
const LABEL = /^\p{Lu}[\p{L} ’']{2,30}:/u;

/** What an entry tells, still in its person's words where they are English; what a CV is better without is given back. */
export function chooseStatements(
  { lines: typed, end }: Dated,
  place: string,
  writing: Writing,
): Told & { isEnglish: boolean } {
  const tense = postTense({ end });
  const leave = (text: string, reason: LeftOut['reason']) => writing.leftOut.push({ place, text, reason });
  const reasonOf = (text: string) =>
    asideOf(text, writing.trade) ?? (isPraise(text) && text.includes(' ') ? 'empty' : undefined);
  const tell = (sentence: string): string[] => {
    const { text, personal } = withoutPersonal(withoutBlanks(sentence), writing.trade, false);
    for (const one of personal) leave(one, 'private');
    const reason = reasonOf(text);
    if (text === '' || !reason) return text === '' ? [] : [text];
    const parts = splitHasty(text);
    if (parts.length > 1) return parts.flatMap(tell);
    const { head, tail = text } = beforeAside(text, reasonOf) ?? {};
    leave(tail, reason);
    return head ? [head] : [];
  };
  let isPasted = false;
  const own = typed.map((line) => {
    // What an advert says, and behind its head each line under a label, is the employer's.
    isPasted &&= LABEL.test(line[0] ?? '');
    return fitStatements(line).filter((sentence) => {
      isPasted ||= advertHead.test(sentence);
      if (isPasted) leave(sentence, 'advert');
      return !isPasted && /[\p{L}\p{N}]/u.test(sentence);
    });
  });
  const lines = own.map((line) => line.flatMap(tell));
  const isEnglish = readsAsEnglish(lines.flat().join('\n'));
  const all = lines.flatMap((line) => statementsOfLine(line, isEnglish));
  const told = isEnglish ? statementsOf(all) : all;
  if (!isEnglish)
    return { statements: told.map((one) => statementAsTyped(one, writing.language)), tense, isEnglish };
  const whole = lines.map((line) => line.join(' ')).filter((line) => line !== '');
  // No line of six is left out because another was parted.
  const isParted =
    told.length > MOST_BULLETS &&
    whole.length > 1 &&
    whole.length <= MOST_BULLETS &&
    lines.every((line) => line.length <= 2);
  const { chosen, more } = chooseBullets(isParted ? whole : told);
  for (const text of more) leave(text, 'more');
  return { statements: chosen, tense, isEnglish };
}
