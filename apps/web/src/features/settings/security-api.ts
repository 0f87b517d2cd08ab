import { queryOptions } from '@tanstack/react-query';
import type * as emailChanges from '@candor/contracts/email-change';
import type * as security from '@candor/contracts/security';
import { call } from '../../platform/call.ts';
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

export const cancelEmailChange = refreshed(() => call(cancelRoute, {}));
export const endSession = refreshed((id: string) => call(endRoute, { params: { id } }));
export const endOtherSessions = refreshed(() => call(endOthersRoute, {}));

export const changePassword = refreshed((currentPassword: string, newPassword: string) =>
  renewToken(() => call(passwordRoute, { body: { currentPassword, newPassword } })),
);
export const setUpTwoFactor = (currentPassword: string) => call(setUpRoute, { body: { currentPassword } });
export const confirmTwoFactor = (code: string) => renewToken(() => call(confirmRoute, { body: { code } }));
export const renewRecoveryCodes = refreshed((currentPassword: string) =>
  call(codesRoute, { body: { currentPassword } }),
);
export const turnTwoFactorOff = refreshed((currentPassword: string) =>
  renewToken(() => call(offRoute, { body: { currentPassword } })),
);
/** What is known of the sign-in is asked for again. */
export const refreshSecurity = refreshed(async () => undefined);
