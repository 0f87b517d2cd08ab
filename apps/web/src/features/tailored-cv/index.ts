export { AdvertNote } from './advert-note.tsx';
export { cvAdvert } from './api.ts';
