import { useEffect, useState } from 'react';
import type { signInOptions as endpoint } from '@candor/contracts/sign-in-methods';
import { call } from './call.ts';
import { route, type ReplyOf } from './route.ts';

const signInOptions = route<typeof endpoint>('GET', '/api/sign-in-options');

export type SignInOptions = ReplyOf<typeof endpoint>;

/** How people sign in here; null until that is known. Where it cannot be asked, the password still can. */
export function useSignInOptions(): SignInOptions | null {
  const [options, setOptions] = useState<SignInOptions | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call(signInOptions, { signal: left.signal }).then(setOptions, () => undefined);
    return () => left.abort();
  }, []);
  return options;
}
