export { aPerson, sessionOf, type Person, type PersonOptions } from './person.ts';
export { startTestApp, type Answer, type Asked, type TestApp, type TestAppOptions } from './test-app.ts';
