import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@candor/contracts/endpoint';
import type { Context, Platform, PublicContext, Session, Sessions } from './context.ts';
import { networkOf } from './network-of.ts';
import { Refusal } from './refusal.ts';
import { loggedAs } from './logged-as.ts';

const BEARER = /^Bearer ([A-Za-z0-9._~+/-]{16,200}=*)$/i;
const API_KEY = /^cdr_[\w-]{43}$/;
const WRONG_KEY = 'This API key isn’t valid. It may have expired or been revoked.';
const GREATEST_KEY = 100;

/** The token of the header `Authorization`; tokens are taken from nowhere else. */
function tokenOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** The session that a token opens, or an API key in its place. */
function findSession(platform: Platform, token: string, request: FastifyRequest): Promise<Session | null> {
  if (API_KEY.test(token)) return platform.apiKeys.find(token, networkOf(request.ip));
  return platform.sessions.find(token);
}

/** An API key opens nothing but what its scopes name. */
export function requireScope({ scopes }: Pick<Session, 'scopes'>, { scope }: Pick<Endpoint, 'scope'>): void {
  if (scopes === null || (scope && scopes.includes(scope))) return;
  const missing = scope ? `It needs the scope “${scope}”.` : 'Only you can, after signing in.';
  throw new Refusal('out_of_scope', `This API key isn’t allowed to do this. ${missing}`);
}

/** Bodies of JSON from this length on are read one by one for each caller; so are those that do not say theirs. */
const LARGE_BYTES = 128 * 1024;

function isLarge({ headers }: FastifyRequest): boolean {
  const isJson = headers['content-type']?.startsWith('application/json') === true;
  return isJson && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) >= LARGE_BYTES;
}

/** Waits until the caller has few enough calls in work. The turn ends with the answer, or where `endTurn` is called. */
export async function takeTurn(
  { turns }: Platform,
  isStream: boolean,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const taken: (() => void)[] = [];
  request.endTurn = () => {
    for (const end of taken.splice(0)) end();
  };
  const token = tokenOf(request);
  if (token === undefined) return;
  const over = new AbortController();
  for (const event of ['finish', 'close'])
    raw.once(event, () => {
      over.abort();
      request.endTurn();
    });
  if (isLarge(request)) taken.push(await turns.large.enter(token, over.signal));
  if (isStream) taken.push(await turns.streams.enter(token, over.signal));
  taken.push(await turns.calls.enter(token, over.signal));
  if (over.signal.aborted) request.endTurn();
}

/**
 * Finds who calls, before the body is read, and counts the call. Refuses callers who are nobody.
 * @param grants finds whom tokens act for that are for this place alone
 */
export async function requireSignedIn(
  platform: Platform,
  request: FastifyRequest,
  grants?: Sessions,
): Promise<Session> {
  const token = tokenOf(request) ?? '';
  const session =
    token === '' ? null : ((await grants?.find(token)) ?? (await findSession(platform, token, request)));
  if (!session) throw new Refusal('unauthenticated', API_KEY.test(token) ? WRONG_KEY : undefined);
  request.session = session;
  await platform.limits.spend('calls', session.owner.id);
  return session;
}

/** Refuses whoever may not call an endpoint. */
export async function requireSession(
  platform: Platform,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<void> {
  const { access } = endpoint;
  if (access === 'public') return;
  const session = await requireSignedIn(platform, request);
  requireScope(session, endpoint);
  if (access === 'admin' && session.owner.role !== 'admin') {
    request.log.warn(
      { person: loggedAs(session.owner.id), route: request.routeOptions.url },
      'not an administrator',
    );
    throw new Refusal('forbidden');
  }
}

/** The key and what it was sent to: what a key made at one address is no answer at another. */
function requestKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined || key === '') return null;
  if (typeof key === 'string' && key.length <= GREATEST_KEY && /^[\x21-\x7e]+$/.test(key))
    return `${key} ${request.method} ${request.url.replace(/\?.*/s, '')}`;
  throw new Refusal('invalid', 'Idempotency-Key must be at most 100 printable characters.');
}

function lastEventIdOf(request: FastifyRequest): number | null {
  const id = request.headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

function signalOf(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** What an action knows of its call. */
export function callContext(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicContext | Context {
  const ctx: PublicContext = {
    ...platform,
    log: request.log,
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    bearer: tokenOf(request) ?? null,
    cookies: request.headers.cookie ?? '',
    setCookie: (line) => void reply.header('set-cookie', line),
    signal: signalOf(reply),
    endTurn: () => request.endTurn(),
    hangUp: () => void reply.raw.destroy(),
    requestKey: requestKeyOf(request),
    lastEventId: lastEventIdOf(request),
  };
  const { session } = request;
  if (!session) return ctx;
  const token = tokenOf(request) ?? '';
  return {
    ...ctx,
    owner: session.owner,
    sessionId: session.id,
    isStillSignedIn: async () => (await findSession(platform, token, request)) !== null,
  };
}
