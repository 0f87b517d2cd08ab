import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  /** The newest link that was mailed to an address and holds a word; waits for it. */
  linkTo(address: string, word: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * As it was before a stop at the start of a line was doubled (RFC 5321, section 4.5.2), its lines were cut and its other
 * letters written in numbers (RFC 2045, section 6.7).
 */
const decoded = (body: string) =>
  body
    .replaceAll('\r\n..', '\r\n.')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** A mail server that takes every mail and keeps it. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string; text: string }[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.write('220 mail\r\n');
    let [to, body, isBody] = ['', '', false];
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (isBody) {
        body += text;
        if (!body.endsWith('\r\n.\r\n')) return;
        mails.push({ to, text: decoded(body) });
        [body, isBody] = ['', false];
        socket.write('250 ok\r\n');
        return;
      }
      to = /RCPT TO:<([^>]+)>/.exec(text)?.[1] ?? to;
      isBody = text.startsWith('DATA');
      socket.write(isBody ? '354 go\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const newest = (to: string, word: string) =>
    mails
      .filter((mail) => mail.to === to)
      .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
      .findLast((link) => link.includes(word));
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    async linkTo(to, word) {
      for (;;) {
        const link = newest(to, word);
        if (link) return link;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
