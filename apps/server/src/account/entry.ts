import type { Auth } from './auth.ts';
import type { KnownDevices } from './known-device.ts';
import type { Provider } from './provider.ts';

/** What opens an account: the auth library, and the browsers that are known already. */
export interface Entry {
  auth: Auth;
  devices: KnownDevices;
  /** Encrypts what must be stored and read again. */
  secret: string;
  /** Of OpenID Connect, where the configuration names one. */
  provider: Provider | null;
}
