import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { logout as logoutEndpoint, profile as profileEndpoint, User } from '@candor/contracts/account';
import { saveAsTyped } from './autosave/saves-as-typed.ts';
import { call } from './call.ts';
import { chooseZone } from './chosen-zone.ts';
import { route } from './route.ts';
import { endSession, storedToken, storeToken, TOKEN_KEY, whenEnded, whenStored } from './token.ts';

const profile = route<typeof profileEndpoint>('GET', '/api/profile');
const logoutRoute = route<typeof logoutEndpoint>('POST', '/api/logout');

export interface Session {
  user: User | null;
  token: string | null;
  /** True while a stored token is being verified. */
  isLoading: boolean;
  /** True once the person signed out: who signs in next starts afresh. */
  hasLeft: boolean;
  login: (user: User, token: string) => void;
  logout: () => void;
  /** Shows the person as the server has them by now. */
  update: (user: User) => void;
}

let asked: Promise<User> | null = null;

/** Asks who is signed in, where a token is stored: before anything is drawn, since every screen waits for the answer. */
export function beginSession(): void {
  if (storedToken() === null) return;
  asked = call(profile, {}).then(({ user }) => user);
  // Whoever waits for the answer takes the refusal too.
  asked.catch(() => undefined);
}

const SessionContext = createContext<Session | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [token, setToken] = useState(storedToken);
  const [isLoading, setIsLoading] = useState(() => storedToken() !== null);
  const [hasLeft, setHasLeft] = useState(false);
  const show = useCallback((known: User) => {
    // Before anything of theirs is drawn.
    chooseZone(known.preferences.timeZone);
    saveAsTyped(known.preferences.autoSave);
    setUser(known);
  }, []);

  useEffect(() => {
    whenStored(setToken);
    whenEnded(() => {
      setUser(null);
      setToken(null);
    });
    // Whoever signs out in another tab is signed out in this one.
    const onStorage = (event: StorageEvent) => {
      if (event.key !== TOKEN_KEY) return;
      if (event.newValue === null) endSession();
      else setToken(event.newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    if (!storedToken()) return;
    const verified = asked ?? call(profile, {}).then((reply) => reply.user);
    asked = null;
    verified
      .then(show)
      .catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- tells operators why a person was signed out
        console.error('Token verification failed', error);
        endSession();
      })
      .finally(() => setIsLoading(false));
  }, [show]);

  const session = useMemo<Session>(
    () => ({
      user,
      token,
      isLoading,
      hasLeft,
      login(signedIn, given) {
        storeToken(given);
        show(signedIn);
        setHasLeft(false);
      },
      logout() {
        // The server is told with the token that is about to go; nobody waits for it.
        call(logoutRoute, { keepalive: true }).catch(() => undefined);
        setHasLeft(true);
        endSession();
      },
      update: show,
    }),
    [user, token, isLoading, hasLeft, show],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The session. Throws outside its provider. */
export function useAuth(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useAuth must be used within an AuthProvider');
  return session;
}

/** The signed-in person, below a guard that lets nobody else through. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('nobody is signed in');
  return user;
}
