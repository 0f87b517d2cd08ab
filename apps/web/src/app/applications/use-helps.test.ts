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

it('works on the CV that was sent last, while it exists, else on the one changed last', () => {
  const mine = ['newest', 'tailored', 'older'];
  expect(cvFor({ documents: [] }, mine)).toBe('newest');
  expect(cvFor({ documents: [sent('cv', 'older'), sent('cv', 'tailored'), sent('letter', 'l')] }, mine)).toBe(
    'tailored',
  );
  expect(cvFor({ documents: [sent('cv', 'tailored'), sent('cv', 'trashed'), sent('cv', null)] }, mine)).toBe(
    'tailored',
  );
  expect(cvFor({ documents: [sent('cv', 'trashed')] }, [])).toBeNull();
});
