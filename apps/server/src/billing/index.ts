export { billing } from './capability.ts';
export { planOf } from './plan-of.ts';
export { consumeQuota, requireQuota } from './quota.ts';
export type { Meter } from './schema.ts';
export { revenueByCurrency } from './stripe-store.ts';
