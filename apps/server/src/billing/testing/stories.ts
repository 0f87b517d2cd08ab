import type { PlanName } from '@candor/domain/billing';
import type { StripeObject, StripeServer } from './stripe-server.ts';

const MONTH_SECONDS = 30 * 24 * 3600;
type PaidPlan = Exclude<PlanName, 'free'>;
const cents: Record<PaidPlan, number> = { premium: 900, professional: 1900 };

function subscriptionsOf({ objects }: StripeServer, customer: string): StripeObject[] {
  return [...objects.values()].filter((one) => one.object === 'subscription' && one.customer === customer);
}

function priceFor({ objects, add }: StripeServer, plan: PaidPlan): StripeObject {
  const lookupKey = `candor-${plan}-usd-${cents[plan]}-month`;
  const known = [...objects.values()].find((one) => one.lookup_key === lookupKey);
  return (
    known ??
    add('price', { object: 'price', lookup_key: lookupKey, unit_amount: cents[plan], metadata: { plan } })
  );
}

/** What can happen to a customer at Stripe. What does not fit how things stand does not happen. */
export class Customer {
  readonly #stripe: StripeServer;
  readonly id: string;
  readonly #nowSeconds: number;

  constructor(stripe: StripeServer, id: string, nowSeconds: number) {
    this.#stripe = stripe;
    this.id = id;
    this.#nowSeconds = nowSeconds;
  }

  /** The subscription that is not over. */
  get #open(): StripeObject | undefined {
    return subscriptionsOf(this.#stripe, this.id).find(
      ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
    );
  }

  #invoice(amount: number, status: 'paid' | 'open'): StripeObject {
    const { add, send } = this.#stripe;
    const invoice = add('in', {
      object: 'invoice',
      customer: this.id,
      status,
      amount_paid: status === 'paid' ? amount : 0,
      amount_due: amount,
      currency: 'usd',
      created: this.#nowSeconds,
      total_taxes: [{ amount: 19 }],
      status_transitions: { paid_at: status === 'paid' ? this.#nowSeconds : null },
    });
    send(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', invoice);
    return invoice;
  }

  #told(subscription: StripeObject, type = 'updated'): void {
    this.#stripe.send(`customer.subscription.${type}`, subscription);
  }

  buy(plan: PaidPlan, status: 'active' | 'incomplete' = 'active'): void {
    if (this.#open) return;
    const price = priceFor(this.#stripe, plan);
    const item = {
      id: 'si_1',
      price,
      current_period_start: this.#nowSeconds,
      current_period_end: this.#nowSeconds + MONTH_SECONDS,
    };
    const subscription = this.#stripe.add('sub', {
      object: 'subscription',
      customer: this.id,
      status,
      created: this.#nowSeconds,
      cancel_at: null,
      cancel_at_period_end: false,
      items: { data: [item] },
      latest_invoice: this.#invoice(cents[plan], status === 'active' ? 'paid' : 'open'),
    });
    this.#told(subscription, 'created');
    const session = [...this.#stripe.objects.values()].find(
      (one) => one.object === 'checkout.session' && one.customer === this.id && one.status === 'open',
    );
    if (!session || status !== 'active') return;
    session.status = 'complete';
    this.#stripe.send('checkout.session.completed', session);
  }

  change(plan: PaidPlan): void {
    const open = this.#open;
    if (open?.status !== 'active' || !open.items) return;
    open.items.data[0].price = priceFor(this.#stripe, plan);
    this.#told(open);
  }

  setCancelled(isCancelled: boolean): void {
    const open = this.#open;
    if (open?.status !== 'active') return;
    open.cancel_at_period_end = isCancelled;
    this.#told(open);
  }

  renew(isPaid: boolean): void {
    const open = this.#open;
    if (open?.status !== 'active' || open.cancel_at_period_end || !open.items) return;
    const [item] = open.items.data;
    item.current_period_start = item.current_period_end;
    item.current_period_end += MONTH_SECONDS;
    open.latest_invoice = this.#invoice(item.price.unit_amount ?? 0, isPaid ? 'paid' : 'open');
    open.status = isPaid ? 'active' : 'past_due';
    this.#told(open);
  }

  payLate(): void {
    const open = this.#open;
    const invoice = open?.latest_invoice;
    if (open?.status !== 'past_due' || !invoice) return;
    Object.assign(invoice, {
      status: 'paid',
      amount_paid: invoice.amount_due ?? 0,
      status_transitions: { paid_at: this.#nowSeconds },
    });
    open.status = 'active';
    this.#stripe.send('invoice.paid', invoice);
    this.#told(open);
  }

  end(from: 'past_due' | 'incomplete' | 'cancelled'): void {
    const open = this.#open;
    if (!open) return;
    if (from === 'cancelled' ? !open.cancel_at_period_end : open.status !== from) return;
    open.status = from === 'incomplete' ? 'incomplete_expired' : 'canceled';
    this.#told(open, from === 'incomplete' ? 'updated' : 'deleted');
  }
}

/** Twelve stories of a subscription, each what happens next. */
export const stories: Readonly<Record<string, (customer: Customer) => void>> = {
  'buys premium': (customer) => customer.buy('premium'),
  'buys professional': (customer) => customer.buy('professional'),
  'goes up to professional': (customer) => customer.change('professional'),
  'goes down to premium on the page of Stripe': (customer) => customer.change('premium'),
  cancels: (customer) => customer.setCancelled(true),
  'takes the cancellation back': (customer) => customer.setCancelled(false),
  'comes to the end of what was cancelled': (customer) => customer.end('cancelled'),
  renews: (customer) => customer.renew(true),
  'has a renewal fail': (customer) => customer.renew(false),
  'pays late': (customer) => customer.payLate(),
  'is given up by Stripe': (customer) => customer.end('past_due'),
  'has the first card refused, and the page run out': (customer) => {
    customer.buy('premium', 'incomplete');
    customer.end('incomplete');
  },
};
