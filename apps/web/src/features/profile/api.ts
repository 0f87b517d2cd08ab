import { queryOptions } from '@tanstack/react-query';
import type * as cv from '@candor/contracts/cv';
import type * as profile from '@candor/contracts/profile-cv';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import { route, type ReplyOf } from '../../platform/route.ts';

const listRoute = route<typeof cv.listCvs>('GET', '/api/my-cvs');
const getRoute = route<typeof profile.getProfileCv>('GET', '/api/profile-cv');
const saveRoute = route<typeof profile.saveProfileCv>('PUT', '/api/profile-cv');
const createRoute = route<typeof profile.createCvFromProfile>('POST', '/api/profile-cv/cvs');
const followingRoute = route<typeof profile.getFollowing>('GET', '/api/cv/:id/profile');
const followRoute = route<typeof profile.setFollowing>('PUT', '/api/cv/:id/profile');
const takeRoute = route<typeof profile.takeFromProfile>('POST', '/api/cv/:id/profile/take');

export type SavedProfile = ReplyOf<typeof profile.saveProfileCv>;

export const myProfile = queryOptions({
  queryKey: ['profile-cv'],
  queryFn: ({ signal }) => call(getRoute, { signal }),
});

/** The CVs in use, under the key of My Documents. */
export const cvsInUse = queryOptions({
  queryKey: ['my-cvs'],
  queryFn: ({ signal }) => call(listRoute, { signal }),
});

/** How the parts of the profile stand in a CV. A new version of either stands otherwise. */
export function followingOf({ id, version }: cv.CvCard, profileVersion: number) {
  return queryOptions({
    queryKey: ['following', id, version, profileVersion],
    queryFn: ({ signal }) => call(followingRoute, { params: { id }, signal }),
  });
}

function refresh(): Promise<unknown> {
  return Promise.all([
    queryClient.invalidateQueries({ queryKey: ['my-cvs'] }),
    queryClient.invalidateQueries({ queryKey: ['following'] }),
  ]);
}

/** The profile as the server has it now. */
export function getProfile(): Promise<profile.ProfileCv> {
  return queryClient.fetchQuery({ ...myProfile, staleTime: 0 });
}

type ProfileBody = Parameters<typeof call<typeof profile.saveProfileCv>>[1]['body'];

export async function saveProfile(body: ProfileBody): Promise<SavedProfile> {
  const saved = await call(saveRoute, { body });
  const { changed: _changed, differing: _differing, ...profile } = saved;
  queryClient.setQueryData(myProfile.queryKey, profile);
  await refresh();
  return saved;
}

export async function setFollowing(id: string, followsProfile: boolean): Promise<void> {
  await call(followRoute, { params: { id }, body: { followsProfile } });
  await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: myProfile.queryKey })]);
}

export async function takeParts({ id, version }: cv.CvCard, parts: string[]): Promise<void> {
  await call(takeRoute, { params: { id }, body: { version, parts } });
  await refresh();
}

export async function createFromProfile(title: string): Promise<cv.Cv> {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const made = await call(createRoute, { body: { title }, headers });
  await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: myProfile.queryKey })]);
  return made;
}
