import type * as account from '@candor/contracts/account';
import type * as emailChanges from '@candor/contracts/email-change';
import type * as passkeys from '@candor/contracts/passkeys';
import type * as oidc from '@candor/contracts/oidc';
import { route } from '../../platform/route.ts';

export const login = route<typeof account.login>('POST', '/api/login');
export const passkeySignInOptions = route<typeof passkeys.passkeySignInOptions>(
  'POST',
  '/api/passkey-sign-in/options',
);
export const passkeySignIn = route<typeof passkeys.passkeySignIn>('POST', '/api/passkey-sign-in');
export const beginOidc = route<typeof oidc.beginOidc>('POST', '/api/oidc/begin');
export const finishOidc = route<typeof oidc.finishOidc>('POST', '/api/oidc/finish');
export const oidcCode = route<typeof oidc.oidcCode>('POST', '/api/oidc/code');
export const register = route<typeof account.register>('POST', '/api/register');
export const requestPasswordReset = route<typeof account.requestPasswordReset>(
  'POST',
  '/api/password-reset/request',
);
export const resetPassword = route<typeof account.resetPassword>('POST', '/api/password-reset');
export const confirmEmailChange = route<typeof emailChanges.confirmEmailChange>(
  'POST',
  '/api/email-change/confirm',
);
