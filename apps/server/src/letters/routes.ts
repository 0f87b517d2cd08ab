import * as endpoints from '@candor/contracts/letters';
import * as shelf from '@candor/contracts/letter-shelf';
import * as versions from '@candor/contracts/letter-versions';
import { improveWriting as improveWritingEndpoint } from '@candor/contracts/writing';
import { bind, type Routes } from '../platform/bind.ts';
import { create } from './create.ts';
import { deleteLetter } from './delete.ts';
import { duplicate } from './duplicate.ts';
import { exportDocument, exportSaved } from './export.ts';
import { generate } from './generate.ts';
import { get } from './get.ts';
import { improveWriting } from './improve-writing.ts';
import { list } from './list.ts';
import { picture, preview } from './pictures.ts';
import { save } from './save.ts';
import { deleteOldLetterKeys } from './store.ts';
import { clearTrash, deleteForGood, emptyTrash, restore } from './trash.ts';
import { getVersion, listVersions, restoreVersion } from './versions.ts';

const KEY_KEPT_MS = 24 * 60 * 60 * 1000;

export const lettersRoutes: Routes = (app) => {
  const { jobs, store, clock } = app.platform;
  bind(app, endpoints.generateLetter, generate);
  bind(app, endpoints.listLetters, list);
  bind(app, endpoints.createLetter, create);
  bind(app, endpoints.getLetter, get);
  bind(app, endpoints.saveLetter, save);
  bind(app, endpoints.duplicateLetter, duplicate);
  bind(app, endpoints.deleteLetter, deleteLetter);
  bind(app, endpoints.previewLetter, preview);
  bind(app, endpoints.exportLetterDocument, exportDocument);
  bind(app, endpoints.exportLetter, exportSaved);
  bind(app, endpoints.letterPicture, picture);
  bind(app, versions.listLetterVersions, listVersions);
  bind(app, versions.getLetterVersion, getVersion);
  bind(app, versions.restoreLetterVersion, restoreVersion);
  bind(app, shelf.restoreLetter, restore);
  bind(app, shelf.deleteLetterForGood, deleteForGood);
  bind(app, shelf.emptyLetterTrash, emptyTrash);
  bind(app, improveWritingEndpoint, improveWriting);
  jobs.daily('clear-letter-keys', () =>
    deleteOldLetterKeys(store, new Date(clock.now().getTime() - KEY_KEPT_MS)),
  );
  jobs.daily('clear-letter-trash', () => clearTrash(app.platform));
};
