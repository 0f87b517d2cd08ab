import { verbForm } from '../../writing/index.ts';
import type { Fragment } from './fragment.ts';
import { ownWords, type OwnWords } from './own-words.ts';
import { listed, type Phrasings, type Say } from '../phrase.ts';
import { motive, proof } from '../phrases/proof.data.ts';

/** How the phrases of a field are led into sentences; whole sentences stand as they are. */
export interface Lead extends Partial<Record<Fragment['kind'], Phrasings>> {
  thing: Phrasings;
  aim: Phrasings;
  /** A thing that is something done: "working with children". Default: as any other thing. */
  doing?: Phrasings;
}

/** What leads in motives, with other words around things. */
export function leadIn(thing: Phrasings): Lead {
  return { ...motive, thing, doing: thing };
}

/** What leads in what a person has done and can do. */
export const background: Lead = { thing: proof.experience, doing: proof.practice, aim: motive.aim };

// Things of more characters than this each have a sentence.
const LONGEST_IN_LIST = 50;

function isShortThing(words: OwnWords | undefined): words is OwnWords & { kind: 'thing' } {
  return words?.kind === 'thing' && words.text.length <= LONGEST_IN_LIST && !/[,;:]| and /.test(words.text);
}

/** Gerunds of verbs we do not list. */
const DOING = /^(?:babysitting|bookkeeping|childminding|gardening|housekeeping|nannying|waitressing)$/;
/** "engineering club", "marketing budgets": a trade before a noun. */
const TRADE =
  /^(?:accounting|catering|engineering|manufacturing|marketing|nursing|training|testing) (?!a |an |the |my |our |in |for |to |with )\p{Ll}/u;

/** Short things that follow each other are one list: "helping people, being close to home and good training". */
function withLists(all: readonly OwnWords[]): OwnWords[] {
  const joined: OwnWords[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const run: string[] = [];
    for (let words = all[at + run.length]; isShortThing(words); words = all[at + run.length])
      run.push(words.text);
    const words = all[at];
    if (run.length > 1) joined.push({ kind: 'thing', text: listed(run) });
    else if (words) joined.push(words);
    at += Math.max(0, run.length - 1);
  }
  return joined;
}

/** Forms that the rule of the "s" does not give. */
const BASES: Readonly<Record<string, string>> = { has: 'have', does: 'do', goes: 'go', tries: 'try' };

/** "always helps others" as one says it of oneself: "always help others". */
function inFirstPerson(habit: string): string {
  return habit.replace(
    /^((?:(?:always|never|often|really|also|still) )?)(\p{Ll}+s)\b/u,
    (_whole, adverb: string, verb: string) =>
      `${adverb}${verbForm(verb)?.base ?? BASES[verb] ?? verb.slice(0, -1)}`,
  );
}

/** One phrase in a sentence of its own. What no phrasing fits stands as it was typed. */
export function sayFragment({ kind, text }: Fragment, lead: Lead, say: Say): string {
  // "Notice period: one month" is led in by its own words.
  if (kind === 'thing' && /\p{L}: /u.test(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  const [first = ''] = /^\p{L}+/u.exec(text) ?? [];
  const found = verbForm(first);
  // Of themselves people say "I help", not "I helps".
  if (kind === 'habit' && !lead.habit) return say(motive.wish, { wish: inFirstPerson(text) });
  const isDoing = kind === 'thing' && (found?.form === 'gerund' || DOING.test(first)) && !TRADE.test(text);
  const phrasings = (isDoing && lead.doing) || (lead[kind] ?? motive[kind]);
  return say(phrasings, { [kind]: text }) || `${text}.`;
}

/** The sentences of a field, each phrase led in. The person's order. */
export function sayOwnWords(field: string, lead: Lead, say: Say): string[] {
  return withLists(ownWords(field))
    .map((words) => (words.kind === 'sentence' ? words.text : sayFragment(words, lead, say)))
    .filter((sentence) => sentence !== '');
}
