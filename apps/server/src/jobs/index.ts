export { advertText } from './advert-text.ts';
export type { Advert } from './advert.ts';
export { jobs } from './capability.ts';
export type { JobBoards, Market } from './market.ts';
export { createPageWorkers } from './page-workers.ts';
