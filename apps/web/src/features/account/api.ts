import type * as account from '@candor/contracts/account';
import type * as emailChanges from '@candor/contracts/email-change';
import { route } from '../../platform/route.ts';

export const login = route<typeof account.login>('POST', '/api/login');
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
