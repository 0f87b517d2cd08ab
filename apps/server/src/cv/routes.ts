import * as endpoints from '@candor/contracts/cv';
import * as library from '@candor/contracts/cv-library';
import * as proposals from '@candor/contracts/cv-proposal';
import * as versions from '@candor/contracts/cv-versions';
import * as drawing from '@candor/contracts/documents';
import * as profile from '@candor/contracts/profile-cv';
import * as documents from '../documents/index.ts';
import { answers } from '../platform/bind.ts';
import { addLanguage } from './add-language.ts';
import { declineRelease } from './decline-release.ts';
import { getFollowing, setFollowing, take } from './following.ts';
import { cvGeneration } from './generate.ts';
import { joinLanguages } from './join-languages.ts';
import { cvKind } from './kind.ts';
import { listCvs } from './list.ts';
import { createFromProfile, getProfile, saveProfile } from './profile.ts';
import { profileDraft } from './profile-draft.ts';

export const cvBindings = [
  answers(endpoints.generateCv, documents.generate(cvKind, cvGeneration)),
  answers(endpoints.listCvs, listCvs),
  answers(endpoints.getCv, documents.get(cvKind)),
  answers(endpoints.saveCv, documents.save(cvKind)),
  answers(endpoints.declineRelease, declineRelease),
  answers(endpoints.deleteCv, documents.moveToTrash(cvKind)),
  answers(endpoints.getDraft, documents.getDraft(documents.draftsOf(cvKind))),
  answers(endpoints.saveDraft, documents.saveDraft(documents.draftsOf(cvKind))),
  answers(endpoints.deleteDraft, documents.deleteDraft(documents.draftsOf(cvKind))),
  answers(proposals.takeCvProposal, documents.takeProposal(cvKind)),
  answers(proposals.dropCvProposal, documents.dropProposal(cvKind)),
  answers(versions.listCvVersions, documents.listVersions(cvKind)),
  answers(versions.getCvVersion, documents.getVersion(cvKind)),
  answers(versions.restoreCvVersion, documents.restoreVersion(cvKind)),
  answers(library.duplicateCv, documents.copy(cvKind)),
  answers(library.addCvLanguage, addLanguage),
  answers(library.joinCvLanguages, joinLanguages),
  answers(library.organiseCv, documents.organise(cvKind)),
  answers(library.listCvLabels, documents.listLabels(cvKind)),
  answers(library.renameCvLabel, documents.renameLabel(cvKind)),
  answers(library.restoreCv, documents.restore(cvKind)),
  answers(library.deleteCvForGood, documents.deleteForGood(cvKind)),
  answers(library.emptyTrash, documents.emptyTrash(cvKind)),
  answers(drawing.preview, documents.preview(cvKind)),
  answers(drawing.exportDocument, documents.exportGiven(cvKind)),
  answers(drawing.exportCv, documents.exportSaved(cvKind)),
  answers(drawing.cvPicture, documents.picture(cvKind)),
  answers(profile.getProfileCv, getProfile),
  answers(profile.saveProfileCv, saveProfile),
  answers(profile.getProfileDraft, documents.getDraft(profileDraft)),
  answers(profile.saveProfileDraft, documents.saveDraft(profileDraft)),
  answers(profile.deleteProfileDraft, documents.deleteDraft(profileDraft)),
  answers(profile.createCvFromProfile, createFromProfile),
  answers(profile.getFollowing, getFollowing),
  answers(profile.setFollowing, setFollowing),
  answers(profile.takeFromProfile, take),
];
