/** Titles named for a word that more share than this: the shortest, which say the most general thing. */
const MOST_TITLES = 300;

const header = [
  '# Words of the two tables of titles. Made by tooling/src/build-occupations.ts; do not edit.',
  '# word, number of titles, where those stand in the body of titles.txt, and of more-titles.txt: positions in base 36, each after the last',
];

interface Place {
  at: number;
  words: number;
}

function placesOf(lines: readonly string[]): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  let at = 0;
  for (const line of lines.slice(lines.indexOf('') + 1)) {
    const words = new Set(line.slice(0, line.indexOf('\t')).split(' '));
    for (const word of words) {
      const known = found.get(word);
      if (known) known.push({ at, words: words.size });
      else found.set(word, [{ at, words: words.size }]);
    }
    at += line.length + 1;
  }
  return found;
}

function written(places: readonly Place[], most: number): string {
  let last = 0;
  return places
    .toSorted((a, b) => a.words - b.words || a.at - b.at)
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ at }) => {
      const step = at - last;
      last = at;
      return step.toString(36);
    })
    .join(' ');
}

/** Lines of `title-words.txt`: where each word of the titles stands. */
export function titleWords(titles: readonly string[], more: readonly string[]): string[] {
  const [english, others] = [placesOf(titles), placesOf(more)];
  const words = [...new Set([...english.keys(), ...others.keys()])].toSorted((a, b) => (a < b ? -1 : 1));
  return [
    ...header,
    '',
    ...words.map((word) => {
      const [a, b] = [english.get(word) ?? [], others.get(word) ?? []];
      return [word, a.length + b.length, written(a, MOST_TITLES), written(b, MOST_TITLES)].join('\t');
    }),
  ];
}
