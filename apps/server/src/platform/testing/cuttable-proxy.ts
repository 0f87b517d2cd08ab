import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A way to a server on the loopback address that can be cut and restored, as a network can. */
export interface CuttableProxy {
  port: number;
  /** Connections that are open at present. */
  open(): number;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function cuttableProxy(target: { host: string; port: number }): Promise<CuttableProxy> {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;

  const listen = async () => {
    server = createServer((near) => {
      const far = connect(target);
      sockets.add(near);
      near.on('close', () => {
        sockets.delete(near);
        far.destroy();
      });
      far.on('close', () => near.destroy());
      for (const socket of [near, far]) socket.on('error', () => undefined);
      near.pipe(far).pipe(near);
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const cut = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();
  return { port, open: () => sockets.size, cut, restore: listen, close: cut };
}
