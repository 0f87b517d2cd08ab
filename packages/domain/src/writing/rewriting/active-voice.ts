import { inflect, readFragment, type Token } from '@candor/language';

const AGENT = /^ by (?<who>me|us|my team|our team)\b(?! (?:and|or|but|then)\b|, (?:and|or|but|then)\b)/i;

/** Whether the words before the passive are one thing that is surely no name: "the rota", "all vans of the depot". */
function isOneThing(words: readonly Token[]): boolean {
  const [first, ...rest] = words;
  const isPlural = first?.pos === 'noun' && first.number === 'plural' && !first.isName && rest.length === 0;
  const isOrdinary = first?.pos === 'determiner' || first?.pos === 'number' || isPlural;
  return (
    isOrdinary &&
    rest.every(
      ({ pos }, at) =>
        /^(?:noun|name|adjective|preposition)$/.test(pos) ||
        (pos === 'determiner' && /^(?:determiner|preposition)$/.test(words[at]?.pos ?? '')),
    )
  );
}

/**
 * A passive sentence whose agent is the writer, the agent first: "The rota was kept by me" -> "I kept the rota". Null
 * where it is none, or more than one thing could be meant.
 */
export function turnRound(sentence: string): string | null {
  const read = readFragment(sentence.replace(/[.!]$/, ''));
  const at = read?.finiteVerb ?? 0;
  const [be, verb] = read?.tokens.slice(at, at + 2) ?? [];
  if (!read?.isPassive || verb?.form !== 'pastParticiple' || !isOneThing(read.tokens.slice(0, at)))
    return null;
  const behind = sentence.slice(verb.span.end);
  const [by = '', who = ''] = AGENT.exec(behind) ?? [];
  if (!/^(?:was|were|is|are)$/i.test(be?.text ?? '') || by === '') return null;
  const inTense = /^w/i.test(be?.text ?? '') ? inflect(verb.lemma, 'past') : verb.lemma;
  const thing = sentence.slice(0, read.tokens[at - 1]?.span.end);
  const subject = who.toLowerCase() === 'me' ? 'I' : 'We';
  return `${subject} ${inTense} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}${behind.slice(by.length)}`;
}
