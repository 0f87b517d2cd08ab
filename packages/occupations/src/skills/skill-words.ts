/** A word of a text with the form under which names of skills are compared. */
export interface SkillWord {
  text: string;
  key: string;
  start: number;
  end: number;
}

/** Words with the marks that belong to them: "C++", "C#", ".NET", "A+"; of "driver's" the noun. */
const WORD =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:\+\+|[+#](?![\p{L}\p{N}]))?(?:['’]s(?!\p{L}))?/giu;

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|os)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** One spelling of British and American words. */
const respelt = (word: string) =>
  word.replace(/is(?=(?:e|er|ed|ing|ation)$)/, 'iz').replace(/(?<=[a-z]{3})our$/, 'or');

const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

/** A word in small letters, singular, without accents, in one spelling. */
export function skillKey(word: string): string {
  const found = known.get(word);
  if (found !== undefined) return found;
  const plain = word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  const key = singular(plain.length > 6 ? respelt(singular(plain)) : plain);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, key);
  return key;
}

/** The words of a text, as names of skills are compared by them. */
export function skillWords(text: string): SkillWord[] {
  return [...text.matchAll(WORD)].map((match) => {
    const written = match[0];
    return { text: written, key: skillKey(written), start: match.index, end: match.index + written.length };
  });
}

/** The form under which names of skills are compared. */
export const foldSkill = (name: string) =>
  skillWords(name)
    .map(({ key }) => key)
    .join(' ');
