import { readFileSync } from 'node:fs';
import type { Score, Share } from '@candor/language/testing';
import { median, ms, timed, type Figure } from './figures.ts';

const WORDS = 600;

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const rate = ({ right, of }: Share) => right / of;

/** What the taggers and the grammar make of fragments tagged by hand. The locked half is counted, its mistakes never shown. */
function accuracy(half: string, score: Score): Figure {
  const { tokens, certainTokens, certainFirstWords, kinds, certainKinds, tenses } = score;
  const certain = (what: string, some: Share, all: Share) =>
    `${what} ${percent(all.right, all.of)}, certain ${percent(some.of, all.of)} and of these right ${percent(some.right, some.of)}`;
  return {
    what: `English: ${score.kinds.of} fragments tagged by hand, ${half} half`,
    measured: [
      certain('words', certainTokens, tokens),
      certain('first words', certainFirstWords, score.firstWords),
      certain('what the whole is', certainKinds, kinds),
      `tense ${percent(tenses.right, tenses.of)}`,
    ].join('; '),
    wanted: 'what is certain is right: words 98 %, wholes 95 %',
    isHeld: rate(certainTokens) >= 0.98 && rate(certainKinds) >= 0.95,
  };
}

/** Accuracy on the fragments, and how long reading takes: loaded, fresh, and read before. */
export async function englishFigures(): Promise<Figure[]> {
  const heapBefore = process.memoryUsage().rss;
  const startedMs = performance.now();
  const { readEnglish } = await import('@candor/language');
  readEnglish('I drive a van.');
  const loadedMs = performance.now() - startedMs;
  const heldMb = (process.memoryUsage().rss - heapBefore) / 1e6;
  const { readFragments, scoreFragments } = await import('@candor/language/testing');
  const read = (half: string) => {
    const name = import.meta.resolve(`@candor/language/fixtures/fragments.${half}.txt`);
    return readFragments(readFileSync(new URL(name), 'utf8'));
  };
  const halves = { open: read('open'), locked: read('locked') };
  const scores = Object.entries(halves).map(([half, fragments]) => accuracy(half, scoreFragments(fragments)));
  const words = Object.values(halves)
    .flat()
    .flatMap(({ text }) => text.split(' '));
  // The number of the round in each line: lines that were read are known.
  const textOf = (round: number) =>
    words
      .slice(0, WORDS)
      .map((word, at) => (at % 8 === 7 ? `${word} ${round}\n` : `${word} `))
      .join('');
  const freshMs = median(await timed(30, 20, (round) => readEnglish(textOf(round + 20))));
  const again = textOf(0);
  const againMs = median(await timed(30, 5, () => readEnglish(again)));
  return [
    ...scores,
    {
      what: 'English: the model loaded and set up',
      measured: `${ms(loadedMs)}, ${heldMb.toFixed(0)} MB`,
      wanted: '400 ms',
      isHeld: loadedMs < 400,
    },
    {
      what: `English: ${WORDS} words never seen, and seen before (median of 30)`,
      measured: `${ms(freshMs)}, ${ms(againMs)}`,
      wanted: '50 ms, 20 ms',
      isHeld: freshMs < 50 && againMs < 20,
    },
  ];
}
