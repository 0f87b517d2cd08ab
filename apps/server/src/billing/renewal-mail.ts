import { greeting } from '@candor/domain/account';
import { priceLabel, type Plan } from '@candor/domain/billing';
import type { Mail } from '../platform/mail.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Says before a plan renews what it will cost, and where it can be cancelled. */
export function renewalMail(
  to: { email: string; name: string },
  { plan, endsAt, link }: { plan: Plan; endsAt: Date; link: string },
): Mail {
  return {
    to: to.email,
    subject: `Your Candor ${plan.displayName} plan renews on ${day.format(endsAt)}`,
    text: [
      greeting(to.name),
      '',
      `Your ${plan.displayName} plan renews on ${day.format(endsAt)} for ${priceLabel(plan.priceCents)}, plus tax where it applies.`,
      '',
      'You don’t have to do anything to keep it. To cancel or change your plan, go to:',
      '',
      link,
    ].join('\n'),
  };
}
