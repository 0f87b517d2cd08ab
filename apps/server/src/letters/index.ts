export { lettersRoutes } from './routes.ts';
