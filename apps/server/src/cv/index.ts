export { requireBrandFree } from './access.ts';
export { ownCv } from './own-cv.ts';
export { cvRoutes } from './routes.ts';
