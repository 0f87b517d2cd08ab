import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paymentPage } from './payment-page.ts';

interface Item {
  id: string;
  price: StripeObject;
  current_period_start: number;
  current_period_end: number;
}

/** An object as Stripe's API gives it, with the fields that are read of any kind. */
export interface StripeObject {
  id: string;
  object: string;
  customer?: string;
  status?: string;
  url?: string;
  success_url?: string;
  cancel_url?: string;
  /** Of the one thing that a checkout sells. */
  price?: string;
  deleted?: boolean;
  metadata?: Record<string, string>;
  lookup_key?: string;
  automatic_tax?: { enabled: boolean };
  unit_amount?: number;
  created?: number;
  currency?: string;
  amount_due?: number;
  amount_paid?: number;
  total_taxes?: { amount: number }[];
  status_transitions?: { paid_at: number | null };
  items?: { data: [Item] };
  latest_invoice?: StripeObject;
  cancel_at?: null;
  cancel_at_period_end?: boolean;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  data: { object: StripeObject };
}

/** A server on the loopback address that speaks as much of Stripe's protocol as the library asks of it here. */
export interface StripeServer {
  url: string;
  /** What Stripe has, by kind and id. */
  objects: Map<string, StripeObject>;
  events: StripeEvent[];
  /** Calls that were answered, such as `POST /v1/customers`; what an idempotency key repeats is not among them. */
  calls: string[];
  /** Answers nothing but errors. */
  isAway: boolean;
  /** Waited for between an answer and its sending: what is answered may be old when it arrives. */
  sending: ((call: string) => Promise<void>) | null;
  /** Refuses every card. */
  refusesCards: boolean;
  /** What happens when somebody pays on the page of a checkout, before they are sent back. */
  paid: ((session: StripeObject) => Promise<void>) | null;
  add(prefix: string, fields: Omit<StripeObject, 'id'>): StripeObject;
  /** Tells of an object as it is now. */
  send(type: string, object: StripeObject): void;
  close(): Promise<void>;
}

class StripeError extends Error {
  readonly status: number;
  readonly fields: object;
  constructor(status: number, fields: object) {
    super('Stripe refuses');
    this.status = status;
    this.fields = fields;
  }
}

/** The fields of a form, by their names as the library sends them: `items[0][price]`. */
type Form = URLSearchParams;
type Handler = (server: StripeServer, form: Form, id: string) => unknown;

const missing = () => new StripeError(404, { type: 'invalid_request_error', code: 'resource_missing' });
const field = (form: Form, name: string) => form.get(name) ?? '';

function found(server: StripeServer, id: string): StripeObject {
  const object = server.objects.get(id);
  if (!object) throw missing();
  return object;
}

const listOf = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false });
const all = (server: StripeServer, kind: string) =>
  [...server.objects.values()].filter(({ object }) => object === kind);

function itemOf({ items }: StripeObject): Item {
  if (!items) throw missing();
  return items.data[0];
}

/** What half a month of another price costs more: changes are made in its middle. */
function proration(server: StripeServer, subscription: StripeObject, price: string): number {
  const now = itemOf(subscription).price.unit_amount ?? 0;
  return ((found(server, price).unit_amount ?? 0) - now) / 2;
}

function changePrice(server: StripeServer, subscription: StripeObject, price: string): void {
  if (server.refusesCards) throw new StripeError(402, { type: 'card_error', code: 'card_declined' });
  const invoice = server.add('in', {
    object: 'invoice',
    customer: subscription.customer ?? '',
    status: 'paid',
    amount_paid: proration(server, subscription, price),
    created: itemOf(subscription).current_period_start,
    currency: 'usd',
    total_taxes: [],
    status_transitions: { paid_at: itemOf(subscription).current_period_start },
  });
  itemOf(subscription).price = found(server, price);
  subscription.latest_invoice = invoice;
  server.send('invoice.paid', invoice);
}

function updateSubscription(server: StripeServer, form: Form, id: string): StripeObject {
  const subscription = found(server, id);
  if (subscription.status === 'canceled') throw missing();
  const price = form.get('items[0][price]');
  if (price && price !== itemOf(subscription).price.id) changePrice(server, subscription, price);
  const cancels = form.get('cancel_at_period_end');
  if (cancels !== null) subscription.cancel_at_period_end = cancels === 'true';
  server.send('customer.subscription.updated', subscription);
  return subscription;
}

function deleteCustomer(server: StripeServer, _form: Form, id: string) {
  found(server, id).deleted = true;
  for (const one of all(server, 'subscription')) if (one.customer === id) one.status = 'canceled';
  return { id, object: 'customer', deleted: true };
}

function listSubscriptions(server: StripeServer, form: Form) {
  const customer = field(form, 'customer');
  if (found(server, customer).deleted) throw missing();
  return listOf(all(server, 'subscription').filter((one) => one.customer === customer));
}

function openSession(server: StripeServer, form: Form): StripeObject {
  const session = server.add('cs', {
    automatic_tax: { enabled: form.get('automatic_tax[enabled]') === 'true' },
    object: 'checkout.session',
    status: 'open',
    customer: field(form, 'customer'),
    metadata: { plan: field(form, 'metadata[plan]') },
    price: field(form, 'line_items[0][price]'),
    success_url: field(form, 'success_url'),
    cancel_url: field(form, 'cancel_url'),
  });
  session.url = `${server.url}/pay/${session.id}`;
  return session;
}

const byId: Handler = (server, _form, id) => found(server, id);

const handlers: readonly [call: RegExp, handler: Handler][] = [
  [
    /^GET \/v1\/prices$/,
    (server, form) =>
      listOf(all(server, 'price').filter((one) => one.lookup_key === form.get('lookup_keys[0]'))),
  ],
  [
    /^POST \/v1\/prices$/,
    (server, form) =>
      server.add('price', {
        object: 'price',
        lookup_key: field(form, 'lookup_key'),
        unit_amount: Number(form.get('unit_amount')),
        metadata: { plan: field(form, 'metadata[plan]') },
      }),
  ],
  [/^POST \/v1\/customers$/, (server) => server.add('cus', { object: 'customer' })],
  [/^GET \/v1\/customers\/(\w+)$/, byId],
  [/^DELETE \/v1\/customers\/(\w+)$/, deleteCustomer],
  [/^POST \/v1\/checkout\/sessions$/, openSession],
  [/^GET \/v1\/checkout\/sessions\/(\w+)$/, byId],
  [
    /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/,
    (server, _form, id) => Object.assign(found(server, id), { status: 'expired' }),
  ],
  [/^GET \/v1\/subscriptions$/, listSubscriptions],
  [/^GET \/v1\/subscriptions\/(\w+)$/, byId],
  [/^POST \/v1\/subscriptions\/(\w+)$/, updateSubscription],
  [
    /^POST \/v1\/invoices\/create_preview$/,
    (server, form) => {
      const subscription = found(server, field(form, 'subscription'));
      const price = field(form, 'subscription_details[items][0][price]');
      return { object: 'invoice', currency: 'usd', amount_due: proration(server, subscription, price) };
    },
  ],
  [/^GET \/v1\/invoices\/(\w+)$/, byId],
  [
    /^POST \/v1\/billing_portal\/sessions$/,
    (server) =>
      server.add('bps', { object: 'billing_portal.session', url: 'https://billing.stripe.example/page' }),
  ],
];

/** The page of a checkout, and what follows when its button is pressed. */
async function showPayment(
  server: StripeServer,
  response: ServerResponse,
  { isPaid, id }: { isPaid: boolean; id: string },
): Promise<void> {
  const session = server.objects.get(id);
  const price = session?.price && server.objects.get(session.price);
  if (!session || !price) return void response.writeHead(404).end();
  if (!isPaid) {
    const { metadata, cancel_url: back = '' } = session;
    const sale = { id, plan: metadata?.['plan'] ?? '', cents: price.unit_amount ?? 0, back };
    return void response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(paymentPage(sale));
  }
  await server.paid?.(session);
  response.writeHead(303, { location: session.success_url }).end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** @param port any that is free where left out */
export async function startStripeServer(port = 0): Promise<StripeServer> {
  // The store of the tests outlives a server: ids are those of no other.
  const own = randomUUID().slice(0, 8);
  let count = 0;
  /** Answers by idempotency key. */
  const kept = new Map<string, { status: number; text: string }>();
  const http = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
    const body = await textOf(request);
    const form = request.method === 'GET' ? searchParams : new URLSearchParams(body);
    const key = request.headers['idempotency-key'];
    const answer = (status: number, text: string) => {
      response
        .writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
        .end(text);
    };
    const before = typeof key === 'string' ? kept.get(key) : undefined;
    if (before) return answer(before.status, before.text);
    const call = `${request.method} ${pathname}`;
    const reply = (status: number, value: unknown) => {
      const text = JSON.stringify(value);
      if (typeof key === 'string' && status < 500) kept.set(key, { status, text });
      answer(status, text);
    };
    const atPage = /^(GET|POST) \/pay\/(\w+)$/.exec(call);
    if (atPage) return showPayment(stripe, response, { isPaid: atPage[1] === 'POST', id: atPage[2] ?? '' });
    if (stripe.isAway) return reply(500, { error: { type: 'api_error' } });
    for (const [pattern, handler] of handlers) {
      const match = pattern.exec(call);
      if (!match) continue;
      stripe.calls.push(call);
      try {
        const value = structuredClone(handler(stripe, form, match[1] ?? ''));
        await stripe.sending?.(call);
        return reply(200, value);
      } catch (error) {
        if (error instanceof StripeError) return reply(error.status, { error: error.fields });
        throw error;
      }
    }
    return reply(404, { error: { type: 'invalid_request_error', message: `no ${call} here` } });
  });
  http.listen(port, '127.0.0.1');
  await once(http, 'listening');
  const stripe: StripeServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    objects: new Map(),
    events: [],
    calls: [],
    isAway: false,
    sending: null,
    refusesCards: false,
    paid: null,
    add(prefix, fields) {
      count += 1;
      const object = { ...fields, id: `${prefix}_${own}${count}` };
      stripe.objects.set(object.id, object);
      return object;
    },
    send(type, object) {
      count += 1;
      stripe.events.push({
        id: `evt_${own}${count}`,
        object: 'event',
        type,
        data: { object: structuredClone(object) },
      });
    },
    async close() {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return stripe;
}
