import {
  letterToText,
  normaliseLetter,
  type LetterDocument,
  type LetterRequestInput,
} from '@candor/domain/letters';
import type { LetterContent } from './store.ts';

/** The columns that follow from a letter's document. */
export function documentColumns(
  document: LetterDocument,
): Pick<LetterContent, 'document' | 'generatedLetter'> {
  const kept = normaliseLetter(document);
  return { document: kept, generatedLetter: letterToText(kept) };
}

/** The columns that follow from a letter's form. */
export function formColumns(
  request: LetterRequestInput,
): Pick<LetterContent, 'request' | 'letterType' | 'jobTitle' | 'companyName'> {
  return {
    request,
    letterType: request.letterType ?? 'cover',
    jobTitle: request.positionApplyingFor || request.jobTitle || '',
    companyName: request.companyName ?? '',
  };
}
