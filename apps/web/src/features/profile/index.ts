import { lazyPart } from '../../ui/lazy-part.tsx';

export { cvsInUse, getProfile, myProfile, saveProfile, type SavedProfile } from './api.ts';
export { NewCv } from './new-cv.tsx';
export { ProfileNote } from './profile-note.tsx';
export { SaveReport } from './save-report.tsx';
/** Loaded by the profile's own screen; the dashboard shows its note alone. */
export const Followers = lazyPart(async () => (await import('./followers.tsx')).Followers);
