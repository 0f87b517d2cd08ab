export const TOKEN_KEY = 'auth_token';
const leavers = new Set<() => void>();
let ended: () => void = () => undefined;

/** The bearer token, the only thing of the session that the browser's storage holds. */
export function storedToken(): string | null {
  return localStorage.getItem(TOKEN_KEY);
}

export function storeToken(token: string): void {
  localStorage.setItem(TOKEN_KEY, token);
}

/** Registers what clears a person's data from this device when they leave; gives the way to unregister. */
export function onLeave(leave: () => void): () => void {
  leavers.add(leave);
  return () => leavers.delete(leave);
}

/** Tells who shows the session when it is over. */
export function whenEnded(tell: () => void): void {
  ended = tell;
}

/** Forgets the session and everything kept on this device for it. */
export function endSession(): void {
  localStorage.removeItem(TOKEN_KEY);
  for (const leave of leavers) leave();
  ended();
}
