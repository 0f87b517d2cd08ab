import { changeOf, comparedText, statementPairs, type ComparedSection } from '../../versions/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterPartKinds, letterParts, type LetterPartKind } from './letter-parts.ts';

/** Two versions of a letter for showing side by side: its parts in reading order, lines and paragraphs found again. */
export function compareLetters(
  before: LetterDocument,
  after: LetterDocument,
): ComparedSection<LetterPartKind>[] {
  const [old, now] = [letterParts(before), letterParts(after)];
  return letterPartKinds.flatMap((kind) => {
    const sides = {
      before: old[kind].length > 0 ? old[kind] : null,
      after: now[kind].length > 0 ? now[kind] : null,
    };
    if (sides.before === null && sides.after === null) return [];
    const change = changeOf(sides, (one, other) => one.join('\n') === other.join('\n'));
    const bullets = statementPairs(old[kind], now[kind]).map(comparedText);
    return [
      {
        kind,
        title: { before: sides.before && '', after: sides.after && '' },
        change,
        entries: [{ change, isMoved: false, name: '', fields: [], bullets }],
      },
    ];
  });
}
