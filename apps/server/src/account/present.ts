import type { User } from '@candor/contracts/account';
import type { Core, Owner } from '../platform/context.ts';

export function presentUser({ configuration }: Pick<Core, 'configuration'>, owner: Owner): User {
  return {
    id: owner.id,
    email: owner.email,
    name: owner.name,
    role: owner.role,
    subscriptionPlan: owner.plan,
    subscriptionStatus: owner.subscriptionStatus,
    hasPlans: configuration.BILLING === 'on',
    preferences: owner.preferences,
    createdAt: owner.createdAt.toISOString(),
  };
}
