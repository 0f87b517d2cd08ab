const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const words = new Map<string, number>([
  ...units.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((word, ten): [string, number][] =>
    word === ''
      ? []
      : [
          [word, ten * 10],
          ...units
            .slice(1, 10)
            .map((unit, value): [string, number] => [`${word}-${unit}`, ten * 10 + value + 1]),
        ],
  ),
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ['billion', 1_000_000_000],
  ['dozen', 12],
  ['dozens', 12],
  ['hundreds', 100],
  ['thousands', 1000],
  ['millions', 1_000_000],
]);
const scale: Record<string, number> = {
  k: 1000,
  thousand: 1000,
  m: 1_000_000,
  mn: 1_000_000,
  million: 1_000_000,
  bn: 1_000_000_000,
  billion: 1_000_000_000,
  hundred: 100,
};

// Claims of a change by a factor are figures too.
const factors: Record<string, number> = {
  doubl: 2,
  tripl: 3,
  quadrupl: 4,
  halv: 0.5,
  half: 0.5,
  twice: 2,
  thrice: 3,
};

const factorsByStem = Object.entries(factors);
const FACTOR = new RegExp(`^(?:${Object.keys(factors).join('|')})`);

/** A figure a text claims: its value, and the words that say it. */
export interface NumberFact {
  value: number;
  words: string;
  start: number;
}

const DIGITS =
  /(?<![\p{L}\d])(\d{1,3}(?:[,' ]\d{3})+|\d+)(\.\d+)?\s?(k|m|mn|bn|thousand|million|billion|hundred)?(?![\p{L}\d])|(?<=\p{L}|[-/#$€£])(\d+)|(\d+)(?=\p{L})/giu;

/** Every figure in a text: digits in any grouping, "12k", number words, "doubled". "One" alone claims nothing. */
export function numberFacts(text: string): NumberFact[] {
  const found: NumberFact[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const plain = match[1] ?? match[4] ?? match[5] ?? '';
    const value =
      Number(plain.replaceAll(/[,' ]/g, '') + (match[2] ?? '')) *
      (scale[(match[3] ?? '').toLowerCase()] ?? 1);
    found.push({
      value,
      words: match[0].trim(),
      start: match.index + match[0].length - match[0].trimStart().length,
    });
  }
  const digits = [...found];
  let next = 0;
  const isInDigits = (at: number) => {
    let fact = digits[next];
    while (fact && fact.start + fact.words.length <= at) fact = digits[(next += 1)];
    return fact !== undefined && at > fact.start;
  };
  for (const match of text.matchAll(/\p{L}+(?:-\p{L}+)?/gu)) {
    // "1.2 million" is one figure; "double-checked" claims no factor.
    if (isInDigits(match.index) || /^double-?check/i.test(match[0])) continue;
    const lower = match[0].toLowerCase();
    const value = words.get(lower) ?? words.get(lower.split('-')[0] ?? '');
    const factor = FACTOR.test(lower) && factorsByStem.find(([stem]) => lower.startsWith(stem));
    if (factor) found.push({ value: factor[1], words: match[0], start: match.index });
    else if (value !== undefined && value > 1) found.push({ value, words: match[0], start: match.index });
  }
  return found;
}
