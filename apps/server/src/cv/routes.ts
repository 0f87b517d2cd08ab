import * as endpoints from '@candor/contracts/cv';
import { bind, type Routes } from '../platform/bind.ts';
import { deleteCv } from './delete.ts';
import { deleteDraft, getDraft, saveDraft } from './drafts.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { list } from './list.ts';
import { save } from './save.ts';
import { deleteOldKeys } from './store.ts';

const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

export const cvRoutes: Routes = (app) => {
  const { jobs, store, clock } = app.platform;
  bind(app, endpoints.generateCv, generate);
  bind(app, endpoints.listCvs, list);
  bind(app, endpoints.getCv, get);
  bind(app, endpoints.saveCv, save);
  bind(app, endpoints.deleteCv, deleteCv);
  bind(app, endpoints.getDraft, getDraft);
  bind(app, endpoints.saveDraft, saveDraft);
  bind(app, endpoints.deleteDraft, deleteDraft);
  jobs.daily('clear-request-keys', () => deleteOldKeys(store, new Date(clock.now().getTime() - KEY_KEPT_MS)));
};
