export { mySubscription } from './api.ts';
export { PlanUsage } from './plan-usage.tsx';
export { Plans } from './plans.tsx';
