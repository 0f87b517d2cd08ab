import { expect, it } from 'vitest';
import { cvLimits, cvRequestSchema } from '../cv/index.ts';
import { writeCvNow } from './built-in-writer.ts';

const filled = (unit: string) => unit.repeat(Math.floor(cvLimits.description / unit.length));

// Each of these took over ten seconds, most of it in one quadratic search.
it.each([
  ['figures without an end', filled('1,1'), 1],
  ['figures and words', filled('Managed 12 people and cut cost by 14 % for $1.2M of Python. '), 8],
  ['sentences of two characters', filled('王。'), 2],
])(
  'writes %s without waiting',
  (_what, description, count) => {
    const request = cvRequestSchema.parse({
      personalInfo: { fullName: 'Ana Ruiz', email: 'ana@example.org' },
      jobTitle: 'Nurse',
      experience: Array.from({ length: count }, (_, at) => ({
        company: `Acme ${at}`,
        position: 'Cook',
        description,
      })),
    });
    expect(writeCvNow(request).facts.unsupported).toBe(0);
  },
  8_000,
);
