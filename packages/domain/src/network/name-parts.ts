/*
 * The parts of a name as `N` holds them, family;given;additional;prefix;suffix, found where nothing but the name is known.
 */

const TITLE = /^(?:mr|mrs|ms|mx|miss|sir|dame|dr|prof|rev|hon|herr|frau|mme|sra?|dott|ing|mag|dipl-ing)$/iu;
/** "Jr.", "III": a generation, which needs no comma before it. */
const GENERATION = /^(?:jr|sr|junior|senior|filho|neto|[ivx]{2,4})$/iu;
/** "PhD", "M.D.", "MBA": a degree or a paper, in capitals as no name is. */
const CREDENTIAL = /^(?=(?:[^\p{Lu}]*\p{Lu}){2})(?!Mc|Mac|O['’])[\p{L}.\-()]{2,}$/u;

const bare = (word: string) => word.replace(/[.,]+$/u, '');
const isSuffix = (words: string) =>
  words.split(' ').every((word) => GENERATION.test(bare(word)) || CREDENTIAL.test(word));

/** What is set off behind the name, and the name before it: "García, Jr." */
function withoutSuffix(name: string): { rest: string; suffix: string } {
  const [first = '', ...behind] = name.split(',').map((part) => part.trim());
  if (first !== '' && behind.length > 0 && behind.every((part) => part !== '' && isSuffix(part)))
    return { rest: first, suffix: behind.join(', ') };
  const words = name.split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 2 && GENERATION.test(bare(last))
    ? { rest: words.slice(0, -1).join(' ').replace(/,$/u, ''), suffix: last }
    : { rest: name, suffix: '' };
}

/** How many words a family name has: its last, with the small words before it ("van", "de la"). */
function familyLength(words: readonly string[]): number {
  const small = words.slice(1, -1).findLastIndex((word) => !/^\p{Ll}/u.test(word));
  return words.length - (small + 2);
}

/** The parts that a name has when nothing but the name is known. */
export function partsOfName(name: string): string[] {
  const { rest, suffix } = withoutSuffix(name.replace(/\s+/gu, ' ').trim());
  const words = rest.split(' ');
  const titles = words.findIndex((word) => !TITLE.test(bare(word)));
  const prefix = titles > 0 ? words.splice(0, titles).join(' ') : '';
  const [family = '', given = '', ...more] = words.join(' ').split(', ');
  // "García, José": the family stands first.
  if (given !== '' && more.length === 0) return [family, given, '', prefix, suffix];
  if (words.length < 2) return ['', words.join(' '), '', prefix, suffix];
  const from = words.length - familyLength(words);
  return [words.slice(from).join(' '), words.slice(0, from).join(' '), '', prefix, suffix];
}
