export { applicationsAgenda } from './agenda.ts';
export { applications } from './capability.ts';
export { withFieldsOfAdvert } from './fields-of-advert.ts';
export { hasApplication } from './has-application.ts';
export { saveJob } from './save.ts';
export { savedAdverts } from './saved-adverts.ts';
