import type { LetterCard } from '@candor/contracts/letters';

/** What a letter is for: the job and the organisation, as far as they are known. */
export function aboutOf({ jobTitle, companyName }: LetterCard): string {
  return [jobTitle, companyName].filter((part) => part !== '').join(', ');
}
