import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documents } from '@candor/testing';
import { certificationSchema, cvDocument, projectSchema } from '../cv/index.ts';
import type { MilestoneLine } from './step.ts';
import { withMilestoneLine } from './with-milestone-line.ts';

const lines: readonly MilestoneLine[] = [
  { section: 'skills', entry: { name: 'Docker', group: '' } },
  { section: 'certifications', entry: certificationSchema.parse({ name: 'Forklift licence' }) },
  { section: 'projects', entry: projectSchema.parse({ name: 'Ward rota in Excel' }) },
];

it('adds a line once, at the end of its section, and leaves all else', () => {
  fc.assert(
    fc.property(documents(), fc.constantFrom(...lines), (document, line) => {
      fc.pre(document[line.section].every(({ name }) => name !== line.entry.name));
      const added = withMilestoneLine(document, line, '2026-11');
      expect(added[line.section].at(-1)?.name).toBe(line.entry.name);
      expect({ ...added, [line.section]: document[line.section] }).toEqual(document);
      expect(withMilestoneLine(added, line, '2026-12')).toBe(added);
    }),
  );
});

it('dates what was reached, and doubles nothing that differs in case only', () => {
  const dated = withMilestoneLine(cvDocument(), lines[1]!, '2026-11');
  expect(dated.certifications[0]).toMatchObject({ name: 'Forklift licence', date: '2026-11' });
  const document = cvDocument({ skills: [{ name: ' docker ' }] });
  expect(withMilestoneLine(document, lines[0]!, '2026-11')).toBe(document);
});
