import { z } from 'zod';
import type { listUsers as endpoint } from '@candor/contracts/admin';
import type { Call } from '../platform/bind.ts';
import { fieldRefusal } from '../platform/refusal.ts';
import { userPage, type Cursor } from './user-store.ts';

const cursorSchema = z.tuple([z.string().max(300), z.uuid()]);

const encoded = ({ value, id }: Cursor) => Buffer.from(JSON.stringify([value, id])).toString('base64url');

function decoded(after: string): Cursor {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
    return { value, id };
  } catch {
    throw fieldRefusal('after', 'This page no longer exists. Go back to the first page.');
  }
}

export async function listUsers({ ctx, input: { query } }: Call<typeof endpoint>) {
  const { search, sort, after } = query;
  const page = await userPage(ctx.store, { search, sort, after: after ? decoded(after) : undefined });
  const { users, total, isMore, end } = page;
  return { users, total, isMore, next: end && encoded(end) };
}
