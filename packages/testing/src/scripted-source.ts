import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface ScriptedSource {
  address: string;
  /** What was asked, oldest first. */
  requests: URL[];
  close(): Promise<void>;
}

/** What a source does with a question: writes to the answer, and ends it or not. */
export type SourceScript = (answer: ServerResponse, asked: URL) => void;

/** A server that is asked by `GET` and follows a script, question after question. */
export async function scriptedSource(script: SourceScript): Promise<ScriptedSource> {
  const requests: URL[] = [];
  const server = createServer((request, answer) => {
    const asked = new URL(request.url ?? '/', 'http://127.0.0.1');
    requests.push(asked);
    script(answer, asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
