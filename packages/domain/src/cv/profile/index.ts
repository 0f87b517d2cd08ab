export { describeFollowing, describeTaking, followProfile, type Followed } from './follow-profile.ts';
export { profileKeys } from './profile-keys.ts';
export { linkToProfile, type LinkedCv, type ProfileLink } from './profile-link.ts';
export {
  keyedLists,
  singleParts,
  type KeyedList,
  type KeyedProfile,
  type ProfileKeys,
} from './profile-parts.ts';
export { profileStates, takeFromProfile, type PartState } from './profile-states.ts';
