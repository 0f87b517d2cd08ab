import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { judgedLetter } from './judged-letter.ts';
import { rankCorrelation } from './rank-correlation.ts';

/** A letter with the advert it answers and what a reader thinks of it, 1 to 5. */
interface RatedLetter {
  id: string;
  advert: string;
  letter: string;
  rating: number;
}

const folder = join(import.meta.dirname, '../texts/letters-rated');
const WANTED = 0.7;

function figuresOf(half: string, letters: readonly RatedLetter[]): Figure[] {
  const scored = letters.map((one) => ({ ...one, ...judgedLetter(one.letter, one.advert) }));
  if (half === 'open' && process.argv.includes('--each'))
    for (const { id, rating, points, lines, missing } of scored) {
      const parts = lines.map((line) => `${line.id} ${line.points}/${line.most}`).join(', ');
      console.log(`${id} rated ${rating}: ${points} (${parts}) ${missing.join(' ')}`);
    }
  const together = rankCorrelation(
    scored.map(({ points }) => points),
    scored.map(({ rating }) => rating),
  );
  const ready = scored.filter(({ isReady }) => isReady);
  const praised = ready.filter(({ rating }) => rating <= 2).length;
  return [
    {
      what: `letters, ${half}: score of ${scored.length} letters beside a reader's rating`,
      measured: `rank correlation ${together.toFixed(2)}`,
      wanted: String(WANTED),
      isHeld: together >= WANTED,
    },
    {
      what: `letters, ${half}: ready to send and rated 1 or 2`,
      measured: `${praised}; ready ${ready.length}, of those rated 4 or 5 ${ready.filter(({ rating }) => rating >= 4).length}`,
      wanted: 'none',
      isHeld: praised === 0,
    },
  ];
}

/** Whether the scores of letters go with what a reader thinks; `--each` prints the open half, `--locked` scores the other too. */
export function ratedLetterFigures(): Figure[] {
  const halves = process.argv.includes('--locked') ? ['open', 'locked'] : ['open'];
  return halves.flatMap((half) => {
    const file = join(folder, `${half}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return figuresOf(
      half,
      lines.map((line) => JSON.parse(line) as RatedLetter),
    );
  });
}
