import * as endpoints from '@candor/contracts/cv';
import * as shelf from '@candor/contracts/cv-shelf';
import * as proposals from '@candor/contracts/cv-proposal';
import * as versions from '@candor/contracts/cv-versions';
import * as profile from '@candor/contracts/profile-cv';
import { answers } from '../platform/bind.ts';
import { addLanguage, duplicate } from './copy-cv.ts';
import { declineRelease } from './decline-release.ts';
import { deleteCv } from './delete.ts';
import { deleteDraft, getDraft, saveDraft } from './drafts.ts';
import { getFollowing, setFollowing, take } from './following.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { joinLanguages } from './join-languages.ts';
import { listLabels, renameLabel } from './labels.ts';
import { list } from './list.ts';
import { organise } from './organise.ts';
import { createFromProfile, getProfile, saveProfile } from './profile.ts';
import { save } from './save.ts';
import { dropProposal, takeProposal } from './take-proposal.ts';
import { deleteForGood, emptyTrash, restore } from './trash.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

export const cvBindings = [
  answers(endpoints.generateCv, generate),
  answers(endpoints.listCvs, list),
  answers(endpoints.getCv, get),
  answers(endpoints.saveCv, save),
  answers(endpoints.declineRelease, declineRelease),
  answers(endpoints.deleteCv, deleteCv),
  answers(endpoints.getDraft, getDraft),
  answers(endpoints.saveDraft, saveDraft),
  answers(endpoints.deleteDraft, deleteDraft),
  answers(proposals.takeCvProposal, takeProposal),
  answers(proposals.dropCvProposal, dropProposal),
  answers(versions.listCvVersions, listVersions),
  answers(versions.getCvVersion, getVersion),
  answers(versions.restoreCvVersion, restoreVersion),
  answers(shelf.duplicateCv, duplicate),
  answers(shelf.addCvLanguage, addLanguage),
  answers(shelf.joinCvLanguages, joinLanguages),
  answers(shelf.organiseCv, organise),
  answers(shelf.listCvLabels, listLabels),
  answers(shelf.renameCvLabel, renameLabel),
  answers(shelf.restoreCv, restore),
  answers(shelf.deleteCvForGood, deleteForGood),
  answers(shelf.emptyTrash, emptyTrash),
  answers(profile.getProfileCv, getProfile),
  answers(profile.saveProfileCv, saveProfile),
  answers(profile.createCvFromProfile, createFromProfile),
  answers(profile.getFollowing, getFollowing),
  answers(profile.setFollowing, setFollowing),
  answers(profile.takeFromProfile, take),
];
