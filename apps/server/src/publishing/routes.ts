import * as endpoints from '@candor/contracts/publishing';
import { answers } from '../platform/bind.ts';
import { getPublicPage } from './get-public-page.ts';
import { publish } from './publish.ts';
import { unpublish } from './unpublish.ts';

export const publishingBindings = [
  answers(endpoints.getPublicPage, getPublicPage),
  answers(endpoints.publishCv, publish),
  answers(endpoints.unpublishCv, unpublish),
];
