import type { CvEndpoints } from '@candor/contracts/cv-endpoints';
import type { LetterEndpoints } from '@candor/contracts/letter-endpoints';
import { call } from '../../platform/call.ts';
import { route } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';

const cvRoute = route<CvEndpoints['keepVersion']>('POST', '/api/cv/:id/versions');
const letterRoute = route<LetterEndpoints['keepVersion']>('POST', '/api/letter/:id/versions');

/** Keeps a CV as it is stored as a version with a name. */
export const keepCvVersion = thenRefresh('cv-versions')((id: string, name: string) =>
  call(cvRoute, { params: { id }, body: { name } }),
);

/** The same of a letter. */
export const keepLetterVersion = thenRefresh('letter-versions')((id: string, name: string) =>
  call(letterRoute, { params: { id }, body: { name } }),
);
