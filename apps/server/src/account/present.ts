import type { User } from '@candor/contracts/account';
import type { Owner } from '../platform/context.ts';

export function presentUser(owner: Owner): User {
  return {
    id: owner.id,
    email: owner.email,
    name: owner.name,
    role: owner.role,
    subscriptionPlan: owner.plan,
    subscriptionStatus: owner.subscriptionStatus,
    createdAt: owner.createdAt.toISOString(),
  };
}
