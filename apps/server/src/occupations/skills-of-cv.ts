import { toText } from '@candor/domain/cv';
import { findSkills } from '@candor/occupations';
import { cvKind } from '../cv/index.ts';
import { ownDocument } from '../documents/index.ts';
import type { Context } from '../platform/context.ts';

/** The ids of the skills that one of the person's CVs names. */
export async function skillsOfCv(ctx: Context, cvId: string): Promise<string[]> {
  const { document } = await ownDocument(ctx, cvKind, cvId);
  return [...new Set(findSkills(toText(document)).map(({ skill }) => skill.id))];
}
