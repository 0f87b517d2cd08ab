/** Words that any paper may have: they do not tell it from another. */
const ANY =
  /^(?:diplomas?|degrees?|courses?|programmes?|programs?|certificates?|certification|qualifications?|training|with|level|approved|apprenticeship|exams?|tests?|beside|from|your|that|other|licen[cs]es?|registration|registered|experience|usually|often|where|state|national|work)$/;
/** What is begun, wanted or missing is not there. */
const NOT_YET =
  /\b(?:in progress|ongoing|expected|part[- ]?(?:completed|qualified)|credits|laufend|since|seit|no|not|without|kein\w*|ohne|nicht|working towards|planned|hope|want)\b/i;
const SHORTEST = 4;
/** One telling word tells a name of so few words alone. */
const FEW = 2;
const LONGEST_QUOTE = 160;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}]+|\d+/gu) ?? [];
const distinctiveWords = (name: string) =>
  wordsOf(name).filter((word) => /\d/.test(word) || (word.length >= SHORTEST && !ANY.test(word)));
const abbreviationsIn = (name: string) =>
  name.match(/(?<![\p{L}\d])\p{Lu}{3,}(?:[- ]?\d+)?(?![\p{L}\d])/gu) ?? [];

/** The lines of a CV as they stand there, without their bullets. */
const linesOf = (text: string) => text.split('\n').map((one) => one.replace(/^[\s•*–-]+/, '').trim());

/**
 * The line of a CV that names something by all the words that tell it, or by its abbreviation; null where none does. It says that
 * a person may have it, never that they do: a word of it may be another's, or of long ago. Abbreviations of the `roles` themselves
 * tell nothing.
 */
export function mentionIn(cvText: string, name: string, roles = ''): string | null {
  const ofRoles = abbreviationsIn(roles);
  const distinctive = distinctiveWords(name);
  const short = abbreviationsIn(name).filter((letters) => !ofRoles.some((one) => one === letters));
  const isDistinctive = distinctive.length > 1 || (distinctive.length === 1 && wordsOf(name).length <= FEW);
  if (!isDistinctive && short.length === 0) return null;
  const line = linesOf(cvText).find((one) => {
    if (NOT_YET.test(one)) return false;
    const words = new Set(wordsOf(one));
    const isWhole = isDistinctive && distinctive.every((word) => words.has(word));
    return isWhole || abbreviationsIn(one).some((letters) => short.some((one) => one === letters));
  });
  if (line === undefined) return null;
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE - 1).trimEnd()}…`;
}
