import type { Cv, CvCard } from '@candor/contracts/cv';
import type { CvRow } from './store.ts';

type CardRow = Pick<CvRow, 'id' | 'title' | 'jobTitle' | 'template' | 'version' | 'createdAt' | 'updatedAt'>;

/** A CV as its card in My Documents shows it. */
export function cardOf({ id, title, jobTitle, template, version, createdAt, updatedAt }: CardRow): CvCard {
  return {
    id,
    title,
    jobTitle,
    template,
    version,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A whole CV as its owner gets it. */
export function cvOf(row: CvRow): Cv {
  const { name, email, phone, location, summary, layoutRelease, generatedCv } = row;
  const { document, request, facts, isPublic, isBrandFree } = row;
  return {
    ...cardOf(row),
    name,
    email,
    phone,
    location,
    summary,
    layoutRelease,
    generatedCv,
    document,
    request,
    facts,
    isPublic,
    isBrandFree,
  };
}
