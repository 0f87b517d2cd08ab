import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';

const titles = new Set(
  readFileSync(inRoot('packages', 'occupations', 'data', 'titles.txt'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t')[0] ?? ''),
);
/** Who does something, rather than what is done. */
const WORKER = /(?:er|or|ist|ian|nurse|assistant|clerk)$/;

const SMALL = new Set(
  'a an and as at be by do for from in into is it its of on or our that the their this to we with your de la le les des du et en el los y der die das und van het een'.split(
    ' ',
  ),
);

/** Whether a folded name would be found where no skill is meant: a job title, a piece of a sentence, small words only. */
export function isNoName(key: string): boolean {
  const words = key.split(' ');
  if (words.every((word) => SMALL.has(word))) return true;
  if (
    words.length > 1 &&
    (/^(?:and|or|of|the|with|for|by)$/.test(words[0] ?? '') || SMALL.has(words.at(-1) ?? ''))
  )
    return true;
  return words.length > 1 && WORKER.test(key) && titles.has(key);
}
