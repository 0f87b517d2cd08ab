export * from './sign-in-rules.ts';
