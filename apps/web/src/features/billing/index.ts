import { lazyPart } from '../../ui/lazy-part.tsx';

export { mySubscription } from './api.ts';
export { BrandNote } from './brand-note.tsx';
export { PlanUsage } from './plan-usage.tsx';
// The dashboard shows what is used and no plans: they come with the screen that lists them.
export const Plans = lazyPart(async () => (await import('./plans.tsx')).Plans);
