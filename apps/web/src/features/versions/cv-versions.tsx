import type { Cv } from '@candor/contracts/cv';
import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import { compareDocuments, type CvDocument } from '@candor/domain/cv';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';
import { cvPartWords } from './words.ts';
import type { VersionSource } from './source.ts';
import { VersionsDialog, type DocumentVersionsProps } from './versions-dialog.tsx';

const listRoute = route<CvEndpoints['listVersions']>('GET', '/api/cv/:id/versions');
const getRoute = route<CvEndpoints['getVersion']>('GET', '/api/cv/:id/versions/:version');
const restoreRoute = route<CvEndpoints['restoreVersion']>('POST', '/api/cv/:id/versions/:version/restore');

const source: VersionSource<CvDocument, Cv> = {
  kind: 'cv',
  list: (id, signal) => call(listRoute, { params: { id }, signal }),
  whole: (id, version, signal) => call(getRoute, { params: { id, version: String(version) }, signal }),
  async restore(id, version, over) {
    const params = { id, version: String(version) };
    const restored = await call(restoreRoute, { params, body: { version: over } });
    await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
    return restored;
  },
  compare: compareDocuments,
  titleOf: ({ kind, title }) => cvPartWords.get(kind) ?? title.after ?? title.before ?? '',
  isProse: ({ kind }) => kind === 'summary',
};

/** What a CV was after each save: read, compared side by side, restored. */
export function CvVersions(props: DocumentVersionsProps<Cv>) {
  return <VersionsDialog source={source} {...props} />;
}
