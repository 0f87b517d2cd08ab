export * from './country.ts';
