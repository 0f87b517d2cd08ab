import { expect, it } from 'vitest';
import { cvFor } from './use-helps.ts';

const sent = (kind: 'cv' | 'letter', documentId: string | null) => ({
  id: `copy of ${documentId}`,
  kind,
  title: 'Sent',
  version: 1,
  documentId,
  sentAt: '2026-11-23T10:00:00Z',
});

const made = (kind: 'cv' | 'letter', id: string) => ({
  id,
  kind,
  title: 'Made',
  updatedAt: '2026-11-23T10:00:00Z',
});

it('works on the CV made for the job, else on the one sent last, while it exists, else on the one changed last', () => {
  const mine = ['newest', 'tailored', 'older'];
  const documents = [sent('cv', 'older'), sent('cv', 'tailored'), sent('letter', 'l')];
  expect(cvFor({ linked: [], documents: [] }, mine)).toBe('newest');
  expect(cvFor({ linked: [], documents }, mine)).toBe('tailored');
  expect(cvFor({ linked: [made('letter', 'older'), made('cv', 'older')], documents }, mine)).toBe('older');
  expect(cvFor({ linked: [made('cv', 'trashed')], documents }, mine)).toBe('tailored');
  expect(
    cvFor({ linked: [], documents: [sent('cv', 'tailored'), sent('cv', 'trashed'), sent('cv', null)] }, mine),
  ).toBe('tailored');
  expect(cvFor({ linked: [], documents: [sent('cv', 'trashed')] }, [])).toBeNull();
});
