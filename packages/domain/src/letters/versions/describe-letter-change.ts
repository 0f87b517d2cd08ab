import { renamedTo, sharedWords, statementPairs, wordsOf, type Clause } from '../../versions/index.ts';
import { capitalised } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterPartKinds, letterParts } from './letter-parts.ts';

/** Everything of a letter that a version stores and a save may change. */
export interface LetterVersionContent {
  title: string;
  document: LetterDocument;
  template: string;
}

/** Below this share of words in both, a text is another one. */
const LEAST_SHARED = 0.5;

function describeText(before: readonly string[], after: readonly string[]): Clause[] {
  const [old, now] = [before.join('\n'), after.join('\n')];
  if (old === now) return [];
  if (old === '') return [{ kind: 'text-added' }];
  if (now === '') return [{ kind: 'text-removed' }];
  if (sharedWords(wordsOf(old), wordsOf(now)) < LEAST_SHARED) return [{ kind: 'text-rewritten' }];
  const pairs = statementPairs(before, after);
  const added = pairs.filter((pair) => pair.before === null).length;
  const removed = pairs.filter((pair) => pair.after === null).length;
  const edited = pairs.filter((pair) => pair.before && pair.after && pair.before !== pair.after).length;
  const clauses: Clause[] = [
    { kind: 'paragraphs-added', count: added },
    { kind: 'paragraphs-removed', count: removed },
    { kind: 'paragraphs-edited', count: edited },
  ];
  const counted = clauses.filter(({ count = 0 }) => count > 0);
  return counted.length === 0 ? [{ kind: 'paragraphs-reordered' }] : counted;
}

/** What a save changed; empty where nothing did. */
export function describeLetterChange(before: LetterVersionContent, after: LetterVersionContent): Clause[] {
  const [old, now] = [letterParts(before.document), letterParts(after.document)];
  const words = letterPartKinds.flatMap((kind): Clause[] => {
    if (kind === 'text') return describeText(old.text, now.text);
    return old[kind].join('\n') === now[kind].join('\n') ? [] : [{ kind: `${kind}-changed` }];
  });
  const isSameForm =
    before.document.country === after.document.country && before.document.words === after.document.words;
  return [
    ...(before.title === after.title ? [] : [renamedTo(after.title)]),
    ...words,
    ...(isSameForm ? [] : [{ kind: 'country-form' as const }]),
    ...(before.template === after.template
      ? []
      : [{ kind: 'layout' as const, name: capitalised(after.template) }]),
  ];
}
