import type { Plan } from '@candor/domain/billing';

/** The plans a new store starts with; afterwards the store's own rows are the truth. Prices in US cents a month. */
export const startingPlans: readonly Plan[] = [
  {
    name: 'free',
    displayName: 'Free',
    description: 'Everything you need to write your CV.',
    priceCents: 0,
    features: ['10 CVs per month', 'Every layout', 'Every download format', 'Export all your data'],
    cvLimit: 10,
    brandFree: false,
  },
  {
    name: 'premium',
    displayName: 'Premium',
    description: 'For a serious search: a CV for each application.',
    priceCents: 900,
    features: ['100 CVs per month', 'Brand-free CVs', 'Every layout', 'Every download format'],
    cvLimit: 100,
    brandFree: true,
  },
  {
    name: 'professional',
    displayName: 'Professional',
    description: 'For people who write CVs every day.',
    priceCents: 1900,
    features: ['Unlimited CVs', 'Brand-free CVs', 'Every layout', 'Every download format'],
    cvLimit: null,
    brandFree: true,
  },
];
