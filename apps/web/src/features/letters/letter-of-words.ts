import type { CvDocument } from '@candor/domain/cv';
import { letterFromText, letterHead, normaliseLetter, type LetterDocument } from '@candor/domain/letters';
import { requestOf, type LetterDraft } from './letter-draft.ts';
import { home } from '../../platform/locale.ts';

/** The person's day as a letter dates it, "YYYY-MM-DD". */
export function todayOf(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}

/** What the page shows before a letter is written: its frame, and what was typed as it was typed. */
export function letterOfWords(draft: LetterDraft, cv: CvDocument | undefined, today: string): LetterDocument {
  const request = requestOf(draft);
  if (request.useFullText) return letterFromText(request.fullText, request.country);
  const typed = [request.motivation, request.achievements, request.experience];
  return normaliseLetter({
    ...letterHead(request, { cv, today, home: home() }),
    paragraphs: typed.filter((text) => text.trim() !== ''),
  });
}
