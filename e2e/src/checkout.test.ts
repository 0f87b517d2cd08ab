import { stripeWebhook } from '@candor/contracts/billing';
import { startNewCandor, type CandorServer } from '@candor/testing/server';
import { Customer } from '../../apps/server/src/billing/testing/stories.ts';
import { startStripeServer, type StripeServer } from '../../apps/server/src/billing/testing/stripe-server.ts';
import { signed, stripeVariables } from '../../apps/server/src/billing/testing/webhooks.ts';
import { expect, test } from './test.ts';

// Beside the servers of the other journeys, one for each worker.
const port = Number(process.env['E2E_PORT'] ?? 3190) + 41 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const stripePort = port + 10;
const url = `http://127.0.0.1:${port}`;
let stripe: StripeServer;
let candor: CandorServer;

/** Tells Candor of everything it was not told of yet. */
async function deliverAll(): Promise<void> {
  for (const event of stripe.events.splice(0)) {
    const { payload, signature } = signed(event, new Date());
    const answer = await fetch(url + stripeWebhook.path, {
      method: 'POST',
      headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
      body: payload,
    });
    expect(answer.ok, event.type).toBe(true);
  }
}

test.beforeAll(async () => {
  stripe = await startStripeServer(stripePort);
  stripe.paid = async ({ customer = '', metadata }) => {
    const buyer = new Customer(stripe, customer, Math.floor(Date.now() / 1000));
    buyer.buy(metadata?.['plan'] === 'professional' ? 'professional' : 'premium');
    await deliverAll();
  };
  candor = await startNewCandor({ port, env: { ...stripeVariables(stripe), APP_URL: url } });
});
test.afterAll(async () => {
  await candor.stop();
  candor.forget();
  await stripe.close();
});
test.use({ baseURL: url, otherHosts: [`http://127.0.0.1:${stripePort}`] });

test(
  'a plan is paid for at Stripe, cancelled and kept',
  { tag: '@release' },
  async ({ page, signedIn: _person, accessible }) => {
    await page.goto('/subscription');
    const plan = (name: string) =>
      page.getByRole('list', { name: 'Plans' }).getByRole('listitem', { name, exact: true });
    const upgrade = plan('Premium').getByRole('button', { name: 'Upgrade to Premium' });

    await upgrade.click();
    await expect(page.getByRole('heading', { name: 'Subscribe to premium' })).toBeVisible();
    await expect(page.getByText('$9.00 per month')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(plan('Free')).toContainText('Current Plan');

    await upgrade.click();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/subscription/);
    await expect(plan('Premium')).toContainText('Current Plan');
    await accessible('a plan that was paid for');

    await plan('Premium').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(
      page.getByText('You keep your plan until the end of the month you paid for.').first(),
    ).toBeVisible();
    await deliverAll();
    await plan('Premium').getByRole('button', { name: 'Keep Premium' }).click();
    await expect(page.getByText('Your plan renews as before.').first()).toBeVisible();
    await deliverAll();
    await page.reload();
    await expect(plan('Premium')).toContainText('Current Plan');
    await expect(plan('Premium').getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    const subscription = [...stripe.objects.values()].findLast(({ object }) => object === 'subscription');
    expect(subscription?.cancel_at_period_end).toBe(false);
  },
);
