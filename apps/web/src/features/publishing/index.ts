export { PublicPageDialog } from './public-page-dialog.tsx';
export { PublicPage } from './public-page.tsx';
