import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { collectGarbage } from '@candor/pool';
import type { App } from './app.ts';
import { systemClock } from './platform/clock.ts';
import { collectWhenQuiet } from './platform/collect-when-quiet.ts';
import { readConfiguration } from './platform/configuration.ts';
import { collectEarlier } from './platform/engine-memory.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/mail.ts';
import { resolveDrizzle } from './platform/resolve-drizzle.ts';
import { StartError } from './platform/start-error.ts';

/** Answers under way get this long at a stop; the whole stop stays under ten seconds. */
const FINISH_MS = 6_000;
const STOP_MS = 9_500;
/** Who waits for the start, a browser or a health check, asks by then. */
const FIRST_REQUEST_MS = 300;

function stopOnSignal({ http, close }: App): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => http.server.closeAllConnections(), FINISH_MS).unref();
    setTimeout(() => process.exit(1), STOP_MS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        http.log.fatal({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  // The last is what closing the terminal says.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
}

/** Resolves when the first request has been answered, or none came. */
async function firstAnswer({ http: { server } }: App): Promise<void> {
  const answered = new Promise<void>((resolve) => {
    server.once(
      'request',
      (_request, response: ServerResponse) => void once(response, 'close').then(() => resolve()),
    );
  });
  await Promise.race([answered, pause(FIRST_REQUEST_MS, undefined, { ref: false })]);
}

async function start(): Promise<void> {
  collectEarlier();
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration);
  resolveDrizzle();
  const { openStore } = await import('./platform/open-store.ts');
  // The embedded store's engine is compiled by other threads while this one loads what stands on it.
  const [opened, { createApp }] = await Promise.all([openStore(configuration), import('./app.ts')]);
  if (opened.kind === 'embedded')
    opened.whenLost?.((reason) => {
      process.stderr.write(`${reason}\n`);
      // Nothing that a gentle stop would finish can be kept.
      process.exit(1);
    });
  const mailer = createMailer(configuration, log);
  const app = await createApp({ configuration, opened, clock: systemClock, log, mailer });
  stopOnSignal(app);
  const { PORT, HOST, APP_URL } = configuration;
  const address = await app.http.listen({ port: PORT, host: HOST, backlog: 1024 });
  process.stdout.write(`Candor is ready at ${APP_URL ?? address}\n`);
  // The queue makes and checks its own tables, and the embedded store does so in this thread.
  await firstAnswer(app);
  await app.warm();
  // Also where the server is killed, the next start finds its code compiled.
  flushCompileCache();
  collectGarbage();
  collectWhenQuiet(app.http.server);
}

function errorLine(error: unknown): string | undefined {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE') return 'The port is in use. Stop what runs there, or set PORT.';
  if (error.code === 'EACCES') return `Not allowed: ${error.message}`;
  if (error.code === 'ENOSPC' || error.code === '53100')
    return 'There is no space left on the disk. Free some and start again.';
  return undefined;
}

start().catch((error: unknown) => {
  const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${errorLine(error) ?? trace}\n`);
  process.exit(1);
});
