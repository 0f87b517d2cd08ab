import * as endpoints from '@candor/contracts/letters';
import * as shelf from '@candor/contracts/letter-shelf';
import * as proposals from '@candor/contracts/letter-proposal';
import * as versions from '@candor/contracts/letter-versions';
import { answers } from '../platform/bind.ts';
import { create } from './create.ts';
import { deleteLetter } from './delete.ts';
import { duplicate } from './duplicate.ts';
import { exportDocument, exportSaved } from './export.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { picture, preview } from './pictures.ts';
import { save } from './save.ts';
import { dropProposal, takeProposal } from './take-proposal.ts';
import { deleteForGood, emptyTrash, restore } from './trash.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

export const lettersBindings = [
  answers(endpoints.generateLetter, generate),
  answers(endpoints.listLetters, list),
  answers(endpoints.createLetter, create),
  answers(endpoints.getLetter, get),
  answers(endpoints.saveLetter, save),
  answers(endpoints.duplicateLetter, duplicate),
  answers(endpoints.deleteLetter, deleteLetter),
  answers(endpoints.previewLetter, preview),
  answers(endpoints.exportLetterDocument, exportDocument),
  answers(endpoints.exportLetter, exportSaved),
  answers(endpoints.letterPicture, picture),
  answers(proposals.takeLetterProposal, takeProposal),
  answers(proposals.dropLetterProposal, dropProposal),
  answers(versions.listLetterVersions, listVersions),
  answers(versions.getLetterVersion, getVersion),
  answers(versions.restoreLetterVersion, restoreVersion),
  answers(shelf.restoreLetter, restore),
  answers(shelf.deleteLetterForGood, deleteForGood),
  answers(shelf.emptyLetterTrash, emptyTrash),
];
