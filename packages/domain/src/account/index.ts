export * from './acting-tools.ts';
export * from './api-scopes.ts';
export * from './device.ts';
export * from './greeting.ts';
export * from './sign-in-rules.ts';
