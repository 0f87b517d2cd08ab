export { documentKindSchema } from './document-kind-schema.ts';
export * from './document-kinds.ts';
