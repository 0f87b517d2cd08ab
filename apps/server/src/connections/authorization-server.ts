import type { Platform } from '../platform/context.ts';
import type { Provider } from './load-provider.ts';

/** Lets programs in for people, by OAuth 2.1; loaded when the first program comes. */
export interface AuthorizationServer {
  provider(): Promise<Provider>;
}

export function createAuthorizationServer(platform: Platform): AuthorizationServer {
  let loading: Promise<Provider> | undefined;
  return {
    provider: () =>
      (loading ??= import('./load-provider.ts')
        .then(({ loadProvider }) => loadProvider(platform))
        .catch((error: unknown) => {
          loading = undefined;
          throw error;
        })),
  };
}
