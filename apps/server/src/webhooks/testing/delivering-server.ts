import { pino } from 'pino';
import { createApp } from '../../app.ts';
import { systemClock } from '../../platform/clock.ts';
import { readConfiguration } from '../../platform/configuration.ts';
import { openStore } from '../../platform/open-store.ts';
import { senderTo } from './receiver.ts';

// A whole server as a process of its own, whose webhooks reach a port of this machine instead of the internet.
const configuration = readConfiguration({ ...process.env, RATE_LIMIT: 'off' });
const app = await createApp({
  configuration,
  opened: await openStore(configuration),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  mailer: { send: async () => undefined },
  services: { webhookSender: senderTo(Number(process.env['RECEIVER_PORT'])) },
});
await app.warm();
process.stdout.write('delivering\n');
