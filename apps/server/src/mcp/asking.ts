import type { Context, Session } from '../platform/context.ts';
import type { EndpointCalls, FileCalls } from '../tools/index.ts';

/** For whom one request is answered. */
export interface Asking {
  ctx: Context;
  session: Session;
  calls: EndpointCalls & FileCalls;
}
