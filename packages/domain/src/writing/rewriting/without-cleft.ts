import { readFragment } from '@candor/language';

/** "It was me who", "I was the one that": English stresses so who did something. */
const CLEFT =
  /^(?<ahead>(?:(?!I )\p{Lu}[^,;.]*? )?)(?:it was (?:me|I)|I was the (?:one|person)) (?:who|that) /iu;

/** A sentence that says who did something in a clause of its own, in one: "It was me who told them" -> "I told them". */
export function withoutCleft(sentence: string): string {
  const plain = sentence.replace(CLEFT, (_whole, ahead: string) => `${ahead}I `);
  if (plain === sentence) return sentence;
  const tokens = readFragment(plain)?.tokens ?? [];
  const verb = tokens
    .slice(tokens.findIndex(({ text }) => text === 'I') + 1)
    .find(({ pos }) => pos !== 'adverb');
  // "I was the one who the drivers came to": there it was done by others.
  return verb?.form === 'past' ? plain : sentence;
}
