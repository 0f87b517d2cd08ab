import { queryOptions } from '@tanstack/react-query';
import type * as emailChanges from '@candor/contracts/email-change';
import type * as security from '@candor/contracts/security';
import type * as oidc from '@candor/contracts/oidc';
import type * as passkeys from '@candor/contracts/passkeys';
import type * as methods from '@candor/contracts/sign-in-methods';
import { call } from '../../platform/call.ts';
import { loadPasskeys } from '../../platform/passkeys.ts';
import { route } from '../../platform/route.ts';
import { thenRefresh } from '../../platform/then-refresh.ts';
import { renewToken } from '../../platform/token.ts';

const emailChangeRoute = route<typeof emailChanges.emailChange>('GET', '/api/email-change');
const cancelRoute = route<typeof emailChanges.cancelEmailChange>('DELETE', '/api/email-change');
const passwordRoute = route<typeof security.changePassword>('PUT', '/api/password');
const sessionsRoute = route<typeof security.sessions>('GET', '/api/sessions');
const endRoute = route<typeof security.endSession>('DELETE', '/api/sessions/:id');
const endOthersRoute = route<typeof security.endOtherSessions>('DELETE', '/api/sessions');
const twoFactorRoute = route<typeof security.twoFactor>('GET', '/api/two-factor');
const setUpRoute = route<typeof security.setUpTwoFactor>('POST', '/api/two-factor/setup');
const confirmRoute = route<typeof security.confirmTwoFactor>('POST', '/api/two-factor/confirm');
const codesRoute = route<typeof security.renewRecoveryCodes>('POST', '/api/two-factor/recovery-codes');
const offRoute = route<typeof security.turnTwoFactorOff>('POST', '/api/two-factor/off');

const methodsRoute = route<typeof methods.signInMethods>('GET', '/api/sign-in-methods');
const passkeyOptionsRoute = route<typeof passkeys.passkeyOptions>('POST', '/api/passkeys/options');
const addPasskeyRoute = route<typeof passkeys.addPasskey>('POST', '/api/passkeys');
const renamePasskeyRoute = route<typeof passkeys.renamePasskey>('PUT', '/api/passkeys/:id');
const removePasskeyRoute = route<typeof passkeys.removePasskey>('POST', '/api/passkeys/:id/remove');

const connectRoute = route<typeof oidc.connectOidc>('POST', '/api/oidc/connect');
const disconnectRoute = route<typeof oidc.disconnectOidc>('POST', '/api/oidc/disconnect');

/** Below this key stands all that is known of how the account is entered. */
const key = 'security';
const refreshed = thenRefresh(key);

export const pendingEmail = queryOptions({
  queryKey: [key, 'email-change'],
  queryFn: ({ signal }) => call(emailChangeRoute, { signal }).then(({ pending }) => pending),
});
export const mySessions = queryOptions({
  queryKey: [key, 'sessions'],
  queryFn: ({ signal }) => call(sessionsRoute, { signal }).then(({ sessions }) => sessions),
});
export const twoFactorState = queryOptions({
  queryKey: [key, 'two-factor'],
  queryFn: ({ signal }) => call(twoFactorRoute, { signal }),
});

export const signInMethods = queryOptions({
  queryKey: [key, 'methods'],
  queryFn: ({ signal }) => call(methodsRoute, { signal }),
});

export const cancelEmailChange = refreshed(() => call(cancelRoute, {}));
export const endSession = refreshed((id: string) => call(endRoute, { params: { id } }));
export const endOtherSessions = refreshed(() => call(endOthersRoute, {}));

export const changePassword = refreshed(
  (body: { currentPassword: string; newPassword: string; revokeApiKeys: boolean }) =>
    renewToken(() => call(passwordRoute, { body })),
);
export const setUpTwoFactor = (currentPassword: string) => call(setUpRoute, { body: { currentPassword } });
export const confirmTwoFactor = (code: string) => renewToken(() => call(confirmRoute, { body: { code } }));
export const renewRecoveryCodes = refreshed((currentPassword: string) =>
  call(codesRoute, { body: { currentPassword } }),
);
export const turnTwoFactorOff = refreshed((currentPassword: string) =>
  renewToken(() => call(offRoute, { body: { currentPassword } })),
);
/** Has this device make a passkey, and adds it under a name. */
export const addPasskey = refreshed(async (name: string, currentPassword: string) => {
  const { options } = await call(passkeyOptionsRoute, { body: { currentPassword } });
  const { startRegistration } = await loadPasskeys();
  const passkey = await startRegistration({ optionsJSON: options });
  await call(addPasskeyRoute, { body: { name, passkey } });
});
export const renamePasskey = refreshed((id: string, name: string) =>
  call(renamePasskeyRoute, { params: { id }, body: { name } }),
);
export const removePasskey = refreshed((id: string, currentPassword: string) =>
  renewToken(() => call(removePasskeyRoute, { params: { id }, body: { currentPassword } })),
);
/** Where to go to sign in at the provider once. */
export const connectProvider = (currentPassword: string) => call(connectRoute, { body: { currentPassword } });
export const disconnectProvider = refreshed((currentPassword: string) =>
  renewToken(() => call(disconnectRoute, { body: { currentPassword } })),
);
/** What is known of the sign-in is asked for again. */
export const refreshSecurity = refreshed(async () => undefined);
