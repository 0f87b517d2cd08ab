import { z } from 'zod';
import { shownDetailsSchema } from '@candor/domain/publishing';
import type { IncomingRow } from '../platform/capability.ts';
import { randomSlug } from './random-slug.ts';

const day = z.iso.date().nullable();

/**
 * A page that comes in with an export. It is not public (its CV is not), its address is a new one, since the old one may
 * be anybody's here, and it has no password: hashes stay where they were made.
 */
export function acceptPage(row: IncomingRow): IncomingRow | null {
  const shows = shownDetailsSchema.safeParse(row['shows']);
  if (!shows.success || !day.safeParse(row['expiresOn']).success) return null;
  return { ...row, shows: shows.data, slug: randomSlug(), isUnguessable: true, passwordHash: null };
}
