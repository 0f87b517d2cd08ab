import * as endpoints from '@candor/contracts/cv';
import * as library from '@candor/contracts/cv-endpoints';
import * as profile from '@candor/contracts/profile-cv';
import { deleteDraft, documentBindings, generate, getDraft, saveDraft } from '../documents/index.ts';
import { answers } from '../platform/bind.ts';
import { addLanguage } from './add-language.ts';
import { declineRelease } from './decline-release.ts';
import { getFollowing, setFollowing, take } from './following.ts';
import { cvGeneration } from './generate.ts';
import { joinLanguages } from './join-languages.ts';
import { cvKind } from './kind.ts';
import { createFromProfile, getProfile, saveProfile } from './profile.ts';
import { profileDraft } from './profile-draft.ts';

export const cvBindings = [
  answers(endpoints.generateCv, generate(cvKind, cvGeneration)),
  ...documentBindings(cvKind, library.cvEndpoints),
  answers(endpoints.declineRelease, declineRelease),
  answers(library.addCvLanguage, addLanguage),
  answers(library.joinCvLanguages, joinLanguages),
  answers(profile.getProfileCv, getProfile),
  answers(profile.saveProfileCv, saveProfile),
  answers(profile.getProfileDraft, getDraft(profileDraft)),
  answers(profile.saveProfileDraft, saveDraft(profileDraft)),
  answers(profile.deleteProfileDraft, deleteDraft(profileDraft)),
  answers(profile.createCvFromProfile, createFromProfile),
  answers(profile.getFollowing, getFollowing),
  answers(profile.setFollowing, setFollowing),
  answers(profile.takeFromProfile, take),
];
