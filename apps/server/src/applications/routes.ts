import * as files from '@candor/contracts/application-files';
import * as parts from '@candor/contracts/application-parts';
import * as endpoints from '@candor/contracts/applications';
import { answers } from '../platform/bind.ts';
import { exportAllDates, exportDates } from './calendar.ts';
import { edit } from './edit.ts';
import { exportCsv } from './export-csv.ts';
import { figures } from './figures.ts';
import { findAdverts } from './find-adverts.ts';
import { get } from './get.ts';
import { importMany } from './import-many.ts';
import { link, ofDocument, unlink } from './links.ts';
import { list } from './list.ts';
import { move } from './move.ts';
import { place, purge } from './place.ts';
import { save } from './save.ts';
import { saveStages } from './save-stages.ts';
import { attach, detach, download } from './sent-documents.ts';
import { add, editOne, remove } from './tasks.ts';

export const applicationBindings = [
  answers(endpoints.listApplications, list),
  answers(endpoints.saveApplication, save),
  answers(endpoints.findAdverts, findAdverts),
  answers(endpoints.getApplication, get),
  answers(endpoints.editApplication, edit),
  answers(endpoints.moveApplication, move),
  answers(endpoints.placeApplications, place),
  answers(endpoints.purgeApplication, purge),
  answers(endpoints.saveStages, saveStages),
  answers(parts.addTask, add),
  answers(parts.editTask, editOne),
  answers(parts.deleteTask, remove),
  answers(parts.attachDocument, attach),
  answers(parts.downloadSent, download),
  answers(parts.detachDocument, detach),
  answers(parts.linkDocument, link),
  answers(parts.unlinkDocument, unlink),
  answers(parts.documentApplication, ofDocument),
  answers(files.exportApplications, exportCsv),
  answers(files.importApplications, importMany),
  answers(files.allDates, exportAllDates),
  answers(files.applicationDates, exportDates),
  answers(files.applicationFigures, figures),
];
