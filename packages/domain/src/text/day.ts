import { z } from 'zod';
import { say } from '../say/index.ts';

/** A day without a time of day: `2026-11-23`. No calendar has a year 0, and no store keeps a moment of it. */
export const dayWithoutTime = z.iso
  .date()
  .refine((day) => day >= '0001', { error: () => say`Please enter a date` });

/** A moment with its zone, of a year that somebody may mean: others are slips, and no store keeps all of them. */
export const momentWithZone = z.iso
  .datetime({ offset: true })
  .refine((moment) => moment >= '1990' && moment < '2200', {
    error: () => say`Please enter a date and a time`,
  });
