export { createReaderInThreads } from './import-reader.ts';
export { documentsRoutes } from './routes.ts';
