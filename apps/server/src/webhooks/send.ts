import { Webhook } from 'standardwebhooks';
import type { Core } from '../platform/context.ts';
import { addressFor, publicInternet, requestAt, type Reach } from '../platform/public-request.ts';

const TIME_LIMIT_MS = 10_000;
const MOST_ANSWER_BYTES = 500;

/** How a receiver answered; `status` is null where there was no answer, which `answer` then explains. */
export interface Outcome {
  status: number | null;
  answer: string;
}

export interface Delivery {
  id: string;
  address: string;
  secret: string;
  body: string;
}

/** Sends one delivery; never throws for what lies with the receiver. */
export interface WebhookSender {
  send(delivery: Delivery): Promise<Outcome>;
}

async function beginningOf(answer: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    length += chunk.byteLength;
    if (length >= MOST_ANSWER_BYTES) break;
  }
  // What the store cannot hold, and what no person would read.
  return Buffer.concat(chunks)
    .subarray(0, MOST_ANSWER_BYTES)
    .toString('utf8')
    .replaceAll(/\p{Cc}+/gu, ' ');
}

/**
 * Sends as Standard Webhooks have it: signed, with the id that a receiver knows a repeat by. To the public internet only,
 * over a connection to an address that was checked, and following no redirect.
 */
export function createWebhookSender(
  { clock, stopping }: Pick<Core, 'clock' | 'stopping'>,
  reach: Reach = publicInternet,
): WebhookSender {
  return {
    async send({ id, address, secret, body }) {
      const url = new URL(address);
      const checked = await addressFor(url, reach).catch(() => undefined);
      if (checked === undefined) return { status: null, answer: 'The address couldn’t be found.' };
      if (checked === null) return { status: null, answer: 'The address isn’t on the public internet.' };
      const now = clock.now();
      const headers = {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        'user-agent': 'Candor',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      };
      const signal = AbortSignal.any([AbortSignal.timeout(TIME_LIMIT_MS), stopping]);
      try {
        const answer = await requestAt(url, { address: checked, signal, headers, body: Buffer.from(body) });
        try {
          return { status: answer.statusCode ?? 0, answer: await beginningOf(answer) };
        } finally {
          answer.destroy();
        }
      } catch {
        return { status: null, answer: 'There was no answer.' };
      }
    },
  };
}
