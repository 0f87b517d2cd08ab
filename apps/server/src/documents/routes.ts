import * as endpoints from '@candor/contracts/documents';
import { importDocuments as importEndpoint } from '@candor/contracts/import';
import { bind, type Routes } from '../platform/bind.ts';
import { exportCv } from './export-cv.ts';
import { exportDocument } from './export.ts';
import { importDocuments } from './import.ts';
import { pictures } from './picture.ts';
import { preview } from './preview.ts';

export const documentsRoutes: Routes = (app) => {
  bind(app, endpoints.preview, preview);
  bind(app, endpoints.exportDocument, exportDocument);
  bind(app, endpoints.exportCv, exportCv);
  bind(app, endpoints.cvPicture, pictures());
  bind(app, importEndpoint, importDocuments);
};
