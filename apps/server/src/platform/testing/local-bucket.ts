import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { vi } from 'vitest';

/** A server that speaks S3, with one bucket, which Amazon's client finds by its variables. */
export async function localBucket(name: string): Promise<{ close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'candor-s3-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name, configs: [] }],
  });
  const { port } = await server.run();
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_REGION', 'us-east-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  return {
    async close() {
      vi.unstubAllEnvs();
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
