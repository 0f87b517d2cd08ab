import type * as account from '@candor/contracts/account';
import { route } from '../../platform/route.ts';

export const login = route<typeof account.login>('POST', '/api/login');
export const register = route<typeof account.register>('POST', '/api/register');
export const requestPasswordReset = route<typeof account.requestPasswordReset>(
  'POST',
  '/api/password-reset/request',
);
export const resetPassword = route<typeof account.resetPassword>('POST', '/api/password-reset');
