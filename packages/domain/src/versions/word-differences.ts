import { diffArrays } from 'diff';
import { tokensOf } from './words.ts';

/** A stretch of words that both texts have, or only the earlier or the later one. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Texts further apart than this many words are shown as replaced whole: time stays linear in their length. */
const MOST_EDITS = 400;

function replaced(before: string, after: string): WordRun[] {
  const runs: WordRun[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return runs.filter(({ text }) => text !== '');
}

/** Draws changes together that only white space parts, so that a rewritten phrase reads as one. */
function drawnTogether(runs: readonly WordRun[]): WordRun[] {
  const out: WordRun[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    out.push(...replaced(removed, added));
    [removed, added] = ['', ''];
  };
  runs.forEach((run, at) => {
    if (run.kind === 'removed') removed += run.text;
    else if (run.kind === 'added') added += run.text;
    else {
      const next = runs[at + 1];
      const isBetween = removed + added !== '' && next !== undefined && run.text.trim() === '';
      if (isBetween && removed !== '' && added !== '') {
        removed += run.text;
        added += run.text;
      } else {
        flush();
        out.push(run);
      }
    }
  });
  flush();
  return out;
}

/**
 * What became of a text, word by word. The runs that are not `added` are the earlier text to the letter, those that
 * are not `removed` the later one.
 */
export function wordDifferences(before: string, after: string): WordRun[] {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const changes = diffArrays(tokensOf(before), tokensOf(after), { maxEditLength: MOST_EDITS });
  if (!changes) return replaced(before, after);
  return drawnTogether(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}
