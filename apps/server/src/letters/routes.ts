import * as endpoints from '@candor/contracts/letters';
import * as drafts from '@candor/contracts/letter-drafts';
import * as library from '@candor/contracts/letter-library';
import * as proposals from '@candor/contracts/letter-proposal';
import * as versions from '@candor/contracts/letter-versions';
import * as documents from '../documents/index.ts';
import { answers } from '../platform/bind.ts';
import { create } from './create.ts';
import { letterGeneration } from './generate.ts';
import { letterKind } from './kind.ts';

export const lettersBindings = [
  answers(endpoints.generateLetter, documents.generate(letterKind, letterGeneration)),
  answers(endpoints.listLetters, documents.list(letterKind)),
  answers(endpoints.createLetter, create),
  answers(endpoints.getLetter, documents.get(letterKind)),
  answers(endpoints.saveLetter, documents.save(letterKind)),
  answers(endpoints.duplicateLetter, documents.copy(letterKind)),
  answers(endpoints.deleteLetter, documents.moveToTrash(letterKind)),
  answers(endpoints.previewLetter, documents.preview(letterKind)),
  answers(endpoints.exportLetterDocument, documents.exportGiven(letterKind)),
  answers(endpoints.exportLetter, documents.exportSaved(letterKind)),
  answers(endpoints.letterPicture, documents.picture(letterKind)),
  answers(drafts.getLetterDraft, documents.getDraft(documents.draftsOf(letterKind))),
  answers(drafts.saveLetterDraft, documents.saveDraft(documents.draftsOf(letterKind))),
  answers(drafts.deleteLetterDraft, documents.deleteDraft(documents.draftsOf(letterKind))),
  answers(proposals.takeLetterProposal, documents.takeProposal(letterKind)),
  answers(proposals.dropLetterProposal, documents.dropProposal(letterKind)),
  answers(versions.listLetterVersions, documents.listVersions(letterKind)),
  answers(versions.getLetterVersion, documents.getVersion(letterKind)),
  answers(versions.restoreLetterVersion, documents.restoreVersion(letterKind)),
  answers(library.organiseLetter, documents.organise(letterKind)),
  answers(library.listLetterLabels, documents.listLabels(letterKind)),
  answers(library.renameLetterLabel, documents.renameLabel(letterKind)),
  answers(library.restoreLetter, documents.restore(letterKind)),
  answers(library.deleteLetterForGood, documents.deleteForGood(letterKind)),
  answers(library.emptyLetterTrash, documents.emptyTrash(letterKind)),
];
