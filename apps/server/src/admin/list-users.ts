import { z } from 'zod';
import type { listUsers as endpoint, UserSort } from '@candor/contracts/admin';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { storable } from '../platform/storable.ts';
import { userPage, type Cursor } from './user-store.ts';

const cursorSchema = z.tuple([z.string().max(300), z.uuid()]);
/** No account is older than the store’s own reckoning of time. */
const momentSchema = z.iso.datetime().refine((moment) => moment >= '1970');

const encoded = ({ value, id }: Cursor) => Buffer.from(JSON.stringify([value, id])).toString('base64url');

function decoded(after: string, sort: UserSort): Cursor {
  try {
    const [value, id] = cursorSchema.parse(storable(JSON.parse(Buffer.from(after, 'base64url').toString())));
    if (sort === 'newest' || sort === 'oldest') momentSchema.parse(value);
    return { value, id };
  } catch {
    throw fieldRefusal('after', 'This page no longer exists. Go back to the first page.');
  }
}

export async function listUsers({ ctx, input: { query } }: Call<typeof endpoint>) {
  const { search, sort, after } = query;
  const page = await userPage(ctx.store, { search, sort, after: after ? decoded(after, sort) : undefined });
  const { users, total, isMore, end } = page;
  return { users, total, isMore, next: end && encoded(end) };
}
