import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figure } from './figures.ts';
import { judgedLetter } from './judged-letter.ts';

/** A letter, the advert it answers and one that it does not. */
interface SwappedLetter {
  id: string;
  letter: string;
  advert: string;
  other: string;
}

const folder = join(import.meta.dirname, '../texts/letters-swapped');

function figureOf(half: string, letters: readonly SwappedLetter[]): Figure {
  const all = letters.map((one) => ({
    id: one.id,
    own: judgedLetter(one.letter, one.advert),
    other: judgedLetter(one.letter, one.other),
  }));
  if (half === 'open' && process.argv.includes('--each'))
    for (const { id, own, other } of all)
      console.log(
        `${id} own ${own.points} ${own.missing.join(' ')}\n     other ${other.points} ${other.missing.join(' ')}`,
      );
  const wrong = all.filter(({ other }) => other.isReady).length;
  const ready = all.filter(({ own }) => own.isReady).length;
  return {
    what: `letters, ${half}: ready to send for an advert they do not answer, of ${letters.length}`,
    measured: `${wrong}; for their own ${ready}`,
    wanted: 'none',
    isHeld: wrong === 0,
  };
}

/** Whether a letter put to another advert is called ready; `--each` prints the open half, `--locked` measures the other too. */
export function swappedLetterFigures(): Figure[] {
  const halves = process.argv.includes('--locked') ? ['open', 'locked', 'unseen'] : ['open'];
  return halves.flatMap((half) => {
    const file = join(folder, `${half}.jsonl`);
    if (!existsSync(file)) return [];
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return figureOf(
      half,
      lines.map((line) => JSON.parse(line) as SwappedLetter),
    );
  });
}
