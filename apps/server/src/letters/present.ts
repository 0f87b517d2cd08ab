import type { Letter, LetterCard } from '@candor/contracts/letters';
import { trashDays } from '@candor/domain/cv';
import type { LetterCardRow, LetterRow } from './store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A letter as its card in My Documents shows it. */
export function letterCardOf(row: LetterCardRow): LetterCard {
  const { id, title, letterType, jobTitle, companyName, template, version, cvId } = row;
  return {
    id,
    title,
    letterType,
    jobTitle,
    companyName,
    template,
    version,
    cvId,
    goneAt: row.trashedAt && new Date(row.trashedAt.getTime() + trashDays * DAY_MS).toISOString(),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A whole letter as its owner gets it. */
export function letterOf(row: LetterRow) {
  const { generatedLetter, document, request, facts, proposal: waiting } = row;
  const proposal = waiting && { base: waiting.base, document: waiting.document };
  return { ...letterCardOf(row), generatedLetter, document, request, facts, proposal } satisfies Omit<
    Letter,
    'request'
  > & {
    request: unknown;
  };
}
