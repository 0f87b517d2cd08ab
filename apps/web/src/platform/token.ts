export const TOKEN_KEY = 'auth_token';
const leavers = new Set<() => void>();
let ended: () => void = () => undefined;
let stored: (token: string) => void = () => undefined;

/** The bearer token, the only thing of the session that the browser's storage holds. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
  stored(token);
}

const RENEWAL = 'candor-token-renewal';

/** One after the other in all tabs of this browser, where it has locks. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(RENEWAL, work) : work();
}

/** Runs a call that ends the present session and gives the token of the next one, which is stored. */
export function renewToken<Renewed extends { token: string }>(ask: () => Promise<Renewed>): Promise<Renewed> {
  return inTurn(async () => {
    const renewed = await ask();
    storeToken(renewed.token);
    return renewed;
  });
}

/**
 * The server knows a token no longer. That ends the session, unless another token came after it: a call of the old one
 * may be refused before the answer with the new one is here.
 */
export async function tokenRefused(token: string): Promise<void> {
  await inTurn(async () => {
    if (token === storedToken()) endSession();
  });
}

/** Registers what clears a person's data from this device when they leave; gives the way to unregister. */
export function onLeave(leave: () => void): () => void {
  leavers.add(leave);
  return () => leavers.delete(leave);
}

/** Tells who shows the session of each new token. */
export function whenStored(notify: (token: string) => void): void {
  stored = notify;
}

/** Tells who shows the session when it is over. */
export function whenEnded(notify: () => void): void {
  ended = notify;
}

/** Deletes the session and everything stored on this device for it. */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  for (const leave of leavers) leave();
  ended();
}
