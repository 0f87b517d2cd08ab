import { valueAt, withValueAt, wordsAt } from './at-path.ts';
import type { CvDocument } from './document.ts';
import { linesOf, withLines } from './lines.ts';
import type { CvDraft } from './request.ts';
import { documentFromRequest, draftFromDocument } from './request-document.ts';
import { joinDescription } from './split-description.ts';
import { shortFields, withField } from './short-fields.ts';

/** A field of the form, and what it holds now. */
export interface FormChange {
  field: string;
  value: unknown;
}

const basics: Readonly<Record<string, string>> = {
  name: 'personalInfo.fullName',
  headline: 'jobTitle',
  email: 'personalInfo.email',
  phone: 'personalInfo.phone',
  location: 'personalInfo.location',
  links: 'personalInfo.links',
};

/** What the form calls a part of an entry of the document. */
const inForm: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  experience: { dates: 'duration', bullets: 'description' },
  education: { dates: 'year', bullets: 'details' },
};

/** The row of the form that the entry of a document was made of: blank rows make none. */
export function rowOf(draft: CvDraft, list: 'experience' | 'education', entry: number): number {
  const rows = draft[list].flatMap((row, at) =>
    documentFromRequest({ ...draft, [list]: [row] })[list].length > 0 ? [at] : [],
  );
  return rows[entry] ?? -1;
}

/** What of a form changes where its document does at a path: one field, or one of its lists. */
export function formChange(draft: CvDraft, path: string, next: CvDocument): FormChange | null {
  const [section = '', at = '', key = ''] = path.split('.');
  const made = draftFromDocument(next, draft.template, draft.isBrandFree);
  if (section === 'basics') {
    const field = basics[at] ?? '';
    return field === '' ? null : { field, value: valueAt(made, field) };
  }
  if (section !== 'experience' && section !== 'education')
    return { field: section, value: valueAt(made, section) };
  const row = rowOf(draft, section, Number(at));
  const name = inForm[section]?.[key] ?? key;
  if (row < 0) return null;
  const field = `${section}.${row}.${name}`;
  // An entry of which nothing is left is no entry of the document any more.
  if (next[section].length < documentFromRequest(draft)[section].length) return { field, value: '' };
  if (key !== 'bullets') return { field, value: valueAt(made[section], `${at}.${name}`) };
  const bullets = next[section][Number(at)]?.bullets ?? [];
  return { field, value: joinDescription(bullets, wordsAt(draft, field)) };
}

const folded = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Where words stand: at their path, or at another of its kind since entries were moved. Case and spaces are no difference. */
function placeOf(texts: ReadonlyMap<string, string>, path: string, words: string): string | null {
  const isSame = (text: string | undefined) => text !== undefined && folded(text) === folded(words);
  if (words.trim() === '') return null;
  if (isSame(texts.get(path))) return path;
  const kind = path.replaceAll(/\d+/g, '#');
  return [...texts].find(([at, text]) => at.replaceAll(/\d+/g, '#') === kind && isSame(text))?.[0] ?? null;
}

function changed(
  draft: CvDraft,
  path: string | null,
  change: (document: CvDocument, path: string) => CvDocument,
) {
  const made = path === null ? null : formChange(draft, path, change(documentFromRequest(draft), path));
  return made ? withValueAt(draft, made.field, made.value) : draft;
}

/** A form with other words in the field that a document's short field was made of; as it was where none holds them. */
export function draftWithField(draft: CvDraft, path: string, words: string, text: string): CvDraft {
  const place = placeOf(shortFields(documentFromRequest(draft)), path, words);
  return changed(draft, place, (document, at) => withField(document, at, text));
}

/** A form with other lines where it holds one as it stood on the page; as it was where it says it in other words. */
export function draftWithLine(
  draft: CvDraft,
  path: string,
  words: string,
  lines: readonly string[],
): CvDraft {
  const place = placeOf(linesOf(documentFromRequest(draft)), path, words);
  return changed(draft, place, (document, at) => withLines(document, at, lines));
}
