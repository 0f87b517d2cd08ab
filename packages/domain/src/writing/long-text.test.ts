import { expect, it } from 'vitest';
import { cvLimits, cvRequestSchema } from '../cv/index.ts';
import { writeCvNow } from './built-in-writer.ts';

/** The processor's time for a CV with one description of this length, in milliseconds; the least of three. */
function timeFor(unit: string, length: number): number {
  const request = cvRequestSchema.parse({
    personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
    jobTitle: 'Nurse',
    experience: [
      { company: 'Acme', position: 'Cook', description: unit.repeat(Math.floor(length / unit.length)) },
    ],
  });
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    expect(writeCvNow(request).facts.unsupported).toBe(0);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

// Each of these took over ten seconds, most of it in one quadratic search.
it.each([
  ['figures without an end', '1,1'],
  ['figures and words', 'Managed 12 people and cut cost by 14 % for $1.2M of Python. '],
  ['sentences of two characters', '王。'],
])(
  'writes %s in time that grows with their length',
  (_what, unit) => {
    timeFor(unit, 2_000);
    const short = timeFor(unit, cvLimits.description / 8);
    const long = timeFor(unit, cvLimits.description);
    // Eight times the text takes eight times as long, or a few times that; a square would take 64 times.
    expect(long).toBeLessThan(32 * Math.max(5, short));
  },
  120_000,
);
