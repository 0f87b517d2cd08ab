import { Merge, type MergeChange, type MergePlace, type Three } from '../../versions/index.ts';
import type { LetterDocument } from '../document.ts';
import { normaliseLetter } from '../text-form.ts';

const lists = ['sender', 'recipient', 'paragraphs', 'enclosures'] as const;
const lines = ['date', 'subject', 'salutation', 'close', 'signature'] as const;

/** The part that a person knows each list and line by. */
function placeOf(name: (typeof lists)[number] | (typeof lines)[number]): MergePlace {
  const section = name === 'paragraphs' ? 'text' : name === 'signature' ? 'close' : name;
  return { id: name, section, entry: '', field: '' };
}

function mergeBy(merge: Merge, { base, edited, next }: Three<LetterDocument>): LetterDocument {
  const of = <Name extends keyof LetterDocument>(name: Name) => ({
    base: base[name],
    edited: edited[name],
    next: next[name],
  });
  const isEditedForm = edited.country !== base.country || edited.words !== base.words;
  const { country, words } = isEditedForm ? edited : next;
  return normaliseLetter({
    ...edited,
    ...Object.fromEntries(lists.map((name) => [name, merge.texts(placeOf(name), of(name))])),
    ...Object.fromEntries(lines.map((name) => [name, merge.text(placeOf(name), of(name))])),
    country,
    words,
  });
}

function normalised({ base, edited, next }: Three<LetterDocument>): Three<LetterDocument> {
  return { base: normaliseLetter(base), edited: normaliseLetter(edited), next: normaliseLetter(next) };
}

/**
 * A letter generated again, with every paragraph and line that the person touched since the last time as they left it.
 * `takes` says which of the changes are taken; all but those that would go over edited words where left out.
 */
export function mergeLetters(
  three: Three<LetterDocument>,
  takes: (change: MergeChange) => boolean = ({ isEdited }) => !isEdited,
): LetterDocument {
  return mergeBy(new Merge(takes), normalised(three));
}

/** What taking a letter generated again would change. */
export function letterMergeChanges(three: Three<LetterDocument>): MergeChange[] {
  const merge = new Merge(() => true);
  mergeBy(merge, normalised(three));
  return merge.changes;
}

/** What counts as last generated once `taken` was made of `edited`; see `nextBase` of CVs. */
export function nextLetterBase(
  base: LetterDocument,
  edited: LetterDocument,
  taken: LetterDocument,
): LetterDocument {
  return mergeLetters({ base: edited, edited: base, next: taken });
}
