import { verbForm } from '../../writing/index.ts';

const PRONOUN = /^(?:I|I['’](?:m|ve|d|ll)|we|you|he|she|it|they|there|please|nobody|nothing)\b/i;
const AUXILIARY =
  /^(?:\p{L}[\p{L}'’&.-]*\s+){1,5}(?:is|are|was|were|has|have|had|will|would|can|could|does|did|do|must|should|told|said|suggested|recommended)\b/u;
/** "making bath bombs with the team was fun" */
const DOING_IS = /^\p{L}+ing\b[^,;]*? (?:is|was|makes|made|has|had)\b/iu;
/** "my friend Tom works for you", "your group published the first map": not "how your team treats people". */
const SAID_OF_OTHERS =
  /^(?:my|your|our|his|her|their|the) (?!way\b)(?:[\p{L}'’-]+ ){1,4}(?:works (?:for|at|in|with|there|here)|lives|says|goes|loves|likes|cares|makes|gives|takes|treats|knows|feels|wants|believes|sells|pays|\p{L}+ed (?:a|an|the|my|our|your|their|his|her|its|first|\d\S*|two|three|four|five))\b/iu;
const FINITE =
  /\b(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|shall|should|may|might|must|['’](?:m|ve|d|ll|s)|told|said|went|made|gave|took|kept|felt|ran|led|left|came|wrote|taught|knew|stood|brought|thought|became|began|held|grew|spent|met|saw|read)\b/;
const RELATIVE = /\b(?:that|which|who|where|whose|when)\b/i;
/** "the fun we had": a clause about the words before it. */
const CONTACT = /(?<=^(?:the|all|everything|everyone|what|how|your|a|an)\b.*) (?:I|we|you|they|he|she) /i;
/** "because of you I understand turbines": a main clause behind a cause. */
const BEHIND_CAUSE = /^(?:because of|thanks to|due to) [^,;]*,? I(?:['’]\p{L}+)? \p{Ll}/u;

/** "Your new wing opens next spring": a verb in the third person with something behind it that is no preposition. */
function hasThirdPerson(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.some((word, at) => {
    const next = words[at + 1];
    return (
      at > 0 &&
      next !== undefined &&
      verbForm(word)?.form === 'third-person' &&
      !/^(?:of|and|or|for|to|that|which|who)$/.test(next)
    );
  });
}

/**
 * Whether an English text is a sentence of its own and not a phrase that needs one around it. `typed` is what the
 * person wrote: a capital at the beginning and a stop at the end say that a sentence was meant.
 */
export function isWholeSentence(text: string, typed: string): boolean {
  const bare = text.replace(/^(?:and|but|also|because|so)\s+(?!of\b)/i, '');
  if (PRONOUN.test(bare) || BEHIND_CAUSE.test(bare)) return true;
  if (/^(?:to|because of) /.test(bare)) return false;
  const isWritten = /^\P{Ll}/u.test(typed) && /[.!?]["')\]]*$/.test(typed);
  const isPast = verbForm((/^\p{L}+/u.exec(bare)?.[0] ?? '').toLowerCase())?.form === 'past';
  if (SAID_OF_OTHERS.test(bare.split(RELATIVE)[0] ?? '')) return true;
  if (isWritten && !isPast)
    return FINITE.test(bare) || hasThirdPerson(bare) || /\b(?:I|we|they) \p{Ll}/u.test(bare);
  const main = (bare.split(RELATIVE)[0] ?? '').split(CONTACT)[0] ?? '';
  return AUXILIARY.test(main) || DOING_IS.test(main);
}
