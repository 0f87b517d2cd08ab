export * from './plan.ts';
export * from './plan-name.ts';
