import { changeSentence, sharedWords, shortName, statementPairs, wordsOf } from '../../versions/index.ts';
import { capitalised, counted } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterPartKinds, letterParts, type LetterPartKind } from './letter-parts.ts';

/** Everything of a letter that a version stores and a save may change. */
export interface LetterVersionContent {
  title: string;
  document: LetterDocument;
  template: string;
}

const partName = (kind: LetterPartKind) => (kind === 'sender' ? 'letterhead' : kind);

/** Below this share of words in both, a text is another one. */
const LEAST_SHARED = 0.5;

function describeText(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [before.join('\n'), after.join('\n')];
  if (old === now) return [];
  if (old === '') return ['text added'];
  if (now === '') return ['text removed'];
  if (sharedWords(wordsOf(old), wordsOf(now)) < LEAST_SHARED) return ['text rewritten'];
  const pairs = statementPairs(before, after);
  const say = (count: number, verb: string) =>
    count === 0 ? [] : [`${counted(count, 'paragraph')} ${verb}`];
  const clauses = [
    ...say(pairs.filter((pair) => pair.before === null).length, 'added'),
    ...say(pairs.filter((pair) => pair.after === null).length, 'removed'),
    ...say(pairs.filter((pair) => pair.before && pair.after && pair.before !== pair.after).length, 'edited'),
  ];
  return clauses.length === 0 ? ['paragraphs reordered'] : clauses;
}

/** One sentence that says what a save changed: "2 paragraphs edited; recipient changed". Empty where nothing changed. */
export function describeLetterChange(before: LetterVersionContent, after: LetterVersionContent): string {
  const [old, now] = [letterParts(before.document), letterParts(after.document)];
  const words = letterPartKinds.flatMap((kind) => {
    if (kind === 'text') return describeText(old.text, now.text);
    return old[kind].join('\n') === now[kind].join('\n') ? [] : [`${partName(kind)} changed`];
  });
  const isSameForm =
    before.document.country === after.document.country && before.document.words === after.document.words;
  return changeSentence([
    ...(before.title === after.title ? [] : [`renamed to ${shortName(after.title)}`]),
    ...words,
    ...(isSameForm ? [] : ['form of the country changed']),
    ...(before.template === after.template ? [] : [`layout ${capitalised(after.template)}`]),
  ]);
}
