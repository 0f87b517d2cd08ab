import { plural, say } from '../../say/index.ts';
import { changeSentence, renamedTo, sharedWords, statementPairs, wordsOf } from '../../versions/index.ts';
import { capitalised } from '../../text/index.ts';
import type { LetterDocument } from '../document.ts';
import { letterPartKinds, letterParts, type LetterPartKind } from './letter-parts.ts';

/** Everything of a letter that a version stores and a save may change. */
export interface LetterVersionContent {
  title: string;
  document: LetterDocument;
  template: string;
}

const partChanged: Readonly<Record<Exclude<LetterPartKind, 'text'>, () => string>> = {
  sender: () => say`letterhead changed`,
  date: () => say`date changed`,
  recipient: () => say`recipient changed`,
  subject: () => say`subject changed`,
  salutation: () => say`salutation changed`,
  close: () => say`close changed`,
  enclosures: () => say`enclosures changed`,
};

function layoutNow(template: string): string {
  const layout = capitalised(template);
  return say`layout ${layout}`;
}

/** Below this share of words in both, a text is another one. */
const LEAST_SHARED = 0.5;

function describeText(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [before.join('\n'), after.join('\n')];
  if (old === now) return [];
  if (old === '') return [say`text added`];
  if (now === '') return [say`text removed`];
  if (sharedWords(wordsOf(old), wordsOf(now)) < LEAST_SHARED) return [say`text rewritten`];
  const pairs = statementPairs(before, after);
  const added = pairs.filter((pair) => pair.before === null).length;
  const removed = pairs.filter((pair) => pair.after === null).length;
  const edited = pairs.filter((pair) => pair.before && pair.after && pair.before !== pair.after).length;
  const clauses = [
    ...(added > 0 ? [say`${plural(added, { one: '# paragraph', other: '# paragraphs' })} added`] : []),
    ...(removed > 0 ? [say`${plural(removed, { one: '# paragraph', other: '# paragraphs' })} removed`] : []),
    ...(edited > 0 ? [say`${plural(edited, { one: '# paragraph', other: '# paragraphs' })} edited`] : []),
  ];
  return clauses.length === 0 ? [say`paragraphs reordered`] : clauses;
}

/** One sentence that says what a save changed: "2 paragraphs edited; recipient changed". Empty where nothing changed. */
export function describeLetterChange(before: LetterVersionContent, after: LetterVersionContent): string {
  const [old, now] = [letterParts(before.document), letterParts(after.document)];
  const words = letterPartKinds.flatMap((kind) => {
    if (kind === 'text') return describeText(old.text, now.text);
    return old[kind].join('\n') === now[kind].join('\n') ? [] : [partChanged[kind]()];
  });
  const isSameForm =
    before.document.country === after.document.country && before.document.words === after.document.words;
  return changeSentence([
    ...(before.title === after.title ? [] : [renamedTo(after.title)]),
    ...words,
    ...(isSameForm ? [] : [say`form of the country changed`]),
    ...(before.template === after.template ? [] : [layoutNow(after.template)]),
  ]);
}
