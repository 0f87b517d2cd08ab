import { z } from 'zod';

/** A day without a time of day: `2026-11-23`. No calendar has a year 0, and no store keeps a moment of it. */
export const dayWithoutTime = z.iso.date().refine((day) => day >= '0001', 'Please enter a date');

/** A moment with its zone, of a year that stays one of four figures in every other zone. */
export const momentWithZone = z.iso
  .datetime({ offset: true })
  .refine((moment) => moment >= '0002' && moment < '9999', 'Please enter a date and a time');
