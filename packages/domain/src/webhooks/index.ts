export * from './address.ts';
export * from './events.ts';
export * from './retries.ts';
