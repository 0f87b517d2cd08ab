import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { requestPasswordReset } from '@candor/contracts/account';
import { call, signUp } from './caller.ts';
import { pause, until, type Report } from './report.ts';
import { freePort, makeBed } from './server.ts';

/** The server's limit for one mail is 30 s. */
const LIMIT_MS = 45_000;
const OTHERS_MS = 10_000;
const RETRY_MS = 60_000;

/** A mail server that takes mails, and hangs with those to some addresses. */
class MailServer {
  readonly taken: string[] = [];
  readonly open = new Set<Socket>();
  readonly hangsFor = new Set<string>();
  #server: Server | undefined;

  async listen(port: number): Promise<void> {
    this.#server = createServer((socket) => this.#serve(socket)).listen(port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async close(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.open) socket.destroy();
    await closed;
  }

  #serve(socket: Socket): void {
    this.open.add(socket);
    socket.on('close', () => this.open.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    let [to, isBody, body] = ['', false, ''];
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      to = /RCPT TO:<([^>]+)>/.exec(text)?.[1] ?? to;
      if (this.hangsFor.has(to)) return;
      body = isBody ? body + text : '';
      if (isBody && !body.endsWith('\r\n.\r\n')) return;
      if (isBody) this.taken.push(to);
      isBody = text.startsWith('DATA');
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : isBody ? '354 go\r\n' : '250 ok\r\n');
    });
  }
}

/** Lets the mail server hang with some mails and be away for a while. */
export async function mailOutage(report: Report): Promise<void> {
  const mail = new MailServer();
  const port = await freePort();
  await mail.listen(port);
  const bed = await makeBed('embedded', { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  await bed.start();
  const ask = async (email: string) =>
    (await call(bed, requestPasswordReset.path, { body: { email } })).status;
  const people = await Promise.all(Array.from({ length: 8 }, () => signUp(bed.url)));
  const [hanging, others] = [people.slice(0, 3), people.slice(3)];

  for (const { email } of hanging) mail.hangsFor.add(email);
  for (const { email } of hanging) await ask(email);
  await until(() => mail.open.size >= hanging.length, 20_000);
  const startedMs = performance.now();
  for (const { email } of others) await ask(email);
  await until(() => others.every(({ email }) => mail.taken.includes(email)), LIMIT_MS);
  report.atMost(
    'five mails beside three that hang',
    Math.round(performance.now() - startedMs),
    OTHERS_MS,
    'ms',
  );
  mail.hangsFor.clear();
  await until(() => hanging.every(({ email }) => mail.taken.includes(email)), LIMIT_MS + RETRY_MS);
  const late = hanging.filter(({ email }) => !mail.taken.includes(email)).length;
  report.none('mails that hung and were not sent later', late);

  await mail.close();
  const refused = await ask(people[0]?.email ?? '');
  report.add('a reset is asked for while the mail server refuses', String(refused), '200', refused === 200);
  await pause(1_000);
  mail.taken.length = 0;
  await mail.listen(port);
  await until(() => mail.taken.length > 0, RETRY_MS);
  await pause(3_000);
  report.add('mails sent once it is back', String(mail.taken.length), '1', mail.taken.length === 1);
  await bed.end();
  await until(() => mail.open.size === 0, 5_000);
  report.none('connections to the mail server afterwards', mail.open.size);
  await mail.close();
}
