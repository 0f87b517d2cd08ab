export * from './plan.ts';
export * from './plan-change.ts';
export * from './plan-name.ts';
export * from './plan-name-schema.ts';
export * from './price-label.ts';
export * from './standing.ts';
