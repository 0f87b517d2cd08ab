import { greeting } from '@candor/domain/account';
import { priceLabel, type Plan } from '@candor/domain/billing';
import { say } from '@candor/domain/say';
import { spokenLocale } from '@candor/domain/say/speaker';
import type { Mail } from '../platform/mail.ts';

/** Says before a plan renews what it will cost, and where it can be cancelled. */
export function renewalMail(
  to: { email: string; name: string },
  { plan, endsAt, link }: { plan: Plan; endsAt: Date; link: string },
): Mail {
  const day = new Intl.DateTimeFormat(spokenLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(endsAt);
  return {
    to: to.email,
    subject: say`Your Candor ${plan.displayName} plan renews on ${day}`,
    text: [
      greeting(to.name),
      '',
      say`Your ${plan.displayName} plan renews on ${day} for ${priceLabel(plan.priceCents)}, plus tax where it applies.`,
      '',
      say`You don’t have to do anything to keep it. To cancel or change your plan, go to:`,
      '',
      link,
    ].join('\n'),
  };
}
