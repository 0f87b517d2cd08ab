export { PublicPageDialog } from './public-page-dialog.tsx';
