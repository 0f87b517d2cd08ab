export { requireBrandFree } from './access.ts';
export { ownCv } from './own-cv.ts';
export { prepareTemplates } from './prepare-templates.ts';
export { cvRoutes } from './routes.ts';
export { storedDesign } from './stored-design.ts';
