import { wordList, type Word, type WordList } from '../../evidence/index.ts';
import { auxiliaries, between, conditional, pastForms, states } from './signs.data.ts';

/** Something that the person, or they and others, do or are. */
export interface Action {
  subject: 'i' | 'we';
  /** `would`: what one would or will do. */
  tense: 'past' | 'present' | 'would';
  verb: string;
  /** Nothing comes about by it: being, having, knowing, and what is done to the subject. */
  isState: boolean;
}

const irregular = new Set(pastForms.split('|'));
const setOf = (row: string) => new Set(row.split('|'));
const [skipped, helping, conditions] = [setOf(between), setOf(auxiliaries), setOf(conditional)];
const stative: WordList = wordList(states);
const OTHERS = setOf('he|she|it|they|you|who|which|that|there|this|nobody|everybody|everyone');
const JOINS = setOf('and|or|then|but');
const OBLIGED = 'to';
const FURTHEST = 5;

/** Whether a word tells of something that is over: an irregular form, or one in "-ed". */
export const isPast = (lower: string): boolean => irregular.has(lower) || /..[^e]ed$/.test(lower);

const isState = (lower: string) =>
  stative.phrases.has(lower) || stative.prefixes.some((beginning) => lower.startsWith(beginning));

function subjectOf({ lower }: Word): Action['subject'] | null {
  const [subject] = lower.split("'");
  return subject === 'i' || subject === 'we' ? subject : null;
}

/** The verb behind a subject, with how it is told; null where what follows is no doing, as in "I had to". */
function verbBehind(
  words: readonly Word[],
  from: number,
): { at: number; action: Omit<Action, 'subject'> } | null {
  let [isWould, isDone, isPassive] = [conditions.has(words[from]?.lower ?? ''), false, false];
  for (let at = from + 1; at <= from + FURTHEST; at += 1) {
    const lower = words[at]?.lower ?? '';
    const next = words[at + 1]?.lower ?? '';
    if (conditions.has(lower)) isWould = true;
    else if (
      helping.has(lower) &&
      next !== OBLIGED &&
      (helping.has(next) || isPast(next) || skipped.has(next))
    ) {
      isDone ||= /^(?:ha[ds]|have|did)$/.test(lower);
      isPassive ||= /^(?:is|are|was|were|been)$/.test(lower);
    } else if (!skipped.has(lower) && lower !== '') {
      const tense = isWould ? 'would' : isDone || isPast(lower) ? 'past' : 'present';
      return { at, action: { tense, verb: lower, isState: isPassive || isState(lower) || next === OBLIGED } };
    }
  }
  return null;
}

/** What stands behind "and" or a comma in the past has the subject of the verb before. */
function joinedTo(words: readonly Word[], from: number): string[] {
  const verbs: string[] = [];
  for (let at = from + 1; at < words.length; at += 1) {
    const [word, before] = [words[at], words[at - 1]];
    if (!word || !before || subjectOf(word) !== null || OTHERS.has(word.lower)) break;
    const isJoined = JOINS.has(before.lower) || word.clause !== before.clause;
    if (isJoined && isPast(word.lower) && !isState(word.lower)) verbs.push(word.lower);
  }
  return verbs;
}

/** What a sentence says that "I" or "we" do, in order; a note that begins with a verb is told by "I". */
export function actionsIn(words: readonly Word[]): Action[] {
  const actions: Action[] = [];
  for (const [at, word] of words.entries()) {
    const isNote = at === 0 && isPast(word.lower) && !isState(word.lower);
    const subject = isNote ? 'i' : subjectOf(word);
    if (subject === null) continue;
    const found = isNote
      ? { at, action: { tense: 'past', verb: word.lower, isState: false } as const }
      : verbBehind(words, at);
    if (!found) continue;
    actions.push({ subject, ...found.action });
    if (found.action.tense === 'past')
      for (const verb of joinedTo(words, found.at))
        actions.push({ subject, tense: 'past', verb, isState: false });
  }
  return actions;
}

/** What was done, and not only felt or had. */
export const isAchievement = ({ tense, isState: isOne }: Action): boolean => tense === 'past' && !isOne;
