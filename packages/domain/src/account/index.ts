export * from './device.ts';
export * from './sign-in-rules.ts';
