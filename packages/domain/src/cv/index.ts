export * from './document.ts';
export * from './layout.ts';
export * from './request.ts';
