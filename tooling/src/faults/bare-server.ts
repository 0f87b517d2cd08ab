// Answers every call at once with an empty list: how long this machine, busy as it is, takes for a call at all.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const server = createServer((_request, reply) => reply.end('[]'));
server.listen(0, '127.0.0.1', () => {
  // A server that listens on a port has an address of this form.
  process.send?.((server.address() as AddressInfo).port);
});
