import { countedNoun, isChange } from './ask-figure.ts';
import { verbForm } from './inflect.ts';

// Where the words that belong to a counted noun begin: behind one of these.
const BEFORE_NOUN = new Set(
  'a an the of to and or in for with on at by from as into per over across our my their its this these those all both about after before including between out up off down'.split(
    ' ',
  ),
);
const VAGUE = new Set('many several some various multiple numerous different countless'.split(' '));

/** A statement with a piece put before its closing full stop. */
export function appended(statement: string, piece: string): string {
  const [, body = statement, stop = ''] = /^(.*?)([.!…]*)$/su.exec(statement) ?? [];
  return `${body} ${piece}${stop}`;
}

/** A verb beside the first or behind "to": "Drafted and negotiated agreements", "chosen to train starters". */
function isDeed(words: readonly string[], at: number): boolean {
  const found = verbForm((words[at] ?? '').trim().toLowerCase());
  const before = (words[at - 1] ?? '').trim().toLowerCase();
  return (
    (found?.form === 'past' && /^(?:and|or)$/.test(before)) || (found?.form === 'base' && before === 'to')
  );
}

function beforeNoun(statement: string, nounAt: number): string {
  const before = statement.slice(0, nounAt).split(/(?<=\s)/);
  const least = /^(?:i|we)\b/i.test(statement) ? 2 : 1;
  let at = before.length;
  // The first word is the verb; the blank stands behind it, and before the adjectives of the noun.
  while (at > least && !/[,;:]\s*$/.test(before[at - 1] ?? '')) {
    const word = (before[at - 1] ?? '').trim().toLowerCase();
    const isPair = /^(?:and|or)$/.test(word) && (before[at] ?? '').includes('-');
    if (!isPair && (BEFORE_NOUN.has(word) || word.endsWith('ing'))) break;
    if (isDeed(before, at - 1)) break;
    at -= 1;
    if (VAGUE.has(word)) {
      before.splice(at, 1);
      break;
    }
  }
  return `${before.slice(0, at).join('')}[how many] ${before.slice(at).join('')}${statement.slice(nounAt)}`;
}

/** Whether a statement says how often: "every evening", "three times a week". */
export function saysHowOften(statement: string): boolean {
  return /\b(?:every|each|daily|nightly|weekly|monthly|yearly|per|always|an? (?:hour|day|night|shift|week|month|year))\b/i.test(
    statement,
  );
}

/**
 * A statement with a blank where its figure would stand: before what is counted, or behind what was changed. As it was
 * where it says how often and counts nothing.
 */
export function addFigureBlank(statement: string): string {
  if (isChange(statement)) return appended(statement, '[by how much]');
  const noun = countedNoun(statement);
  if (noun && noun.at > 0) return beforeNoun(statement, noun.at);
  const isLeading = /^(?:i |was |am )?(?:manag|led?\b|lead|run|ran|supervis|in charge|responsible)/i.test(
    statement,
  );
  if (isLeading) return appended(statement, '[with how many people]');
  return saysHowOften(statement) ? statement : appended(statement, '[how often]');
}
