import * as endpoints from '@candor/contracts/documents';
import { answers } from '../platform/bind.ts';
import { exportCv } from './export-cv.ts';
import { exportDocument } from './export.ts';
import { pictures } from './picture.ts';
import { preview } from './preview.ts';

export const documentsBindings = [
  answers(endpoints.preview, preview),
  answers(endpoints.exportDocument, exportDocument),
  answers(endpoints.exportCv, exportCv),
  answers(endpoints.cvPicture, pictures()),
];
