import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import type { Letter } from '@candor/contracts/letters';
import { compareLetters, type LetterDocument } from '@candor/domain/letters';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';
import { letterPartWords } from './words.ts';
import type { VersionSource } from './source.ts';
import { VersionsDialog, type DocumentVersionsProps } from './versions-dialog.tsx';

const listRoute = route<LetterEndpoints['listVersions']>('GET', '/api/letter/:id/versions');
const getRoute = route<LetterEndpoints['getVersion']>('GET', '/api/letter/:id/versions/:version');
const restoreRoute = route<LetterEndpoints['restoreVersion']>(
  'POST',
  '/api/letter/:id/versions/:version/restore',
);

const source: VersionSource<LetterDocument, Letter> = {
  kind: 'letter',
  list: (id, signal) => call(listRoute, { params: { id }, signal }),
  whole: (id, version, signal) => call(getRoute, { params: { id, version: String(version) }, signal }),
  async restore(id, version, over) {
    const params = { id, version: String(version) };
    const restored = await call(restoreRoute, { params, body: { version: over } });
    await queryClient.invalidateQueries({ queryKey: ['my-letters'] });
    return restored;
  },
  compare: compareLetters,
  titleOf: ({ kind }) => letterPartWords.get(kind) ?? kind,
  isProse: () => true,
};

/** What a letter was after each save: read, compared side by side, restored. */
export function LetterVersions(props: DocumentVersionsProps<Letter>) {
  return <VersionsDialog source={source} {...props} />;
}
