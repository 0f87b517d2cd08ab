import { createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import { createServer as createSecureServer } from 'node:tls';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { selfSigned } from '@candor/testing/server';
import { readConfiguration } from './configuration.ts';
import { createMailer } from './mail.ts';

const short = { connectMs: 200, silenceMs: 200, wholeMs: 500 };

const mail = { to: 'ana@example.org', subject: 'Choose', text: 'Here: http://localhost:3000/auth#reset=abc' };

it('hands mails to the server of SMTP_URL', async () => {
  let received = '';
  const smtp = createServer((socket) => {
    socket.write('220 test\r\n');
    let isBody = false;
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      received += text;
      if (isBody && !received.endsWith('\r\n.\r\n') && !text.startsWith('QUIT')) return;
      const isData = text.startsWith('DATA');
      socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : isData ? '354 go\r\n' : '250 ok\r\n');
      isBody = isData;
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const configuration = readConfiguration({
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    APP_URL: 'https://cv.example.org',
  });
  await createMailer(configuration, pino({ level: 'silent' })).send(mail);
  expect(received).toContain('RCPT TO:<ana@example.org>');
  expect(received).toContain('From: Candor <no-reply@cv.example.org>');
  expect(received).toContain('#reset=abc');
  smtp.close();
});

it('writes them to the log, link included, where there is no mail server', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  await createMailer(readConfiguration({}), log).send(mail);
  expect(lines.join('')).toContain('#reset=abc');
});

it('says why a mail was not taken without naming whom it was for', async () => {
  const smtp = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const isTo = chunk.toString().startsWith('RCPT');
      socket.write(isTo ? '550 no such mailbox ana@example.org\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const configuration = readConfiguration({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const failed = createMailer(configuration, pino({ level: 'silent' })).send(mail);
  await expect(failed).rejects.toThrow(/^the mail server did not take a mail: EENVELOPE 550$/);
  smtp.close();
});

const hanging: [string, (socket: Socket) => void][] = [
  ['never greets', () => undefined],
  ['falls silent after the greeting', (socket) => socket.write('220 test\r\n')],
  [
    'says a little now and then',
    (socket) => {
      socket.write('220 test\r\n');
      const drip = setInterval(() => socket.write('250-still\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
    },
  ],
];
it.each(hanging)('gives a mail server up that %s, its connection too', async (_how, greet) => {
  const open = new Set<Socket>();
  const smtp = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => open.delete(socket));
    socket.resume();
    greet(socket);
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const configuration = readConfiguration({ SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const sending = createMailer(configuration, pino({ level: 'silent' }), short).send(mail);
  await expect(sending).rejects.toThrow(/^the mail server did not take a mail: /);
  await expect.poll(() => open.size, { timeout: 20_000 }).toBe(0);
  smtp.close();
});

it('says that a certificate is self-signed, and takes it where the address says so', async () => {
  const smtp = createSecureServer(selfSigned, (socket) => {
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      socket.write(text.startsWith('DATA') ? '354 go\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(smtp, 'listening');
  const address = smtp.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const sent = (query: string) =>
    createMailer(
      readConfiguration({ SMTP_URL: `smtps://127.0.0.1:${port}${query}` }),
      pino({ level: 'silent' }),
    ).send(mail);
  await expect(sent('')).rejects.toThrow('its certificate is self-signed; see SMTP_URL in README.md');
  await sent('?tls.rejectUnauthorized=false');
  smtp.close();
});
