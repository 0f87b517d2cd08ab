import * as endpoints from '@candor/contracts/network';
import { answers } from '../platform/bind.ts';
import { add } from './add.ts';
import * as cadences from './cadences.ts';
import { followUpCalendar } from './calendar.ts';
import { draftMessage } from './draft-message.ts';
import { checkMessage } from './check-message.ts';
import { edit } from './edit.ts';
import { exportContacts } from './export.ts';
import { get } from './get.ts';
import { importMany } from './import-many.ts';
import * as interactions from './interactions.ts';
import { list } from './list.ts';
import { merge, unmerge } from './merge.ts';
import { place, purge } from './place.ts';
import { undoImport } from './undo-import.ts';

export const networkBindings = [
  answers(endpoints.listContacts, list),
  answers(endpoints.addContact, add),
  answers(endpoints.getContact, get),
  answers(endpoints.draftMessage, draftMessage),
  answers(endpoints.checkMessage, checkMessage),
  answers(endpoints.editContact, edit),
  answers(endpoints.placeContacts, place),
  answers(endpoints.purgeContact, purge),
  answers(endpoints.addInteraction, interactions.add),
  answers(endpoints.editInteraction, interactions.editOne),
  answers(endpoints.deleteInteraction, interactions.remove),
  answers(endpoints.listInteractions, interactions.list),
  answers(endpoints.mergeContact, merge),
  answers(endpoints.unmergeContact, unmerge),
  answers(endpoints.getCadences, cadences.get),
  answers(endpoints.saveCadences, cadences.save),
  answers(endpoints.importContacts, importMany),
  answers(endpoints.undoImport, undoImport),
  answers(endpoints.exportContacts, exportContacts),
  answers(endpoints.followUpCalendar, followUpCalendar),
];
