import { meaningsOf } from '@candor/english';
import { asSentence } from '../../writing/index.ts';
import { addressee } from '../letter-form.ts';
import type { LetterFacts } from '../letter-facts.ts';
import type { Framing } from './frames/frame-for.ts';
import { pieceOf } from './piece.ts';
import { framed, ownStatement, type Statement } from './statement.ts';
import { toReader } from './to-reader.ts';

/** Who told the person of the vacancy, as a sentence; a medium is no reason to write, and is asked about. */
export function sayReferral(facts: LetterFacts, framing: Framing): Statement | undefined {
  const { request } = facts;
  const typed = request.referralSource.trim();
  if (typed === '') return undefined;
  const piece = pieceOf(typed);
  if (/[()/]/.test(typed) && piece.kind !== 'sentence') return undefined;
  const isTold =
    /^(?:\p{Lu}|[Mm]y |[Yy]our ).*(?:\b(?:told|showed|sent) me\b|\bmentioned (?:it|this|the|your)\b)/u.test(
      typed,
    );
  // "My cousin works there": where somebody is, and nobody's word.
  if (/\bthere$/.test(piece.text)) return undefined;
  if (piece.kind === 'sentence' || isTold) {
    const { post = '', role = '', company = '' } = framing.slots;
    const about = role === '' || company === '' ? '' : ` about the ${post} of ${role} at ${company}`;
    // "My cousin told me" is no sentence yet; "Sheila told me" speaks to Sheila.
    const whole = piece.text.replace(/(?<=\btold me)$/, about);
    return ownStatement(toReader(whole, request, typed) ?? whole, piece.stop);
  }
  // "saw the advert in the paper", "heard from a colleague that the post is open"
  if (/^(?:saw|heard|read|found) (?!(?:it|this|that|on|in|through|via)\b)\p{L}/iu.test(piece.text))
    return ownStatement(`I ${piece.text.charAt(0).toLowerCase()}${piece.text.slice(1)}`, '');
  // "your branch manager, Ms Bell"
  const [, post = '', holder = ''] =
    /^((?:[Yy]our|[Mm]y|[Aa]n?|[Tt]he) [^,]+), (\p{Lu}[^,]*)$/u.exec(piece.text) ?? [];
  if (post !== '' && addressee(holder).people.length === 1)
    return framed('referred by', framing, { referrer: `${post}, ${holder},` });
  // "Noreen in your bakery, we were in school together"
  const [, teller = '', more = ''] = /^(\p{Lu}[^,]*), ((?:we|I|s?he) .+)$/u.exec(piece.text) ?? [];
  const told =
    more === '' || pieceOf(asSentence(more)).kind !== 'sentence'
      ? undefined
      : sayReferral({ ...facts, request: { ...facts.request, referralSource: teller } }, framing);
  if (told) return { ...told, text: `${told.text} ${asSentence(more)}` };
  // "Jo Bell", "Jo Bell, your accountant", "Jo Bell from the depot": a name, and no more than who it is.
  const [, name = '', behind = ''] =
    /^(\p{Lu}\S*(?: [^,]*?)??)((?:, (?:who|your|my|our|the|an?) [^,]*| (?:from|in|at|of) [^,]*)?)(?:, who [^,]*)?$/u.exec(
      piece.text,
    ) ?? [];
  // "NHS Jobs", "Bristol Times": initials and words in the plural are nobody's names.
  const words = name.split(' ');
  // One word alone may be a board or a paper: "LinkedIn"; "Noreen in your bakery" is somebody.
  if (words.length === 1 && !/^ (?:in|from|at|on) your /.test(behind)) return undefined;
  const isPlural = meaningsOf(words.at(-1)?.toLowerCase() ?? '').some(({ number }) => number === 'plural');
  // "Job Bank": of things alone nobody is named.
  const isOfThings = words.every((word) => meaningsOf(word.toLowerCase()).some(({ pos }) => pos === 'noun'));
  if (isPlural || isOfThings || /^\p{Lu}{2,}$/u.test(words[0] ?? '')) return undefined;
  if (addressee(name).people.length !== 1) return undefined;
  return framed('referred by', framing, {
    referrer: behind.startsWith(',') ? `${name}${behind},` : name + behind,
  });
}
