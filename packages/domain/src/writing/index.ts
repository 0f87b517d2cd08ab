export * from './report.ts';
export * from './writer.ts';
