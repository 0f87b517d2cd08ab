export { aDocument, documents } from './documents.ts';
export { aDraft, aRequest } from './drafts.ts';
export { goodBullets } from './good-bullets.data.ts';
export { requests } from './requests.ts';
export { engineer } from './engineer.data.ts';
export { people, type Person } from './people.data.ts';
export { goodCvs, type GoodCv } from './good-cvs/index.ts';
export { weakened } from './good-cvs/weakened.ts';
