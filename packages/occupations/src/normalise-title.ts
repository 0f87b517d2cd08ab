/** Words that say nothing of the occupation. */
const EMPTY = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

/** Forms of one word that titles mix; our own list. */
const SAME = new Map(
  Object.entries({
    frontend: 'front end',
    backend: 'back end',
    fullstack: 'full stack',
    sr: 'senior',
    snr: 'senior',
    jnr: 'junior',
    jr: 'junior',
    mgr: 'manager',
    eng: 'engineer',
    dev: 'developer',
    asst: 'assistant',
    exec: 'executive',
    rep: 'representative',
    admin: 'administrator',
    vp: 'vice president',
  }),
);

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|x)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** The words of a title that tell the occupation: small letters, singular, without what stands in brackets. */
export function titleWords(title: string): string[] {
  return title
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word))
    .flatMap((word) => (SAME.get(word) ?? singular(word)).split(' '));
}

/** The form under which titles are compared: the words of the title, in their order. */
export function normaliseTitle(title: string): string {
  return titleWords(title).join(' ');
}

/** What says nothing of the occupation in the other languages of titles. */
const EMPTY_ABROAD = new Set(
  'und oder fur von der die das im et ou de du des la le les en au aux y e o del el los las di da do dos das van het een voor met per'.split(
    ' ',
  ),
);

/**
 * The form under which titles of all languages are compared: as `normaliseTitle`, without accents, gender endings
 * ("Koch/-in", "Bäcker*in", "infirmier(e)") and the small words of the other languages.
 */
export function foldTitle(title: string): string {
  const plain = title
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/(?<![\p{L}\p{N}])[mwfhdvx](?:\s?[/|]\s?[mwfhdvx]){1,3}(?![\p{L}\p{N}])/gu, ' ')
    .replaceAll(/[/*:_]-?in(?:nen)?(?![\p{L}\p{N}])/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\b[dl]['’]/g, ' ');
  const words = titleWords(plain);
  const distinctive = words.filter((word) => !EMPTY_ABROAD.has(word));
  return (distinctive.length > 0 ? distinctive : words).join(' ');
}
