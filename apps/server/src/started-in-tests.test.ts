import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { freePort, startCandor } from '@candor/testing/server';

let asked = 0;
const other = createServer((_request, response) => {
  asked += 1;
  response.writeHead(asked > 1 ? 200 : 503).end();
});
afterAll(() => other.close());

it('a server that another one answers for is not taken for started', async () => {
  const port = await freePort();
  other.listen(port, '127.0.0.1');
  await once(other, 'listening');
  // It ends at once, while the other has become ready.
  await expect(startCandor({ port, env: { BILLING: 'perhaps' } })).rejects.toThrow(
    /ended before it was ready/,
  );
});
