export { cvsInUse, myProfile, saveProfile, type SavedProfile } from './api.ts';
export { Followers } from './followers.tsx';
export { NewCv } from './new-cv.tsx';
export { keepProfileDraft, profileDraft, type ProfileDraft } from './profile-draft.ts';
export { ProfileNote } from './profile-note.tsx';
export { SaveReport } from './save-report.tsx';
