export { savedLooks } from './input-document.ts';
export { createReaderInThreads } from './import-reader.ts';
export { documentsRoutes } from './routes.ts';
