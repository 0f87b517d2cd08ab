export { applications } from './capability.ts';
export { withFieldsOfAdvert } from './fields-of-advert.ts';
export { saveJob } from './save.ts';
export { savedAdverts } from './saved-adverts.ts';
