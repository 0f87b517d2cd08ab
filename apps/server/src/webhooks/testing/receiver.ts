import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Reach } from '../../platform/public-request.ts';
import { createWebhookSender, type WebhookSender } from '../send.ts';

export interface Received {
  id: string;
  type: string;
  data: Record<string, unknown>;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  /** What came, the oldest first, repeats and what was refused among it. */
  received: Received[];
  /** How the next ones are answered; by default with 204. */
  answer: (one: Received) => { status: number; text?: string } | 'never';
  port: number;
  close(): void;
}

/** What a delivery says, where its signature holds, by the library's own verifier. */
export function verified({ body, headers }: Received, secret: string): unknown {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  return new Webhook(secret).verify(body, named);
}

/** A program that gets events, on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    received: [],
    answer: () => ({ status: 204 }),
    port: 0,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      const one = { id: String(request.headers['webhook-id']), type, data, headers: request.headers, body };
      receiver.received.push(one);
      const answer = receiver.answer(one);
      if (answer === 'never') return;
      response.writeHead(answer.status).end(answer.text);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  receiver.port = typeof address === 'object' && address ? address.port : 0;
  return receiver;
}

const onThisMachine: Reach = {
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  isPort: () => true,
};

/** Sends to that port of this machine, without TLS, whatever host an address names. */
export function senderTo(port: number, clock: Clock = systemClock): WebhookSender {
  const sender = createWebhookSender({ clock, stopping: new AbortController().signal }, onThisMachine);
  return {
    send: (delivery) => {
      const address = delivery.address.replace(/^https:\/\/[^/]+/, `http://localhost:${port}`);
      return sender.send({ ...delivery, address });
    },
  };
}
