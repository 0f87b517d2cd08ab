import { lazyPart } from '../../ui/lazy-part.tsx';

export { myAgenda } from './api.ts';
/** Loaded where something is next. */
export const AgendaList = lazyPart(async () => (await import('./agenda-list.tsx')).AgendaList);
