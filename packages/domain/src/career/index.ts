export * from './gap.ts';
export * from './input.ts';
export * from './plan.ts';
export * from './step.ts';
export * from './with-milestone-line.ts';
