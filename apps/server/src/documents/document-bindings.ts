import type { Endpoint } from '@candor/contracts/endpoint';
import type { Action, Binding } from '../platform/bind.ts';
import { copy } from './actions/copy.ts';
import { deleteDraft, draftsOf, getDraft, saveDraft } from './actions/drafts.ts';
import { exportGiven, exportSaved } from './actions/export.ts';
import { get } from './actions/get.ts';
import { listLabels, renameLabel } from './actions/labels.ts';
import { list } from './actions/list.ts';
import { organise } from './actions/organise.ts';
import { picture } from './actions/picture.ts';
import { preview } from './actions/preview.ts';
import { dropProposal, takeProposal } from './actions/proposals.ts';
import { propose } from './actions/propose.ts';
import { save } from './actions/save.ts';
import { settleMarks } from './actions/settle-marks.ts';
import { deleteForGood, emptyTrash, moveToTrash, restore } from './actions/trash.ts';
import { getVersion, keepVersion, listVersions, restoreVersion } from './actions/versions.ts';
import type { DocumentKind } from './kind.ts';
import type { KindTypes } from './types.ts';

/** What can be done with documents of every kind. */
function documentActions<T extends KindTypes>(kind: DocumentKind<T>) {
  const drafts = draftsOf(kind);
  return {
    list: list(kind),
    get: get(kind),
    save: save(kind),
    copy: copy(kind),
    takeProposal: takeProposal(kind),
    propose: propose(kind),
    dropProposal: dropProposal(kind),
    settleMarks: settleMarks(kind),
    picture: picture(kind),
    preview: preview(kind),
    exportGiven: exportGiven(kind),
    exportSaved: exportSaved(kind),
    listVersions: listVersions(kind),
    keepVersion: keepVersion(kind),
    getVersion: getVersion(kind),
    restoreVersion: restoreVersion(kind),
    getDraft: getDraft<T['form']>(drafts),
    saveDraft: saveDraft<T['form']>(drafts),
    deleteDraft: deleteDraft(drafts),
    organise: organise(kind),
    listLabels: listLabels(kind),
    renameLabel: renameLabel(kind),
    moveToTrash: moveToTrash(kind),
    restore: restore(kind),
    deleteForGood: deleteForGood(kind),
    emptyTrash: emptyTrash(kind),
  };
}

type Actions<T extends KindTypes> = ReturnType<typeof documentActions<T>>;
type Endpoints<T extends KindTypes> = Record<keyof Actions<T>, Endpoint>;
/** Endpoints whose actions are those of the kind; one of another shape is `never`, and does not compile. */
type Answered<T extends KindTypes, E extends Endpoints<T>> = {
  [Name in keyof Actions<T>]: Actions<T>[Name] extends Action<E[Name]> ? E[Name] : never;
};

/** Binds a kind's endpoints to what can be done with documents of every kind. */
export function documentBindings<T extends KindTypes, E extends Endpoints<T>>(
  kind: DocumentKind<T>,
  endpoints: E & Answered<T, E>,
): Binding[] {
  const given: Record<string, Endpoint> = endpoints;
  return Object.entries(documentActions(kind)).map(([name, action]) => {
    const endpoint = given[name];
    if (!endpoint) throw new Error(`documents of the kind ${kind.rules.kind} have no endpoint ${name}`);
    // `Answered` has compared the two.
    return { endpoint, action: action as Binding['action'] };
  });
}
