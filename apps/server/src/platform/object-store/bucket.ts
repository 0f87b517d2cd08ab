import type { S3Client } from '@aws-sdk/client-s3';

/** A bucket as `s3://bucket/prefix` names it. */
export interface Bucket {
  client: S3Client;
  bucket: string;
  /** Of every key; empty, or with a slash at its end. */
  prefix: string;
}

/** Opens a bucket by Amazon's own client: it finds address, region and keys in the variables AWS_*. */
export async function openBucket(address: string): Promise<Bucket> {
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { hostname, pathname } = new URL(address);
  const path = pathname.replace(/^\//, '').replace(/\/?$/, '/');
  const isElsewhere = Boolean(process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL']);
  return {
    // Services of one's own seldom have a host name for each bucket.
    client: new S3Client({ forcePathStyle: isElsewhere }),
    bucket: hostname,
    prefix: path === '/' ? '' : path,
  };
}

/** The names of all that a bucket holds below its prefix and this one. */
export async function namesIn({ client, bucket, prefix }: Bucket, beginning = ''): Promise<string[]> {
  const { paginateListObjectsV2 } = await import('@aws-sdk/client-s3');
  const names: string[] = [];
  const asked = { Bucket: bucket, Prefix: prefix + beginning };
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, asked))
    for (const { Key = '' } of Contents) names.push(Key.slice(prefix.length));
  return names;
}

export async function removeFrom({ client, bucket, prefix }: Bucket, name: string): Promise<void> {
  const { DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + name }));
}
