import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as versions from '@candor/contracts/cv-versions';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route } from '../../platform/route.ts';

const listRoute = route<typeof versions.listCvVersions>('GET', '/api/cv/:id/versions');
const getRoute = route<typeof versions.getCvVersion>('GET', '/api/cv/:id/versions/:version');
const restoreRoute = route<typeof versions.restoreCvVersion>('POST', '/api/cv/:id/versions/:version/restore');

/** The versions of a CV, newest first. `at` is the version of the CV on the screen: another one has other versions. */
export function versionsOf(id: string, at: number) {
  return queryOptions({
    queryKey: ['cv-versions', id, at],
    queryFn: ({ signal }) => call(listRoute, { params: { id }, signal }),
  });
}

/** One version, whole. What a number stands for may still change while the person types: it is asked for anew by its moment. */
export function wholeVersion(id: string, { version, savedAt }: versions.CvVersion) {
  return queryOptions({
    queryKey: ['cv-version', id, version, savedAt],
    queryFn: ({ signal }) => call(getRoute, { params: { id, version: String(version) }, signal }),
  });
}

/** Makes a CV what it was at a version; `over` is the version of the CV that was read. */
export async function restoreVersion(id: string, version: number, over: number): Promise<cv.Cv> {
  const restored = await call(restoreRoute, {
    params: { id, version: String(version) },
    body: { version: over },
  });
  await queryClient.invalidateQueries({ queryKey: ['my-cvs'] });
  return restored;
}
